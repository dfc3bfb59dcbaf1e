package site

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"net/http"

	"golang.org/x/net/html"
)

// Colours that the browser shows around the page; the same as in the styles.
const (
	lightColour = "#faf7f0"
	darkColour  = "#14161b"
)

// contentPolicy lets the page load its own files and nothing else. Go's program
// needs 'wasm-unsafe-eval'. A host that only hands out files cannot send it as a
// header, so it stands in the page.
const contentPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"connect-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; " +
	"base-uri 'none'; form-action 'none'"

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// A page is what changes from page to page in page.html.
type page struct {
	Base               Base
	Policy             string
	Version            string
	Stylesheet         string
	Light, Dark        string
	Lang               string
	Title, Description string
	Content            template.HTML
}

// renderPage asks go-app for the page at target.
func renderPage(handler http.Handler, target string) (page, error) {
	rendered, err := get(handler, target)
	if err != nil {
		return page{}, err
	}
	p, err := readPage(rendered)
	if err != nil {
		return page{}, fmt.Errorf("render %s: %w", target, err)
	}
	return p, nil
}

// document puts the page into our own HTML: go-app's has remote addresses in its
// head and a loader that covers the content.
func (p page) document(base Base) ([]byte, error) {
	p.Base = base
	p.Policy = contentPolicy
	p.Version = unversioned
	p.Stylesheet = stylesheet
	p.Light, p.Dark = lightColour, darkColour
	var out bytes.Buffer
	if err := pageTemplate.Execute(&out, p); err != nil {
		return nil, fmt.Errorf("render %q: %w", p.Title, err)
	}
	return out.Bytes(), nil
}

// readPage finds in a document written by go-app what is the page's own.
func readPage(document string) (page, error) {
	root := parseMarkup(document)
	p := page{Lang: valueOf(find(root, "html"), "lang")}
	if title := find(root, "title").FirstChild; title != nil {
		p.Title = title.Data
	}
	for n := range find(root, "head").ChildNodes() {
		if valueOf(n, "name") == "description" {
			p.Description = valueOf(n, "content")
		}
	}
	if p.Lang == "" || p.Title == "" || p.Description == "" {
		return page{}, errors.New("go-app wrote no language, title or description")
	}
	// The content is the first element of the body, the loader the second.
	var body []*html.Node
	for n := range find(root, "body").ChildNodes() {
		if n.Type == html.ElementNode {
			body = append(body, n)
		}
	}
	if len(body) < 2 || valueOf(body[1], "id") != "app-wasm-loader" {
		return page{}, errors.New("go-app wrote no content with a loader after it")
	}
	p.Content = template.HTML(tidyMarkup(body[0]))
	return p, nil
}
