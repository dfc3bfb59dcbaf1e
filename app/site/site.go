// Package site writes the static site: everything that a host which only hands
// out files needs, at the root of a domain or under a path. It also serves such
// a folder as those hosts do.
package site

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"catchup/app/route"
	"catchup/web"
)

// Options say what to build and where to put it.
type Options struct {
	Out  string // folder to write; created if it is not there
	Base Base   // path under which the site will be served

	// Assets are the files served as they are, and Programs what is compiled.
	// Left out, they are the module's own.
	Assets   fs.FS
	Programs *Programs

	// Warnings is where Compile says what is not as it should be; left out, it is
	// not said.
	Warnings io.Writer
}

// Build writes the site. The same sources give the same bytes. It fails, and
// leaves Out as it was, if a program does not compile, if go-app's output is not
// what the site was made for, if a page cannot be rendered or a file is missing,
// or if Out holds something that is not an earlier site.
func Build(ctx context.Context, o Options) error {
	// 1. The programs and the files that are served as they are.
	if o.Assets == nil {
		o.Assets = web.Files
	}
	if o.Programs == nil {
		programs, err := Compile(ctx, cmp.Or(o.Warnings, io.Discard))
		if err != nil {
			return err
		}
		o.Programs = &programs
	}
	s, err := readAssets(o.Assets)
	if err != nil {
		return err
	}
	s["wasm_exec.js"] = o.Programs.Exec
	s[fileOf(string(route.Core))] = o.Programs.Core
	s[fileOf(string(route.Study))] = o.Programs.Study
	s[fileOf("engine")] = o.Programs.Engine
	s[fileOf("lab")] = o.Programs.Lab

	// 2. The texts, what go-app renders, corrected, and what describes the site to
	// a browser.
	if err := s.addProse(o.Base); err != nil {
		return err
	}
	if err := s.completeWorker(o.Base); err != nil {
		return err
	}
	if err := s.render(o.Base); err != nil {
		return err
	}
	s.addManifest(o.Base)

	// 3. The version, a fingerprint of all of it, and what the service worker has
	// to know: the version and the fingerprint of every file.
	version := s.stamp()
	if err := s.completeServiceWorker(o.Base, version); err != nil {
		return err
	}

	// 4. Nothing is written unless all of it is right.
	if err := s.check(o.Base); err != nil {
		return err
	}
	return s.write(o.Out)
}

// fileOf returns the path of a program.
func fileOf(program string) string { return "web/" + program + ".wasm" }

// A site is its files by their slash-separated path.
type site map[string][]byte

// names returns the paths of all files in order.
func (s site) names() []string { return slices.Sorted(maps.Keys(s)) }

// unversioned stands for the version in scripts and pages until it is known.
const unversioned = "VersionToCome"

// stamp computes the version of the site from all its files, writes it where it
// belongs and returns it.
func (s site) stamp() string {
	all := sha256.New()
	for _, name := range s.names() {
		sum := sha256.Sum256(s[name])
		all.Write([]byte(name + "\n"))
		all.Write(sum[:])
	}
	version := hex.EncodeToString(all.Sum(nil))[:12]
	for name, content := range s {
		switch path.Ext(name) {
		case ".html", ".js":
			s[name] = []byte(strings.ReplaceAll(string(content), unversioned, version))
		}
	}
	return version
}

// write puts the site into dir in place of an earlier one. It fails rather than
// delete anything else.
func (s site) write(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("write the site: %w", err)
	}
	if len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(dir, serviceWorker)); err != nil {
			return fmt.Errorf("write the site: %s is not empty and holds no earlier site: name another folder or empty it", dir)
		}
	}
	for _, entry := range entries {
		if err := os.RemoveAll(filepath.Join(dir, entry.Name())); err != nil {
			return fmt.Errorf("write the site: %w", err)
		}
	}
	for _, name := range s.names() {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return fmt.Errorf("write the site: %w", err)
		}
		if err := os.WriteFile(file, s[name], 0o644); err != nil {
			return fmt.Errorf("write the site: %w", err)
		}
	}
	return nil
}

// stylesheet is the one file that all styles are joined into.
const stylesheet = "web/catch-up.css"

// readAssets returns the files that are served as they are, under "web/", the
// styles joined, and the scripts, which lack their facts yet.
func readAssets(assets fs.FS) (site, error) {
	s, styles, parts := site{}, site{}, site{}
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
		case path.Ext(name) == ".js":
			parts[name] = content
		default:
			s["web/"+name] = content
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the files to serve: %w", err)
	}
	s[stylesheet] = styles.joined()
	return s, s.addScripts(parts)
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
	sheet.WriteString(lastRule)
	return sheet.Bytes()
}

// lastRule tells the page that it has the whole style sheet (start/run.js).
const lastRule = ":root { --complete: 1; }\n"
