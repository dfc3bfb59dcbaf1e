package set

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// most is the largest N of the sets {1..N} in the index: the paper's last.
const most = 20

// index is the list of the sets {1..N}. It is a component of its own, since it fills
// in one by one.
type index struct {
	app.Compo
	Current int // the N that is shown, or 0

	worth  study.Answers
	asking study.Inquiry
}

// worth asks what {1..n} is worth to whoever begins.
func worth(n int) lab.Query[lab.Value] { return lab.Values(engine.OneTo(n)) }

func (x *index) OnMount(ctx app.Context) {
	var questions []lab.Asked
	for n := 1; n <= most; n++ {
		questions = append(questions, worth(n))
	}
	x.asking.Start(ctx, &x.worth, questions...)
}

func (x *index) OnDismount() { x.asking.Drop() }

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
		shell.Problem(x.asking.Failure),
	)
}

func (x *index) item(n int) app.UI {
	class, says := "index-set", "not known yet"
	mark := app.UI(app.Span().Class("index-mark"))
	if value, known := study.One(&x.worth, worth(n)); known {
		says = value.Outcome.String()
		class += " outcome-" + says
		mark = app.Span().Class("index-mark").Body(draw.Outcome(value.Outcome))
	}
	link := app.A().Class(class).
		Href(route.Set.Href(engine.OneTo(n).Short())).
		Aria("label", study.OneTo(n)+": "+says).
		Body(mark, app.Span().Class("index-n").Text(n))
	if n == x.Current {
		link.Aria("current", "true")
	}
	return link.Title("1-" + strconv.Itoa(n))
}
