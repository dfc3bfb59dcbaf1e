package site

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catchup/web"
)

// literalLengths is how many lengths stand in the styles as numbers and not as
// one of the steps in tokens.css: what a drawing measures, and the widths at
// which a page changes. It may only be lowered.
const literalLengths = 161

// A styleRule is one rule of a style sheet: the conditions it stands under, its
// selectors and its declarations in the order of the alphabet.
type styleRule struct {
	file, under, selectors, body string
}

var (
	comments = regexp.MustCompile(`(?s)/\*.*?\*/`)
	spaces   = regexp.MustCompile(`\s+`)
	lengths  = regexp.MustCompile(`\d(px|rem|em)\b`)
	classes  = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	texts    = regexp.MustCompile("\"(?:[^\"\\\\\n]|\\\\.)*\"|`[^`]*`")
	words    = regexp.MustCompile(`[\w-]+`)
)

// rulesOf returns the rules of one file. Keyframes are one rule as a whole.
func rulesOf(file, text, under string) (rules []styleRule) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		head, rest, _ := strings.Cut(text, "{")
		end, depth := 0, 1
		for ; depth > 0; end++ {
			switch rest[end] {
			case '{':
				depth++
			case '}':
				depth--
			}
		}
		head, inside := strings.TrimSpace(head), rest[:end-1]
		if strings.HasPrefix(head, "@media") {
			rules = append(rules, rulesOf(file, inside, head)...)
		} else {
			declarations := strings.Split(spaces.ReplaceAllString(inside, " "), ";")
			for i := range declarations {
				declarations[i] = strings.TrimSpace(declarations[i])
			}
			slices.Sort(declarations)
			rules = append(rules, styleRule{file, under, head, strings.Join(declarations, ";")})
		}
		text = rest[end:]
	}
	return rules
}

// styleRules returns the rules of all styles, and their text without comments.
func styleRules(t *testing.T) (rules []styleRule, content map[string]string) {
	content = map[string]string{}
	for _, pattern := range styleFiles {
		names, err := fs.Glob(web.Files, pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(names), err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(web.Files, name)
			if err != nil {
				t.Fatal(err)
			}
			content[name] = comments.ReplaceAllString(string(text), "")
			rules = append(rules, rulesOf(name, content[name], "")...)
		}
	}
	return rules, content
}

// The styles of a component and of a page are named like its folder.
func TestStylesAreNamedLikeFolders(t *testing.T) {
	_, content := styleRules(t)
	folders := map[string]bool{}
	for _, tree := range []string{"ui", "page"} {
		err := filepath.WalkDir("../"+tree, func(name string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() {
				folders[tree+"/"+filepath.Base(name)] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name := range content {
		folder := strings.TrimSuffix(strings.TrimPrefix(name, "style/"), ".css")
		if strings.Contains(folder, "/") && !folders[folder] {
			t.Errorf("%s: there is no folder %s", name, folder)
		}
	}
}

// Sizes are steps of the scales in tokens.css.
func TestStylesUseTheTokens(t *testing.T) {
	_, content := styleRules(t)
	count := 0
	for name, text := range content {
		if name != "style/tokens.css" {
			count += len(lengths.FindAllString(text, -1))
		}
		if strings.Contains(text, "!important") {
			t.Errorf("%s: order and a better selector do without !important", name)
		}
	}
	switch {
	case count > literalLengths:
		t.Errorf("%d lengths are numbers and not tokens, %d were: use a step of tokens.css; the number may only be lowered", count, literalLengths)
	case count < literalLengths:
		t.Errorf("%d lengths are numbers and not tokens, %d were: lower the number", count, literalLengths)
	}
}

// A look is written once: whoever needs it joins the selectors or wears a class
// of layout.css.
func TestNoStyleRepeatsAnother(t *testing.T) {
	rules, _ := styleRules(t)
	first := map[string]styleRule{}
	for _, r := range rules {
		key := r.under + r.body
		if other, found := first[key]; found {
			t.Errorf("%s: %s repeats %s in %s", r.file, r.selectors, other.selectors, other.file)
		}
		first[key] = r
	}
}

// Every class in the styles is one that a page may have. A class that is put
// together, "outcome-" and "win", is known by its first part.
func TestEveryStyleIsUsed(t *testing.T) {
	used := map[string]bool{}
	for _, tree := range []string{"../../app", "../../web"} {
		files := os.DirFS(tree)
		for name := range maps.Keys(all(t, files)) {
			found := []string{}
			switch path.Ext(name) {
			case ".go":
				if !strings.HasSuffix(name, "_test.go") && !strings.HasPrefix(name, "e2e/") {
					text, _ := fs.ReadFile(files, name)
					found = texts.FindAllString(string(text), -1)
				}
			case ".js", ".html", ".md":
				text, _ := fs.ReadFile(files, name)
				found = []string{string(text)}
			}
			for _, word := range words.FindAllString(strings.Join(found, " "), -1) {
				used[word] = true
			}
		}
	}
	rules, _ := styleRules(t)
	for _, r := range rules {
		for _, match := range classes.FindAllStringSubmatch(r.selectors, -1) {
			class := match[1]
			stem := strings.TrimRight(class, "0123456789")
			prefix := class[:strings.LastIndex(class, "-")+1]
			if !used[class] && !used[prefix] && (stem == class || !used[strings.TrimSuffix(stem, "-")]) {
				t.Errorf("%s: nothing has the class %q", r.file, class)
			}
		}
	}
}
