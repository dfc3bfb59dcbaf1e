// Package regexp stands in a page for Go's. go-app's router takes patterns of addresses;
// the page has one, which matches all that are no page's.
package regexp

// All is the one pattern that there is.
const All = ".*"

// A Regexp matches every text.
type Regexp struct{}

// MustCompile panics, as Go's does, if it does not know the pattern.
func MustCompile(pattern string) *Regexp {
	if pattern != All {
		panic("regexp in a page knows no pattern but " + All + ", not " + pattern)
	}
	return &Regexp{}
}

// MatchString tells that it does.
func (*Regexp) MatchString(string) bool { return true }
