package board

import (
	"strconv"

	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Pad returns a button for each number from 1 to largest, marked if it is in already,
// with how often if more than once. Each button's value is its number; onPut is called with it as the source.
func Pad(in engine.Set, largest int, onPut app.EventHandler) app.UI {
	numbers := make([]app.UI, largest)
	for i := range numbers {
		n := i + 1
		class, name, badge := "pad-number", "Put in "+strconv.Itoa(n), ""
		if count := in.Count(n); count > 0 {
			class += " pad-in"
			name += ", in it " + strconv.Itoa(count) + " time"
			if count > 1 {
				name += "s"
				badge = "×" + strconv.Itoa(count)
			}
		}
		numbers[i] = app.Button().Class(class).Type("button").Value(n).Aria("label", name).OnClick(onPut).Body(
			app.Span().Text(n),
			app.Span().Class("pad-count").Text(badge),
		)
	}
	return app.Div().Class("pad").Role("group").Aria("label", "Put numbers in").Body(numbers...)
}

// Behind is where one steps by how much the player to move is behind. onStep is
// called as by [Stepper].
func Behind(deficit int, onStep app.EventHandler) app.UI {
	text := "Level"
	if deficit > 0 {
		text = strconv.Itoa(deficit) + " behind"
	}
	return app.Div().Class("behind").Role("group").Aria("label", "By how much the player to move is behind").Body(
		app.Span().Class("field-label").Text("To move"),
		Stepper(app.Span().Text(text), "One less behind", "One more behind", onStep),
	)
}

// Stepper returns what is shown between two buttons, whose values are −1 and 1;
// onStep is called with the one pressed as the source.
func Stepper(shown app.UI, less, more string, onStep app.EventHandler) app.UI {
	button := func(sign, name string, by int) app.UI {
		return app.Button().Class("button").Type("button").Value(by).Aria("label", name).OnClick(onStep).Text(sign)
	}
	return app.Div().Class("stepper").Body(button("−", less, -1), shown, button("+", more, 1))
}

// Number returns the number that is the value of the button or field from which an
// event came.
func Number(ctx app.Context) (n int, ok bool) {
	n, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	return n, err == nil
}
