package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

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
