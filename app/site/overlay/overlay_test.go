package overlay_test

import (
	"bytes"
	"encoding/json"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	nethttp "net/http"
	goregexp "regexp"

	"catchup/app/site/overlay"
	"catchup/app/site/overlay/crypto/aes"
	"catchup/app/site/overlay/crypto/cipher"
	"catchup/app/site/overlay/crypto/rand"
	"catchup/app/site/overlay/net/http"
	"catchup/app/site/overlay/regexp"
)

// Every file of a package makes way for the stub's, and what lies below it stays.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{
		"stubs/readme.go", "stubs/net/http/http.go", "stubs/net/http/more.go", "stubs/net/http/http_test.go",
		"go/src/net/http/http.go", "go/src/net/http/server.go", "go/src/net/http/fast.s", "go/src/net/http/server_test.go",
		"go/src/net/http/internal/ascii.go", "go/src/net/net.go",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(dir, "overlay.json")
	if err := overlay.Write(file, filepath.Join(dir, "stubs"), filepath.Join(dir, "go")); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var got struct{ Replace map[string]string }
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"http.go": "http.go", "more.go": "more.go", "server.go": "", "fast.s": ""}
	for name, by := range want {
		if by != "" {
			by = filepath.Join(dir, "stubs/net/http", by)
		}
		path := filepath.Join(dir, "go/src/net/http", name)
		if found, ok := got.Replace[path]; !ok || found != by {
			t.Errorf("%s is replaced by %q, want %q", name, found, by)
		}
	}
	if len(got.Replace) != len(want) {
		t.Errorf("replaced: %v", got.Replace)
	}
	if err := overlay.Write(file, filepath.Join(dir, "stubs"), dir); err == nil {
		t.Error("a stub stands for a package that there is not")
	}
}

// Names of headers are the same in any case, as they are in Go's package.
func TestHeader(t *testing.T) {
	for _, name := range []string{"Content-Type", "ETag", "etag", "if-none-match", "IF-NONE-MATCH", "X-a-1b", "Cache--Control", "-x", ""} {
		ours, theirs := http.Header{}, nethttp.Header{}
		ours.Set(name, "1")
		theirs.Set(name, "1")
		ours.Set(name, "2")
		theirs.Set(name, "2")
		for _, asked := range []string{name, "Etag", "ETAG", "If-None-Match", "content-type"} {
			if got, want := ours.Get(asked), theirs.Get(asked); got != want {
				t.Errorf("after setting %q, %q is %q, want %q", name, asked, got, want)
			}
		}
		for key := range theirs {
			if ours[key] == nil {
				t.Errorf("%q is kept as %v, want %q", name, ours, key)
			}
		}
	}
}

// answer is where a handler writes, for the stub and for Go's package.
type answer struct{ *httptest.ResponseRecorder }

func (a answer) Header() http.Header { return http.Header(a.ResponseRecorder.Header()) }

func TestFolderOfAPageIsEmpty(t *testing.T) {
	got, want := httptest.NewRecorder(), httptest.NewRecorder()
	http.FileServer(http.Dir(".")).ServeHTTP(answer{got}, &http.Request{})
	nethttp.NotFound(want, nil)
	if got.Code != want.Code || got.Body.String() != want.Body.String() {
		t.Errorf("answers %d %q, want %d %q", got.Code, got.Body, want.Code, want.Body)
	}
	for name := range want.Header() {
		if got.Header().Get(name) != want.Header().Get(name) {
			t.Errorf("answers with %v, want %v", got.Header(), want.Header())
		}
	}
	if _, err := http.Get("https://example.org/"); err == nil {
		t.Error("there is a client in the page")
	}
}

func TestStatuses(t *testing.T) {
	for ours, theirs := range map[int]int{
		http.StatusOK:                  nethttp.StatusOK,
		http.StatusNotModified:         nethttp.StatusNotModified,
		http.StatusNotFound:            nethttp.StatusNotFound,
		http.StatusInternalServerError: nethttp.StatusInternalServerError,
	} {
		if ours != theirs {
			t.Errorf("status %d, want %d", ours, theirs)
		}
	}
}

func TestRandomBytes(t *testing.T) {
	var seen [256]bool
	for range 100 {
		a, b := make([]byte, 33), make([]byte, 33)
		for _, p := range [][]byte{a, b} {
			if n, err := rand.Reader.Read(p); n != len(p) || err != nil {
				t.Fatalf("read %d of %d bytes: %v", n, len(p), err)
			}
		}
		if bytes.Equal(a, b) {
			t.Fatalf("twice the same: %x", a)
		}
		for _, c := range append(a, b...) {
			seen[c] = true
		}
	}
	for c, ok := range seen {
		if !ok {
			t.Errorf("6600 bytes and none is %d", c)
		}
	}
}

func TestPatternOfAll(t *testing.T) {
	ours, theirs := regexp.MustCompile(regexp.All), goregexp.MustCompile(regexp.All)
	for _, text := range []string{"", "/", "/play/", "/\n", "\xff"} {
		if got, want := ours.MatchString(text), theirs.MatchString(text); got != want {
			t.Errorf("%q matches: %v, want %v", text, got, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a pattern that is not known is compiled")
		}
	}()
	regexp.MustCompile("^/play")
}

func TestNoCipher(t *testing.T) {
	if block, err := aes.NewCipher(make([]byte, 16)); err == nil {
		t.Errorf("there is a cipher: %v", block)
	}
	if mode, err := cipher.NewGCM(nil); err == nil {
		t.Errorf("there is a mode: %v", mode)
	}
}
