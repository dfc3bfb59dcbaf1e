//go:build !wasm

package e2e

import (
	"bytes"
	"context"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"catchup/app/site"
	"catchup/web"
)

// bases are where the site is tested: at the root of a host and under a path.
var bases = []site.Base{"/", "/catch-up/"}

// builds holds the sites built so far, and the programs compiled once for all.
var builds = struct {
	folder string
	sync.Mutex
	done map[string]string
}{done: map[string]string{}}

// warnings has what was said when the programs were compiled.
var warnings bytes.Buffer

var programs = sync.OnceValues(func() (site.Programs, error) { return site.Compile(context.Background(), &warnings) })

// built returns the folder of the site as it is, for base.
func built(t testing.TB, base site.Base) string {
	t.Helper()
	return edition(t, base, "")
}

// edition returns the folder of a version of the site in which every kind of
// file differs from other editions: style, script and all programs. Edition ""
// is the site as it is.
func edition(t testing.TB, base site.Base, name string) string {
	t.Helper()
	builds.Lock()
	defer builds.Unlock()
	key := strings.Trim(strings.ReplaceAll(string(base), "/", "_"), "_") + "-" + name
	if folder, found := builds.done[key]; found {
		return folder
	}
	compiled, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	options := site.Options{Out: filepath.Join(builds.folder, "site"+key), Base: base, Programs: &compiled}
	if name != "" {
		options.Assets, err = mark(web.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		options.Programs = &site.Programs{
			Core:   markProgram(compiled.Core, name),
			Study:  markProgram(compiled.Study, name),
			Engine: markProgram(compiled.Engine, name),
			Lab:    markProgram(compiled.Lab, name),
			Exec:   compiled.Exec,
		}
	}
	if err := site.Build(t.Context(), options); err != nil {
		t.Fatal(err)
	}
	builds.done[key] = options.Out
	return options.Out
}

// restyled returns the folder of a version of the site that differs in its style alone.
func restyled(t testing.TB, base site.Base) string {
	t.Helper()
	compiled, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	assets, err := copied(web.Files)
	if err != nil {
		t.Fatal(err)
	}
	assets["style/edition.css"] = &fstest.MapFile{Data: []byte(":root { --edition: new; }")}
	options := site.Options{Out: t.TempDir(), Base: base, Programs: &compiled, Assets: assets}
	if err := site.Build(t.Context(), options); err != nil {
		t.Fatal(err)
	}
	return options.Out
}

// mark returns the files with a style and a script variable that name the edition.
func mark(files fs.FS, name string) (fs.FS, error) {
	marked, err := copied(files)
	if err != nil {
		return nil, err
	}
	marked["style/edition.css"] = &fstest.MapFile{Data: []byte(":root { --edition: " + name + "; }")}
	marked["start/keep.js"].Data = append(marked["start/keep.js"].Data, "\nwindow.edition = \""+name+"\";\n"...)
	return marked, nil
}

// copied returns a copy of files that can be changed.
func copied(files fs.FS) (fstest.MapFS, error) {
	all := fstest.MapFS{}
	err := fs.WalkDir(files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(files, path)
		all[path] = &fstest.MapFile{Data: content}
		return err
	})
	return all, err
}

// markProgram appends a custom section, which WebAssembly ignores, so that the
// file ends in the edition's name.
func markProgram(program []byte, name string) []byte {
	const custom = 0
	section := append([]byte{custom, byte(1 + len("edition") + len(name)), byte(len("edition"))}, "edition"+name...)
	return append(program[:len(program):len(program)], section...)
}
