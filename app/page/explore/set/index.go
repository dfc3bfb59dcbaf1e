package set

import (
	"strconv"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// most is the largest N of the sets {1..N} in the index: the paper's last.
const most = 20

// Index is what the sets {1}, {1..2} and so on are worth to whoever begins, as far as this
// device has worked it out.
type Index []engine.Outcome

// Next returns the next N to be worked out, and whether there is one.
func (x Index) Next() (n int, more bool) { return len(x) + 1, len(x) < most }

// solved is the index of this page, which lasts until it is left.
var solved Index

// index is the list of the sets {1..N}. It is a component of its own, since it fills
// in one by one.
type index struct {
	app.Compo
	Current int // the N that is shown, or 0

	failure error
	asker   client.Asker
}

func (x *index) OnMount(ctx app.Context) {
	x.asker.Mount(ctx)
	x.step()
}

func (x *index) OnDismount() { x.asker.Stop() }

// step works one out after the other.
func (x *index) step() {
	n, more := solved.Next()
	if !more {
		return
	}
	client.Ask(&x.asker, &solver.Evaluate{Position: engine.Position{Left: engine.OneTo(n)}}, func(value solver.Evaluation, err error) {
		if err != nil {
			x.failure = err
			return
		}
		solved = append(solved, value.Outcome)
		x.step()
	})
}

// Render shows the list.
func (x *index) Render() app.UI {
	items := make([]app.UI, most)
	for n := 1; n <= most; n++ {
		items[n-1] = app.Li().Body(x.item(n))
	}
	return app.Section().Class("card").Aria("labelledby", "index").Body(
		app.H2().ID("index").Class("explore-title").Text("The sets {1..N}"),
		app.Ul().Class("index").Body(items...),
		app.P().Class("soft").Text("What each is worth to whoever begins, worked out on this device. If the sum is even it is a draw as far as anybody has looked; if it is odd somebody has to win."),
		app.If(x.failure != nil, func() app.UI {
			return shell.Problem("Not all could be worked out: " + x.failure.Error() + ".")
		}),
	)
}

func (x *index) item(n int) app.UI {
	class, says := "index-set line box", "not known yet"
	mark := app.UI(app.Span().Class("with-mark small"))
	if n <= len(solved) {
		says = solved[n-1].String()
		class += " outcome-" + says
		mark = app.Span().Class("with-mark small").Body(draw.Outcome(solved[n-1]))
	}
	name := "1-" + strconv.Itoa(n)
	link := app.A().Class(class).
		Href(route.Set.Href(engine.OneTo(n).Short())).
		Aria("label", study.OneTo(n)+": "+says).
		Body(mark, app.Span().Class("index-n strong").Text(n))
	if n == x.Current {
		link.Aria("current", "true")
	}
	return link.Title(name)
}
