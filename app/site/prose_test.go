package site

import (
	"html/template"
	"io/fs"
	"path"
	"strings"
	"testing"

	"catchup/web"

	"golang.org/x/net/html"
)

func TestProseIsRendered(t *testing.T) {
	const source = `## Two *words*

A [page](/play/#1-7), a [place](#two-words), [elsewhere](https://example.org/a) -- "quoted".

{{board 1-7/3/5/6 Figure 3a & more}}

| a | b |
| - | -: |
| 1 | 2 |
`
	rendered, err := renderProse([]byte(source), "/catch-up/")
	if err != nil {
		t.Fatal(err)
	}
	text := string(rendered)
	for _, want := range []string{
		`<h2 id="two-words">Two <em>words</em></h2>`,
		`<a href="/catch-up/play/#1-7">page</a>`,
		`<a href="#two-words">place</a>`,
		`<a href="https://example.org/a">elsewhere</a>`,
		`&ldquo;quoted&rdquo;`,
		`<figure class="prose-figure">`,
		`href="/catch-up/explore/#1-7/3/5/6"`,
		"Figure 3a &amp; more",
		"<table>",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %s in\n%s", want, text)
		}
	}
	if strings.Contains(text, "style=") {
		t.Errorf("the content policy forbids styles in the page:\n%s", text)
	}
	if _, err := renderProse([]byte("{{board 1-7/3/9}}\n"), "/"); err == nil {
		t.Error("a figure of a game against the rules is drawn")
	}
}

func TestProseFillsItsPlaces(t *testing.T) {
	s := site{"web/prose/about.html": []byte("<div>\n<p>Hear, hear</p>\n</div>\n")}
	p := page{Content: `<main><div class="prose" data-prose="about">
</div></main>`}
	if err := s.fillProse(&p); err != nil {
		t.Fatal(err)
	}
	if want := template.HTML("<main><div class=\"prose\" data-prose=\"about\"><div>\n<p>Hear, hear</p>\n</div></div></main>"); p.Content != want {
		t.Errorf("got %s", p.Content)
	}
	p.Content = `<div class="prose" data-prose="nothing"></div>`
	if err := s.fillProse(&p); err == nil {
		t.Error("a place without a text is not reported")
	}
}

// The texts keep to what the pages around them need: no heading of the first level,
// no level left out, no picture without an alternative.
func TestProseIsWellFormed(t *testing.T) {
	names, err := fs.Glob(web.Files, "prose/*.md")
	if err != nil || len(names) == 0 {
		t.Fatalf("there are no texts: %v", err)
	}
	for _, name := range names {
		source, err := fs.ReadFile(web.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		rendered, err := renderProse(source, "/catch-up/")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		level := 1
		ids := map[string]bool{}
		for tag := range parseMarkup(string(rendered)).Descendants() {
			if id := valueOf(tag, "id"); id != "" && id != "stripes" {
				if ids[id] {
					t.Errorf("%s: two elements have the id %q", name, id)
				}
				ids[id] = true
			}
			if valueOf(tag, "style") != "" {
				t.Errorf("%s: a style in the page, at %v", name, tag)
			}
			if tag.Data == "img" && valueOf(tag, "alt") == "" {
				t.Errorf("%s: a picture without an alternative", name)
			}
			if tag.Type != html.ElementNode || len(tag.Data) != 2 || tag.Data[0] != 'h' || tag.Data == "hr" {
				continue
			}
			next := int(tag.Data[1] - '0')
			if next < 2 || next > level+1 {
				t.Errorf("%s: a heading of level %d after one of level %d", path.Base(name), next, level)
			}
			level = next
		}
	}
}
