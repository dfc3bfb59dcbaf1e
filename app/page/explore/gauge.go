package explore

import (
	"catchup/app/ui/board"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// gauge shows how far the engine is. It is a component of its own, since drawing the
// whole page ten times a second would hold it up.
type gauge struct {
	app.Compo

	done float64 // 0 to 1
}

// progressed is the action by which the page tells the gauge.
const progressed = "explore progressed"

func (g *gauge) OnMount(ctx app.Context) {
	ctx.Handle(progressed, func(ctx app.Context, action app.Action) {
		if done, ok := action.Value.(float64); ok {
			g.done = done
			ctx.Update()
		}
	})
}

// Render shows nothing before the first news, so that what takes no time does not
// flicker.
func (g *gauge) Render() app.UI {
	if g.done == 0 {
		return app.Div().Class("none")
	}
	return board.Working(g.done)
}
