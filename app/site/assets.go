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

// readAssets returns the files that are served as they are, under "web/", the
// styles joined, and the service worker, which has to lie at the root of what
// it serves and lacks its facts yet.
func readAssets(assets fs.FS) (site, error) {
	s, styles := site{}, site{}
	err := fs.WalkDir(assets, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) == ".go" {
			return err
		}
		content, err := fs.ReadFile(assets, name)
		if err != nil {
			return err
		}
		switch {
		case strings.HasPrefix(name, "style/"):
			styles[name] = content
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
	s[stylesheet] = styles.joined()
	return s, nil
}

// styleFiles are what the style sheet is joined from, in this order: what every
// page builds on, the components, and the pages, which say how theirs differ.
var styleFiles = []string{"style/*.css", "style/ui/*.css", "style/page/*.css"}

// joined returns the one style sheet.
func (s site) joined() []byte {
	var sheet bytes.Buffer
	for _, pattern := range styleFiles {
		for _, name := range s.names() {
			if fits, _ := path.Match(pattern, name); fits { // no pattern is malformed
				sheet.Write(bytes.TrimSpace(s[name]))
				sheet.WriteString("\n")
			}
		}
	}
	return sheet.Bytes()
}
