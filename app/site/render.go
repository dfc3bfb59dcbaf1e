package site

import (
	"bytes"
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"

	"catchup/app/route"
	"catchup/app/ui/wait"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

// What a page says about itself unless it knows better.
const (
	siteName    = "Catch-Up"
	description = "The number game in which the lead changes at every turn: play it, solve its puzzles, see every position solved exactly. Works offline."
)

// notFoundPage is what static hosts answer with when there is no such file.
const notFoundPage = "404.html"

// rendering guards the environment, where go-app keeps its configuration.
var rendering sync.Mutex

// render adds the pages as they look before the programs run.
func (s site) render(base Base) error {
	rendering.Lock()
	defer rendering.Unlock()
	handler := &app.Handler{
		Title:       siteName,
		Description: description,
		Resources:   base,
	}
	// go-app takes the base off the paths it is asked for, which on this side are
	// without it already; a base like "/play/" would be taken off a page's own path.
	if err := os.Unsetenv("GOAPP_ROOT_PREFIX"); err != nil {
		return fmt.Errorf("render: %w", err)
	}
	var none string // the title of the page for addresses that are none, which comes first
	for _, address := range append([]route.Page{"/" + notFoundPage}, route.All...) {
		p, err := readPage(handler, string(address))
		if err == nil && p.Title == none {
			err = fmt.Errorf("it is %q: is there a route for it?", p.Title)
		}
		if err == nil {
			err = s.fillProse(&p)
		}
		if err == nil {
			p.Program = s.program(string(address.Program()), base)
			s[fileAt(string(address[1:]))], err = s.document(p, base)
		}
		if err != nil {
			return fmt.Errorf("render %s: %w", address, err)
		}
		none = cmp.Or(none, p.Title)
	}
	return nil
}

// get asks go-app for a path.
func get(handler http.Handler, target string) (string, error) {
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, target, nil))
	if answer.Code != http.StatusOK {
		return "", fmt.Errorf("go-app answers %d to %s", answer.Code, target)
	}
	return answer.Body.String(), nil
}

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// A page is what changes from page to page in page.html.
type page struct {
	Base               Base
	Version            string
	Lang               string
	Title, Description string
	Content, Rest      template.HTML // before and after what is said of the loading
	Program            program

	files site
}

// Integrity returns what the content of a file must be, for its "integrity" attribute.
func (p page) Integrity(file string) string { return fingerprint(p.files[file]) }

// document puts the page into our own HTML: go-app's has remote addresses in its
// head and a loader that covers the content.
func (s site) document(p page, base Base) ([]byte, error) {
	p.Base, p.Version, p.files = base, unversioned, s
	if before, after, found := strings.Cut(string(p.Content), wait.Place); found {
		p.Content, p.Rest = template.HTML(before+wait.Place), template.HTML(after)
	}
	var out bytes.Buffer
	err := pageTemplate.Execute(&out, p)
	return out.Bytes(), err
}

// readPage has go-app render the page at an address, and finds in that document what is
// the page's own.
func readPage(handler http.Handler, address string) (page, error) {
	document, err := get(handler, address)
	if err != nil {
		return page{}, err
	}
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
