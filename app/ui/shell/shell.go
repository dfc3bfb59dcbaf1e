// Package shell is the frame around every page: the name, the navigation, light
// and dark, and the notice of a new version. It also has the field in which every
// page takes the notation.
package shell

import (
	"strings"

	"catchup/app/route"
	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Frame returns a whole page. Here is the link to mark: an entry of the navigation, or
// one of the few pages that are linked from elsewhere. The title and the description
// stand in the browser's tab, in search results and where the page's link is shared; a
// page without a title has the site's name. They may be others at every drawing.
func Frame(here route.Page, title, description string, content ...app.UI) app.UI {
	if title != "" {
		title += " · "
	}
	return app.Div().Class("page").Body(
		app.Button().Class("skip button").Type("button").Text("Skip to content").OnClick(onSkip),
		&bar{Current: here, Title: title + "Catch-Up", Description: description},
		app.Main().ID("content").Class("content").TabIndex(-1).Body(content...),
		draw.Once(".foot", func() app.UI {
			return app.Footer().Class("foot").Body(
				app.P().Class("foot-about").Text("Catch-Up was invented by Isaksen, Ismail, Brams and Nealen in 2015. Everything here is solved on your own device."),
				current(app.A().Class("foot-link").Href(route.Lab.Href("")), here == route.Lab).Text("Lab"),
				current(app.A().Class("foot-link").Href(route.Backup.Href("")), here == route.Backup).Text("Your data"),
			)
		}),
	)
}

// Header returns the top of a page: the page that it belongs to, its place there, if that
// is not its title, the title, and what else there is to say.
func Header(above route.Page, place, title string, more ...app.UI) app.UI {
	eyebrow := []app.UI{app.A().Href(above.Href("")).Text(names[above])}
	if place != "" {
		eyebrow = append(eyebrow, app.Span().Text(" · "+place))
	}
	return app.Header().Class("hero hero-small").Body(append([]app.UI{
		app.P().Class("eyebrow").Body(eyebrow...),
		app.H1().Text(title),
	}, more...)...)
}

// names are what pages are called that others belong to.
var names = map[route.Page]string{route.Puzzles: "Puzzles", route.Learn: "Learn"}

// Way is a card that leads on to another page.
func Way(href, title, text string) app.UI {
	return app.A().Class("way card").Href(href).Body(
		app.H2().Text(title),
		app.P().Class("soft").Text(text),
	)
}

// onSkip moves the focus past the navigation. A link to "#content" would not do:
// what stands behind "#" is the game.
func onSkip(ctx app.Context, e app.Event) { toContent() }

func toContent() { app.Window().GetElementByID("content").Call("focus") }

// ToTop goes to the top of what has come in the place of something else on the page.
func ToTop(app.Context) {
	toContent()
	app.Window().Call("scrollTo", 0, 0)
}

// entries are the pages in the navigation.
var entries = []struct {
	page route.Page
	text string
	icon string // an SVG path on a grid of 16
}{
	{route.Daily, "Daily", "M4 0h2v2h4V0h2v2h2v13H2V2h2Zm0 6v7h8V6ZM5 8h3v3H5Z"},
	{route.Puzzles, "Puzzles", "M6 2a2 2 0 0 1 4 0h4v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4V2Z"},
	{route.Play, "Play", "M1 3h9v4H1Zm0 6h14v4H1Z"},
	{route.Learn, "Learn", "M8 2 0 6l8 4 6-3v5h1.5V6ZM3 9.3v2.7c0 1 2 2 5 2s5-1 5-2V9.3l-5 2.5Z"},
	{route.Explore, "Explore", "M6 1h4v4H9v2h4v3h2v4h-4v-4h1V8H4v2h1v4H1v-4h2V7h5V5H6Z"},
}

// navigation returns the links to the main pages.
func navigation(page route.Page) app.UI {
	links := make([]app.UI, len(entries))
	for i, entry := range entries {
		link := app.A().Class("nav-link").Href(entry.page.Href(""))
		links[i] = current(link, entry.page == page).Body(
			draw.Icon(entry.icon),
			app.Span().Text(entry.text),
		)
	}
	return app.Nav().Class("nav").Aria("label", "Main").Body(links...)
}

// current marks a link if it leads to where the visitor is.
func current(link app.HTMLA, is bool) app.HTMLA {
	if is {
		link.Aria("current", "page")
	}
	return link
}

// Sentence makes a sentence of an error's text.
func Sentence(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + strings.TrimSuffix(text[1:], ".") + "."
}
