// Package prose shows the longer texts of the site. They are written in Markdown,
// in web/prose, and turned into HTML when the site is built: a page carries its
// text from the start, and what comes from another page fetches it out of the
// browser's store.
package prose

import (
	"net/url"
	"strings"

	"catchup/app/browser"
	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Section returns the text of web/prose/NAME.md.
func Section(name string) app.UI { return &section{Name: name} }

type section struct {
	app.Compo
	Name string

	html   string // the text, in one element; "" as long as it is not there
	failed bool   // it could not be fetched

	// own is the section's own context: see [section.fetch].
	own app.Context
}

// fetched holds the texts that were on a page before, so that they are there at
// once when the visitor comes back.
var fetched = map[string]string{}

// CompoID makes another text another component.
func (s *section) CompoID() string { return s.Name }

// OnInit takes the text over from the page as it was built, which still stands in
// the document while the program draws its own.
func (s *section) OnInit() {
	if app.IsServer {
		return
	}
	s.html = fetched[s.Name]
	built := app.Window().Get("document").Call("querySelector", ".prose[data-prose='"+s.Name+"']")
	if s.html == "" && built.Truthy() {
		s.html = built.Get("innerHTML").String()
		fetched[s.Name] = s.html
	}
}

func (s *section) OnMount(ctx app.Context) {
	s.own = ctx
	if s.html == "" {
		s.fetch()
	}
}

// fetch asks for the text of the version that the page belongs to.
func (s *section) fetch() {
	s.failed = false
	address := route.Root() + "/web/prose/" + s.Name + ".html?v=" + url.QueryEscape(app.Getenv("GOAPP_VERSION"))
	told := func(html string) { s.own.Dispatch(func(ctx app.Context) { s.onFetched(ctx, strings.TrimSpace(html)) }) }
	failed := func(app.Value) { told("") }
	browser.Settle(app.Window().Call("fetch", address), func(answer app.Value) {
		if !answer.Get("ok").Bool() {
			told("") // an error page is not the text
			return
		}
		browser.Settle(answer.Call("text"), func(html app.Value) { told(html.String()) }, failed)
	}, failed)
}

func (s *section) onFetched(ctx app.Context, html string) {
	s.html, s.failed = html, html == ""
	if s.failed {
		return
	}
	fetched[s.Name] = html
	if id := ctx.Page().URL().Fragment; id != "" {
		ctx.Defer(func(app.Context) {
			if heading := app.Window().GetElementByID(id); heading.Truthy() {
				heading.Call("scrollIntoView")
			}
		})
	}
}

func (s *section) onAgain(ctx app.Context, e app.Event) { s.fetch() }

// Render shows the text. On the machine that builds the site it is an empty place,
// which the build fills.
func (s *section) Render() app.UI {
	return app.Div().Class("prose").DataSet("prose", s.Name).Body(
		app.If(s.html != "", func() app.UI {
			return app.Raw(s.html)
		}).ElseIf(s.failed, func() app.UI {
			return app.Div().Class("card").Role("alert").Body(
				app.P().Text("This text could not be loaded."),
				app.Button().Class("button").Type("button").OnClick(s.onAgain).Text("Try again"),
			)
		}),
	)
}
