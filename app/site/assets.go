//go:build !wasm

package site

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// stylesheet is the one file that all styles are joined into.
const stylesheet = "web/catch-up.css"

// readAssets returns the files that are served as they are, under "web/", and
// the styles joined in the order of their names.
func readAssets(assets fs.FS) (site, error) {
	s := site{}
	var styles bytes.Buffer
	err := fs.WalkDir(assets, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !served(name) {
			return err
		}
		content, err := fs.ReadFile(assets, name)
		if err != nil {
			return err
		}
		if path.Dir(name) == "style" {
			styles.Write(bytes.TrimSpace(content))
			styles.WriteString("\n")
			return nil
		}
		s["web/"+name] = content
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the files to serve: %w", err)
	}
	s[stylesheet] = styles.Bytes()
	return s, nil
}

// served tells whether a file of the web folder is for visitors as it is.
func served(name string) bool {
	return !strings.HasSuffix(name, ".go") && name != serviceWorkerTemplate
}
