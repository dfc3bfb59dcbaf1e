package site

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestFileServer(t *testing.T) {
	dir := t.TempDir()
	s := site{
		"index.html":           []byte("start"),
		"play/index.html":      []byte("play"),
		notFoundPage:           []byte("not found"),
		"web/core.wasm":        []byte("\x00asm"),
		"web/icons/icon.png":   []byte("png"),
		"manifest.webmanifest": []byte("{}"),
	}
	if err := s.write(dir); err != nil {
		t.Fatal(err)
	}
	for _, base := range []Base{"/", "/x/"} {
		server := FileServer(dir, base)
		for _, c := range []struct {
			path, body, kind string
			status           int
		}{
			{"", "start", "text/html; charset=utf-8", 200},
			{"?a=b", "start", "text/html; charset=utf-8", 200},
			{"play/", "play", "text/html; charset=utf-8", 200},
			{"play/index.html", "play", "text/html; charset=utf-8", 200},
			{"web/core.wasm?v=1", "\x00asm", "application/wasm", 200},
			{"web/icons/icon.png", "png", "image/png", 200},
			{"manifest.webmanifest", "{}", "application/manifest+json", 200},
			{"nope", "not found", "text/html; charset=utf-8", 404},
			{"nope/", "not found", "text/html; charset=utf-8", 404},
			{"web/", "not found", "text/html; charset=utf-8", 404},
			{"../secret", "not found", "text/html; charset=utf-8", 404},
		} {
			for _, accept := range []string{"", "gzip"} {
				answer := ask(server, http.MethodGet, base.Path(c.path), accept)
				body := io.Reader(answer.Body)
				if answer.Header().Get("Content-Encoding") == "gzip" {
					var err error
					if body, err = gzip.NewReader(body); err != nil {
						t.Fatal(err)
					}
				}
				content, err := io.ReadAll(body)
				if err != nil || answer.Code != c.status || string(content) != c.body || answer.Header().Get("Content-Type") != c.kind {
					t.Errorf("%s: %d %q %q %v, want %v", base.Path(c.path), answer.Code, content, answer.Header().Get("Content-Type"), err, c)
				}
				if got := answer.Header().Get("Cache-Control"); got != "max-age=600" {
					t.Errorf("%s: Cache-Control %q", base.Path(c.path), got)
				}
			}
		}
	}
}

func TestFileServerRedirects(t *testing.T) {
	dir := t.TempDir()
	if err := (site{"play/index.html": []byte("play")}).write(dir); err != nil {
		t.Fatal(err)
	}
	server := FileServer(dir, "/x/")
	for path, want := range map[string]string{
		"/x":         "/x/",
		"/x?a=b":     "/x/?a=b",
		"/x/play":    "/x/play/",
		"/x/play?a":  "/x/play/?a",
		"/x//play?a": "/x/play/?a",
	} {
		answer := ask(server, http.MethodGet, path, "")
		if got := answer.Header().Get("Location"); answer.Code != http.StatusMovedPermanently || got != want {
			t.Errorf("%s: %d to %q, want %q", path, answer.Code, got, want)
		}
	}
}

func TestFileServerKnowsWhatHasNotChanged(t *testing.T) {
	dir := t.TempDir()
	if err := (site{"index.html": []byte("start")}).write(dir); err != nil {
		t.Fatal(err)
	}
	server := FileServer(dir, "/")
	request := httptest.NewRequest(http.MethodGet, "/", nil)
	request.Header.Set("If-None-Match", ask(server, http.MethodGet, "/", "").Header().Get("ETag"))
	answer := httptest.NewRecorder()
	server.ServeHTTP(answer, request)
	if answer.Code != http.StatusNotModified {
		t.Errorf("an unchanged file is answered with %d", answer.Code)
	}
	if got := ask(server, http.MethodPost, "/", "").Code; got != http.StatusMethodNotAllowed {
		t.Errorf("POST is answered with %d", got)
	}
	if got := ask(FileServer(dir, "/x/"), http.MethodGet, "/y/", "").Code; got != http.StatusNotFound {
		t.Errorf("a path outside of the base is answered with %d", got)
	}
}

func ask(server http.Handler, method, path, accept string) *httptest.ResponseRecorder {
	request := httptest.NewRequest(method, path, nil)
	request.Header.Set("Accept-Encoding", accept)
	answer := httptest.NewRecorder()
	server.ServeHTTP(answer, request)
	return answer
}
