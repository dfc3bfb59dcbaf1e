package route

import (
	"net/url"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Program is one of the two compiled programs that show the pages. The name is that
// of its file.
type Program string

// The programs. A link from a page of one to a page of the other loads a document, as
// on any site; within one go-app changes the page.
const (
	Core  Program = "core"  // what a visitor may want in the first minutes
	Study Program = "study" // the rest: heavier, or rarely first
)

// inStudy holds the pages of the study program. It alone says which page is in which.
var inStudy = map[Page]bool{
	Prove:      true,
	Progress:   true,
	Compose:    true,
	Set:        true,
	Tree:       true,
	About:      true,
	Endings:    true,
	Solver:     true,
	Lab:        true,
	Values:     true,
	FirstMove:  true,
	Size:       true,
	Heuristics: true,
	Random:     true,
	Sets:       true,
	Variants:   true,
	Backup:     true,
}

// Program returns the program that shows the page. Addresses that are no page are the
// core's, which says so.
func (p Page) Program() Program {
	if inStudy[p] {
		return Study
	}
	return Core
}

// Pages are the components of a program by their addresses.
type Pages map[Page]func() app.Composer

// None stands for every address that is no page.
const None Page = ""

// Show tells go-app which component shows which page, at each path by which a static
// host, or the site offline, answers with it.
func (p Pages) Show() {
	for _, page := range All {
		if component, ok := p[page]; ok {
			for _, path := range page.Spellings() {
				app.Route(path, component)
			}
		}
	}
	if component, ok := p[None]; ok {
		app.RouteWithRegexp(".*", component)
	}
}

// running is the program in which this runs; empty on a machine.
var running Program

// Run shows the pages of a program in the browser. It never returns.
func (p Pages) Run(program Program) {
	running = program
	p.Show()
	app.Window().Get("document").Call("addEventListener", "click", app.FuncOf(leave))
	app.RunWhenOnBrowser()
}

// leave keeps the click on a link to a page of the other program from go-app, which
// would look for that page in this one. The browser follows the link then.
func leave(_ app.Value, args []app.Value) any {
	click := args[0]
	if link := click.Get("target").Call("closest", "a[href]"); link.Truthy() && elsewhere(link.Get("href").String()) {
		click.Call("stopPropagation")
	}
	return nil
}

// Open goes to an address of the site, in whichever program it is.
func Open(ctx app.Context, href string) {
	if elsewhere(href) {
		app.Window().Get("location").Call("assign", href)
		return
	}
	ctx.Navigate(href)
}

// elsewhere reports whether an address is a page of the program that does not run here.
func elsewhere(href string) bool {
	address, err := url.Parse(href)
	if err != nil || running == "" || address.Host != "" && address.Host != app.Window().URL().Host {
		return false
	}
	page, ok := at(strings.TrimPrefix(address.Path, Root()))
	return ok && page.Program() != running
}

// at returns the page at a path from the root of the site.
func at(path string) (Page, bool) {
	for _, page := range All {
		if slices.Contains(page.Spellings(), path) {
			return page, true
		}
	}
	return None, false
}
