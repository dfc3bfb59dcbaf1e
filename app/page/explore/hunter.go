package explore

import (
	"context"
	"strconv"
	"time"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/search"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// hunter is where a position is searched: the limits, how far it has come, and what
// came of it. It is a component of its own, since it is drawn again ten times a
// second while it runs.
type hunter struct {
	app.Compo
	View board.View

	hunt   *Hunt
	cancel context.CancelFunc
	own    app.Context
}

// huntID is the id of the heading over the search.
const huntID = "hunt"

func (h *hunter) OnInit() { h.hunt = NewHunt(h.View.Game.Position(), ordinary) }

func (h *hunter) OnMount(ctx app.Context) { h.own = ctx }

func (h *hunter) OnUpdate(ctx app.Context) {
	if position := h.View.Game.Position(); position != h.hunt.Position {
		h.stop()
		h.hunt = NewHunt(position, h.hunt.Budget)
	}
}

func (h *hunter) OnDismount() { h.stop() }

func (h *hunter) stop() {
	if h.cancel != nil {
		h.cancel()
		h.cancel = nil
	}
}

func (h *hunter) onBegin(ctx app.Context, e app.Event) {
	hunt := h.hunt
	work, cancel := context.WithTimeout(context.Background(), time.Duration(hunt.Budget.Time))
	h.cancel = cancel
	hunt.Begin(time.Now())
	question := &solver.Search{Position: hunt.Position, Limits: search.Limits{Nodes: hunt.Budget.Nodes, Memory: hunt.Budget.Memory}}
	h.own.Async(func() {
		found, err := client.Solve(work, question, func(work solver.Work) {
			h.own.Dispatch(func(app.Context) { hunt.Tell(work, time.Now()) })
		})
		cancel()
		h.own.Dispatch(func(app.Context) { hunt.End(found, err, time.Now()) })
	})
}

func (h *hunter) onStop(ctx app.Context, e app.Event) { h.stop() }

func (h *hunter) onLimit(ctx app.Context, e app.Event) {
	field := ctx.JSSrc()
	for _, l := range limits {
		if n, err := strconv.ParseUint(field.Get("value").String(), 10, 64); err == nil && field.Get("id").String() == l.id {
			*l.of(&h.hunt.Budget) = n
		}
	}
}

// Render shows the search.
func (h *hunter) Render() app.UI {
	hunt := h.hunt
	begin := "Search"
	if hunt.Goes > 0 {
		begin = "Go on"
	}
	return app.Section().Class("card hunt stack").Aria("labelledby", huntID).Body(
		app.H2().ID(huntID).TabIndex(-1).Class("explore-title").Text("Too large for a table here"),
		app.P().Class("soft").Text("A search may still prove what it is worth. It runs beside the page; stop it when you like."),
		app.Div().Class("hunt-limits stack bottom").Body(h.limits()...),
		app.If(hunt.Goes > 0, func() app.UI { return h.course() }),
		app.P().Class("heard").Role("status").Text(hunt.Says(h.View)),
		app.If(hunt.Running, func() app.UI {
			return app.Button().Class("button").Type("button").OnClick(h.onStop).Text("Stop")
		}).ElseIf(!hunt.Found.Proved(), func() app.UI {
			return app.Button().Class("button button-main").Type("button").OnClick(h.onBegin).Text(begin)
		}),
	)
}

// limits are the fields of the limits.
func (h *hunter) limits() []app.UI {
	fields := make([]app.UI, len(limits))
	for i, l := range limits {
		var options []app.UI
		for _, step := range l.steps {
			options = append(options, app.Option().Value(strconv.FormatUint(step, 10)).Selected(step == *l.of(&h.hunt.Budget)).Text(l.says(step)))
		}
		fields[i] = shell.Labelled(l.id, l.name,
			app.Select().Class("input").ID(l.id).Disabled(h.hunt.Running).OnChange(h.onLimit).Body(options...))
	}
	return fields
}

// course shows how far the search has come, or what came of it.
func (h *hunter) course() app.UI {
	hunt := h.hunt
	return app.Div().Class("hunt-course stack").Body(
		app.If(hunt.Running, func() app.UI {
			return draw.Bar(int(1000*hunt.Work.Done), 1000)
		}).Else(func() app.UI {
			return app.P().Class("hunt-result line strong", h.class()).Body(
				app.If(hunt.Found.Proved(), func() app.UI { return draw.Outcome(hunt.Found.AtLeast) }),
				app.Span().Text(hunt.Says(h.View)),
			)
		}),
		app.Dl().Class("facts").Body(
			figure("Time", words.Duration(hunt.took)),
			figure("Memory", inMemory(hunt.Bytes())),
			figure("Nodes", words.Grouped(hunt.Nodes())),
		),
		app.If(hunt.Found.Proved() && !hunt.Running && hunt.Found.Best.Len() > 0, func() app.UI { return h.best() }),
		app.If(!hunt.Found.Proved() && !hunt.Running && hunt.Budget.Memory > kept, func() app.UI {
			return app.P().Class("soft").Text("With more than 256 MB the memory is given back each time: going on begins anew.")
		}),
	)
}

func (h *hunter) class() string {
	if h.hunt.Found.Proved() {
		return "outcome-" + h.hunt.Found.AtLeast.String()
	}
	return "note strong"
}

// best leads on with the move that was found.
func (h *hunter) best() app.UI {
	move := h.hunt.Found.Best
	then := "A move that keeps it: "
	if h.hunt.Found.AtLeast == engine.Loss {
		then = "One of the moves: "
	}
	return app.P().Body(
		app.Span().Text(then),
		app.A().Class("move-link").Href(route.Explore.Href(h.View.Game.After(move).String())).Text(words.Sum(move)),
	)
}

func figure(name, value string) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}
