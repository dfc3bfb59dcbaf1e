package explore

import (
	"context"
	"strconv"
	"time"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
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
	work, cancel := context.WithTimeout(context.Background(), hunt.Budget.Time)
	h.cancel = cancel
	hunt.Begin(time.Now())
	limits := search.Limits{Nodes: hunt.Budget.Nodes, Memory: hunt.Budget.Memory}
	h.own.Async(func() {
		found, err := client.Solve(work, &solver.Search{Position: hunt.Position, Limits: limits}, func(work solver.Work) {
			h.own.Dispatch(func(app.Context) { hunt.Tell(work, time.Now()) })
		})
		cancel()
		h.own.Dispatch(func(app.Context) { hunt.End(found, err, time.Now()) })
	})
}

func (h *hunter) onStop(ctx app.Context, e app.Event) { h.stop() }

func (h *hunter) onNodes(ctx app.Context, e app.Event) {
	if n, err := strconv.ParseUint(ctx.JSSrc().Get("value").String(), 10, 64); err == nil {
		h.hunt.Budget.Nodes = n
	}
}

func (h *hunter) onMemory(ctx app.Context, e app.Event) {
	if n, err := strconv.ParseUint(ctx.JSSrc().Get("value").String(), 10, 64); err == nil {
		h.hunt.Budget.Memory = n
	}
}

func (h *hunter) onTime(ctx app.Context, e app.Event) {
	if n, err := strconv.ParseInt(ctx.JSSrc().Get("value").String(), 10, 64); err == nil {
		h.hunt.Budget.Time = time.Duration(n)
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
		app.Div().Class("hunt-limits stack bottom").Body(
			limit(hunt, "Time", "hunt-time", timeSteps, hunt.Budget.Time, words.Duration, h.onTime),
			limit(hunt, "Memory", "hunt-memory", memorySteps, hunt.Budget.Memory, inMemory, h.onMemory),
			limit(hunt, "Nodes", "hunt-nodes", nodeSteps, hunt.Budget.Nodes, inNodes, h.onNodes),
		),
		app.If(hunt.Goes > 0, func() app.UI { return h.course() }),
		app.P().Class("heard").Role("status").Text(hunt.Says(h.View)),
		app.If(hunt.Running, func() app.UI {
			return app.Button().Class("button").Type("button").OnClick(h.onStop).Text("Stop")
		}).ElseIf(hunt.Ended != Proved, func() app.UI {
			return app.Button().Class("button button-main").Type("button").OnClick(h.onBegin).Text(begin)
		}),
	)
}

// limit is a choice of one limit.
func limit[T uint64 | time.Duration](hunt *Hunt, name, id string, steps []T, now T, text func(T) string, on app.EventHandler) app.UI {
	options := make([]app.UI, len(steps))
	for i, step := range steps {
		options[i] = app.Option().Value(strconv.FormatUint(uint64(step), 10)).Selected(step == now).Text(text(step))
	}
	return app.Div().Class("field").Body(
		app.Label().Class("field-label").For(id).Text(name),
		app.Select().Class("input").ID(id).Disabled(hunt.Running).OnChange(on).Body(options...),
	)
}

// course shows how far the search has come, or what came of it.
func (h *hunter) course() app.UI {
	hunt := h.hunt
	return app.Div().Class("hunt-course stack").Body(
		app.If(hunt.Running, func() app.UI {
			return draw.Bar(int(1000*hunt.Work.Done), 1000)
		}).Else(func() app.UI {
			return app.P().Class("hunt-result line strong", h.class()).Body(
				app.If(hunt.Ended == Proved, func() app.UI { return draw.Outcome(hunt.Found.AtLeast) }),
				app.Span().Text(hunt.Says(h.View)),
			)
		}),
		app.Dl().Class("facts").Body(
			figure("Time", words.Duration(hunt.Took())),
			figure("Memory", inMemory(hunt.Bytes())),
			figure("Nodes", words.Grouped(hunt.Nodes())),
		),
		app.If(hunt.Ended == Proved && !hunt.Running && hunt.Found.Best.Len() > 0, func() app.UI { return h.best() }),
		app.If(hunt.Ended != Proved && !hunt.Running && hunt.Budget.Memory > memorySteps[2], func() app.UI {
			return app.P().Class("soft").Text("With more than 256 MB the memory is given back each time: going on begins anew.")
		}),
	)
}

func (h *hunter) class() string {
	if h.hunt.Ended == Proved {
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
