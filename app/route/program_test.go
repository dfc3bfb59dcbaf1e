package route

import "testing"

func TestEveryPathLeadsToItsPage(t *testing.T) {
	for _, page := range All {
		for _, path := range page.Spellings() {
			if got, ok := at(path); !ok || got != page {
				t.Errorf("%q is %q, want %q", path, got, page)
			}
		}
	}
	for _, path := range []string{"/no/", "/learn/first/index.htm", "/lab/values/x", "//", "lab/"} {
		if got, ok := at(path); ok {
			t.Errorf("%q is %q, and is no page", path, got)
		}
	}
}

// Every page that is said to be in the study is a page.
func TestTheStudyHasPagesOnly(t *testing.T) {
	study := 0
	for _, page := range All {
		if page.Program() == Study {
			study++
		}
	}
	if study != len(inStudy) || study == 0 || study == len(All) {
		t.Errorf("%d of %d pages are in the study, and its list has %d", study, len(All), len(inStudy))
	}
	if None.Program() != Core || Home.Program() != Core {
		t.Error("the first page and what is no page are not in the core")
	}
}
