package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Option is something to choose: the value of its button, or of its line in a field,
// and its text.
type Option struct{ Value, Text string }

// Chips are buttons of which one is pressed: the one with the value that is chosen.
func Chips(label, chosen string, onPress app.EventHandler, options ...Option) app.UI {
	chips := make([]app.UI, len(options))
	for i, o := range options {
		chips[i] = app.Button().Class("chip").Type("button").Value(o.Value).Aria("pressed", o.Value == chosen).OnClick(onPress).Text(o.Text)
	}
	return app.Div().Class("chips").Role("group").Aria("label", label).Body(chips...)
}

// Choice is a field to choose from.
func Choice(id, label, chosen string, onChange app.EventHandler, options ...Option) app.UI {
	lines := make([]app.UI, len(options))
	for i, o := range options {
		lines[i] = app.Option().Value(o.Value).Selected(o.Value == chosen).Text(o.Text)
	}
	return Labelled(id, label, app.Select().Class("input").ID(id).OnChange(onChange).Body(lines...))
}

// Chosen is the value of the button or field that an event came from.
func Chosen(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }
