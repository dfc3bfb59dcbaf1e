package site

import (
	"fmt"
	"strings"
)

// Base is the path under which a host serves the site, with both slashes: "/"
// or "/catch-up/".
type Base string

// ParseBase returns the base that text names. It fails unless text starts and
// ends with a slash and can stand in a link as it is.
func ParseBase(text string) (Base, error) {
	if !strings.HasPrefix(text, "/") || !strings.HasSuffix(text, "/") {
		return "", fmt.Errorf("base %q must start and end with a slash, like %q", text, "/catch-up/")
	}
	if strings.Contains(text, "//") {
		return "", fmt.Errorf("base %q has two slashes in a row", text)
	}
	for i, r := range text {
		if !allowedInBase(r) {
			return "", fmt.Errorf("base %q: %q at position %d cannot stand in a path", text, r, i+1)
		}
	}
	return Base(text), nil
}

func allowedInBase(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' ||
		strings.ContainsRune("/-_.~", r)
}

// Path returns the address of name, which is relative to the root of the site.
func (b Base) Path(name string) string { return string(b) + strings.TrimPrefix(name, "/") }

// Resolve is go-app's question where a resource is. Remote addresses and
// fragments stay as they are. go-app's own resolver for sub-paths turns "/" into
// a path without its last slash, which is outside of the service worker's scope.
func (b Base) Resolve(location string) string {
	if !strings.HasPrefix(location, "/") {
		return location
	}
	return b.Path(location)
}
