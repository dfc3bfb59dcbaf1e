package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Stepper returns what is shown between two buttons, whose values are −1 and 1;
// onStep is called with the one pressed as the source.
func Stepper(shown app.UI, less, more string, onStep app.EventHandler) app.UI {
	button := func(sign, name string, by int) app.UI {
		return app.Button().Class("button").Type("button").Value(by).Aria("label", name).OnClick(onStep, app.EventScope(name)).Text(sign)
	}
	return app.Div().Class("stepper line").Body(button("−", less, -1), shown, button("+", more, 1))
}

// Number returns the number that is the value of the button or field from which an
// event came.
func Number(ctx app.Context) (n int, ok bool) {
	n, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	return n, err == nil
}
