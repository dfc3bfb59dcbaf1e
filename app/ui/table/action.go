package table

import (
	"slices"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Action is something that can be done at the board, by a button under the rods or by
// its keys.
type Action struct {
	Text  string
	Keys  string          // that do the same, such as "Enter n"
	Class string          // of the button, such as [Main]
	Value string          // of the button
	Body  func() []app.UI // in place of the text
	// Note describes the button to those who do not see it.
	Note   string
	Off    bool // it cannot be done now
	Hidden bool // it has keys and no button
	// Do does it. The context is the table's, which outlives the button.
	Do   func(ctx app.Context)
	Href string // where the button leads, if it is a link and does nothing

	take bool
}

// Classes of buttons.
const (
	Main  = "button-main"  // the one that most will press
	Quiet = "button-quiet" // one that few will
)

// TakeIt is the action that takes what is picked.
var TakeIt = Action{Keys: "Enter", take: true}

// Do makes what [Action.Do] needs of a function that needs no context.
func Do(f func()) func(app.Context) { return func(app.Context) { f() } }

func (a Action) hears(key string) bool { return slices.Contains(strings.Fields(a.Keys), key) }

// singleKeys are the letters and signs among the keys of the actions.
func singleKeys(actions []Action) string {
	keys := ""
	for _, a := range actions {
		for _, key := range strings.Fields(a.Keys) {
			if len(key) == 1 {
				keys += key
			}
		}
	}
	return keys
}

// possible are the actions as they are now, which a key must not miss.
func (t *Table) possible() []Action {
	if t.Actions == nil {
		return nil
	}
	return t.Actions()
}

// actions are the buttons under the rods.
func (t *Table) actions() app.UI {
	t.shown = t.possible()
	var buttons []app.UI
	for i, a := range t.shown {
		if !a.Hidden {
			buttons = append(buttons, t.button(i, a))
		}
	}
	return app.Div().Class("actions").Body(buttons...)
}

func (t *Table) button(i int, a Action) app.UI {
	switch {
	case a.take:
		move, legal := Move(t.State)
		return board.Take(move, legal, t.onTake).Class(a.Class)
	case a.Do == nil && a.Href != "":
		return app.A().Class("button", a.Class).Href(a.Href).Text(a.Text)
	}
	// The scope tells the handlers of one place apart, which are the same code.
	button := app.Button().Class("button", a.Class).Type("button").Disabled(a.Off).
		OnClick(func(app.Context, app.Event) { t.do(t.shown[i]) }, app.EventScope(i))
	if a.Value != "" {
		button.Value(a.Value)
	}
	if a.Note != "" {
		button.Attr("aria-description", a.Note)
	}
	if a.Body != nil {
		return button.Body(a.Body()...)
	}
	return button.Text(a.Text)
}

// do does what can be done; a link is followed.
func (t *Table) do(a Action) {
	switch {
	case a.Off:
	case a.take:
		t.take()
	case a.Do != nil:
		a.Do(t.own)
	default:
		route.Open(t.own, a.Href)
	}
}
