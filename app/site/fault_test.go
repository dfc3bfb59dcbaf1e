package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// wantFault fails the test unless err mentions all words.
func wantFault(t *testing.T, err error, words ...string) {
	t.Helper()
	if err == nil {
		t.Fatalf("no error, want one about %q", words)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("error %q does not mention %q", err, word)
		}
	}
}

func TestCheckReportsEverything(t *testing.T) {
	s := site{
		"index.html":       []byte(`<a href="/x/play/">, <a href="/x/gone/#1-7">, <img src="/icon.svg">`),
		"play/index.html":  []byte(`404 page not found`),
		"explore/app.js":   []byte(unversioned),
		"web/engine.wasm":  nil,
		"web/catch-up.css": []byte(`a { src: url("fonts/gone.woff2") } b { background: url(data:image/png;base64,) }`),
	}
	wantFault(t, s.check("/x/"),
		`index.html: link "/x/gone/#1-7" leads nowhere`,
		`index.html: link "/icon.svg" leads nowhere`,
		"play/index.html was not rendered",
		"explore/app.js has no version",
		"web/engine.wasm is empty",
		`"fonts/gone.woff2"`,
	)
}

func TestMissingFilesFailTheBuild(t *testing.T) {
	for _, name := range []string{"service-worker.js", "worker.js", "start/run.js", "icons/icon.svg", "icons/icon-512.png"} {
		assets := all(t, os.DirFS("../../web"))
		delete(assets, name)
		err := Build(t.Context(), Options{Out: t.TempDir(), Base: "/", Assets: assets, Programs: fakePrograms()})
		wantFault(t, err, name[strings.LastIndex(name, "/")+1:])
	}
}

func TestWriteReplacesOnlyASite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "deep", "dist")
	old := site{serviceWorker: []byte("old"), "old/index.html": []byte("old")}
	if err := old.write(dir); err != nil {
		t.Fatal(err)
	}
	if err := (site{serviceWorker: []byte("new")}).write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "old")); err == nil {
		t.Error("files of the earlier site are still there")
	}

	theirs := t.TempDir()
	if err := os.WriteFile(filepath.Join(theirs, "thesis.txt"), []byte("years of work"), 0o644); err != nil {
		t.Fatal(err)
	}
	wantFault(t, old.write(theirs), theirs, "holds no earlier site")
	if _, err := os.Stat(filepath.Join(theirs, "thesis.txt")); err != nil {
		t.Error(err)
	}
}
