package route

import (
	"regexp"
	"slices"
	"testing"
)

// A static host, or the site offline, answers the paths that this expression has.
func TestSpellings(t *testing.T) {
	for _, page := range All {
		pattern := regexp.MustCompile("^" + regexp.QuoteMeta(string(page[:len(page)-1])) + `(/(index\.html)?)?$`)
		paths := page.Spellings()
		for _, path := range paths {
			if !pattern.MatchString(path) {
				t.Errorf("%q is no path of %q", path, page)
			}
		}
		slices.Sort(paths)
		if paths = slices.Compact(paths); len(paths) != 3 {
			t.Errorf("%q has the paths %q, want 3", page, paths)
		}
	}
}
