package site

import (
	"errors"
	"fmt"
	"path"
	"regexp"
	"strings"
)

// check looks at the finished site and reports everything that is wrong with it.
func (s site) check(base Base) error {
	var faults []error
	for _, name := range s.names() {
		content := string(s[name])
		if content == "" {
			faults = append(faults, fmt.Errorf("%s is empty", name))
		}
		if path.Ext(name) != ".wasm" && strings.Contains(content, unversioned) {
			faults = append(faults, fmt.Errorf("%s has no version", name))
		}
		switch path.Ext(name) {
		case ".html", ".webmanifest":
			faults = append(faults, s.checkLinks(base, name, content)...)
		case ".css":
			faults = append(faults, s.checkStyles(name, content)...)
		}
	}
	return errors.Join(faults...)
}

// addressPattern finds links as HTML and as the manifest write them.
var addressPattern = regexp.MustCompile(`\b(?:href=|src=|src": |url": )"([^"]*)"`)

// checkLinks reports links that lead nowhere or to another host.
func (s site) checkLinks(base Base, name, content string) (faults []error) {
	if strings.Contains(content, "404 page not found") {
		faults = append(faults, fmt.Errorf("%s was not rendered", name))
	}
	for _, match := range addressPattern.FindAllStringSubmatch(content, -1) {
		address := match[1]
		if strings.HasPrefix(address, "#") || strings.HasPrefix(address, "https://") {
			continue
		}
		file, _, _ := strings.Cut(address, "#")
		file, _, _ = strings.Cut(file, "?")
		file, found := strings.CutPrefix(file, string(base))
		if _, exists := s[fileAt(file)]; !found || !exists {
			faults = append(faults, fmt.Errorf("%s: link %q leads nowhere", name, address))
		}
	}
	return faults
}

var urlPattern = regexp.MustCompile(`url\(["']?([^"')]+)["']?\)`)

// checkStyles reports files that a style sheet needs and does not get.
func (s site) checkStyles(name, content string) (faults []error) {
	for _, match := range urlPattern.FindAllStringSubmatch(content, -1) {
		if strings.HasPrefix(match[1], "data:") || strings.HasPrefix(match[1], "#") {
			continue
		}
		if _, exists := s[path.Join(path.Dir(name), match[1])]; !exists {
			faults = append(faults, fmt.Errorf("%s: there is no %q, seen from the joined style sheet", name, match[1]))
		}
	}
	return faults
}
