//go:build !wasm

package site

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"html"
	"html/template"
	"net/http"
	"regexp"
	"strings"
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

var (
	langPattern        = regexp.MustCompile(`<html lang="([^"]+)">`)
	titlePattern       = regexp.MustCompile(`<title>(.+)</title>`)
	descriptionPattern = regexp.MustCompile(`<meta [^>]*\bname="description"[^>]*>`)
)

// readPage finds in a document written by go-app what is the page's own.
func readPage(document string) (page, error) {
	head, body, found := strings.Cut(document, "\n  <body>\n")
	if !found {
		return page{}, errors.New("go-app wrote no body")
	}
	lang := langPattern.FindStringSubmatch(head)
	title := titlePattern.FindStringSubmatch(head)
	meta := descriptionPattern.FindString(head)
	if lang == nil || title == nil || meta == "" {
		return page{}, errors.New("go-app wrote no language, title or description")
	}
	// The content is the first element of the body, the loader the second.
	loader := strings.LastIndex(body, "<aside ")
	if loader < 0 || !strings.Contains(body[loader:], `id="app-wasm-loader"`) {
		return page{}, errors.New("go-app wrote no loader after the content")
	}
	content := strings.TrimSpace(body[:loader])
	if content == "" {
		return page{}, errors.New("the page is empty")
	}
	t, _ := readTag(meta)
	return page{
		Lang:        lang[1],
		Title:       html.UnescapeString(title[1]),
		Description: t.value("content"),
		Content:     template.HTML(tidyMarkup(content)),
	}, nil
}
