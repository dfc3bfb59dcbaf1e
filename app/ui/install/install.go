// Package install offers to put the site on the device, as an app among the others:
// it then opens without the browser's bars, and the browser is less ready to delete its
// record.
package install

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Offer says how the site is installed in this browser, or does it. It shows nothing
// where that is not possible, and in the installed app itself.
type Offer struct {
	app.Compo

	way way
}

// way is how a browser installs sites.
type way uint8

const (
	none    way = iota // it does not, or has done so, or has not said yet
	asked              // it asks the visitor as soon as the page wants it to
	byShare            // by hand, from the menu for sharing: iPhone and iPad
	byMenu             // by hand, from the menu of files: Safari on a Mac
)

func (o *Offer) OnMount(ctx app.Context)            { o.look(ctx) }
func (o *Offer) OnAppInstallChange(ctx app.Context) { o.look(ctx) }

// look asks the browser. Those of Apple never announce that a site can be installed.
func (o *Offer) look(ctx app.Context) {
	was := o.way
	switch {
	case !ctx.IsAppInstallable():
		o.way = none
	case !ctx.IsAppleBrowser():
		o.way = asked
	case app.Window().Get("navigator").Get("maxTouchPoints").Int() > 0:
		o.way = byShare
	default:
		o.way = byMenu
	}
	if o.way == was {
		ctx.PreventUpdate()
	}
}

// onInstall has the browser ask the visitor; it does so once.
func (o *Offer) onInstall(ctx app.Context, e app.Event) {
	ctx.ShowAppInstallPrompt()
	o.way = none
}

func (o *Offer) Render() app.UI {
	offer := app.Div().Class("install row-wide")
	switch o.way {
	case asked:
		return offer.Body(
			app.Button().Class("button").Type("button").OnClick(o.onInstall).Text("Install as an app"),
			app.P().Class("soft").Text("It opens like any other app, offline too, and the browser is less ready to delete your record."),
		)
	case byShare:
		return offer.Body(app.P().Class("soft").Text("To install it as an app: Share, then Add to Home Screen. The app begins with a record of its own; take yours along with a copy from Your data."))
	case byMenu:
		return offer.Body(app.P().Class("soft").Text("To install it as an app: File, then Add to Dock."))
	default:
		return offer
	}
}
