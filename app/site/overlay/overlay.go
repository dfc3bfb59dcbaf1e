// Package overlay holds small packages that stand, in a page, for larger ones of the
// standard library. go-app is one package for the page and for a server, so a page gets
// with it a web server and client with TLS, encryption and regular expressions, a quarter
// of the program, and never calls them. The go tool can put other files in the place of
// a package's own while it builds ("go build -overlay"); in the folders here, named
// like those of the standard library, stand the names that go-app compiles against.
//
// What a page does call, it gets as it is: the tests compare it with the library. What it
// never calls says that it is not part of the page.
package overlay

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Write writes the file that "go build -overlay" takes, by which each package in a folder
// below stubs takes the place of the one in the same folder of the standard library.
func Write(file, stubs, goroot string) error {
	replace := map[string]string{}
	err := filepath.WalkDir(stubs, func(path string, entry fs.DirEntry, err error) error {
		folder := filepath.Dir(path)
		if err != nil || entry.IsDir() || folder == stubs || !source(path) {
			return err
		}
		below, err := filepath.Rel(stubs, folder)
		if err != nil {
			return err
		}
		library := filepath.Join(goroot, "src", below)
		replaced, err := os.ReadDir(library)
		if err != nil {
			return fmt.Errorf("%s stands for nothing: %w", below, err)
		}
		for _, entry := range replaced {
			if name := filepath.Join(library, entry.Name()); source(name) && replace[name] == "" {
				replace[name] = "" // is not there
			}
		}
		replace[filepath.Join(library, filepath.Base(path))] = path
		return nil
	})
	if err != nil {
		return fmt.Errorf("overlay: %w", err)
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return fmt.Errorf("overlay: %w", err)
	}
	return os.WriteFile(file, text, 0o644)
}

// source tells whether a file is compiled when its package is.
func source(name string) bool {
	extension := filepath.Ext(name)
	return (extension == ".go" || extension == ".s") && !strings.HasSuffix(name, "_test.go")
}
