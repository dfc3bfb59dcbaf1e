package draw

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Once is content that never changes on a page and does nothing but lead on by links. It
// is left out of the drawing that every tap causes, and when the program starts, it is
// taken over as it stands on the page that was rendered ahead of time: to build it anew,
// attribute by attribute, would be a good part of the start. The selector finds it there.
func Once(selector string, content func() app.UI) app.UI {
	return &once{selector: selector, content: content}
}

// once has no exported field that could differ, so that go-app leaves it as it is.
type once struct {
	app.Compo

	selector string
	content  func() app.UI
}

// started is set when the first page stands: what was rendered ahead of time has gone.
var started bool

func (o *once) OnMount(ctx app.Context) {
	ctx.PreventUpdate()
	started = true
}

// CompoID tells go-app whether what stands there is what is to stand there.
func (o *once) CompoID() string { return o.selector }

// Render shows the content.
func (o *once) Render() app.UI {
	if app.IsClient && !started {
		if ahead := app.Window().Get("document").Call("querySelector", o.selector); ahead.Truthy() {
			return app.Raw(ahead.Get("outerHTML").String())
		}
	}
	return o.content()
}
