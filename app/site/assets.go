//go:build !wasm

package site

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
)

// stylesheet is the one file that all styles are joined into.
const stylesheet = "web/catch-up.css"

// readAssets returns the files that are served as they are, under "web/", the
// styles joined in the order of their names, and the service worker, which has
// to lie at the root of what it serves and lacks its facts yet.
func readAssets(assets fs.FS) (site, error) {
	s := site{}
	var styles bytes.Buffer
	err := fs.WalkDir(assets, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) == ".go" {
			return err
		}
		content, err := fs.ReadFile(assets, name)
		if err != nil {
			return err
		}
		switch {
		case path.Dir(name) == "style":
			styles.Write(bytes.TrimSpace(content))
			styles.WriteString("\n")
		case name == serviceWorkerTemplate:
			s[serviceWorker] = content
		default:
			s["web/"+name] = content
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the files to serve: %w", err)
	}
	s[stylesheet] = styles.Bytes()
	return s, nil
}
