package site

import "testing"

func TestParseBase(t *testing.T) {
	for text, want := range map[string]string{
		"/":          "",
		"/catch-up/": "",
		"/a/b.c/":    "",
		"":           `base "" must start and end with a slash, like "/catch-up/"`,
		"/x":         `base "/x" must start and end with a slash, like "/catch-up/"`,
		"x/":         `base "x/" must start and end with a slash, like "/catch-up/"`,
		"//":         `base "//" has two slashes in a row`,
		"/a b/":      `base "/a b/": ' ' at position 3 cannot stand in a path`,
		`/"/`:        `base "/\"/": '"' at position 2 cannot stand in a path`,
	} {
		base, err := ParseBase(text)
		switch {
		case want == "" && (err != nil || string(base) != text):
			t.Errorf("ParseBase(%q) = %q, %v", text, base, err)
		case want != "" && (err == nil || err.Error() != want):
			t.Errorf("ParseBase(%q) fails with %v, want %s", text, err, want)
		}
	}
}

func TestResolve(t *testing.T) {
	for location, want := range map[string]string{
		"/":                   "/catch-up/",
		"/play/":              "/catch-up/play/",
		"/web":                "/catch-up/web",
		"":                    "",
		"#1-7":                "#1-7",
		"https://example.org": "https://example.org",
	} {
		if got := Base("/catch-up/").Resolve(location); got != want {
			t.Errorf("Resolve(%q) = %q, want %q", location, got, want)
		}
	}
}
