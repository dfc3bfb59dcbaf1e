package solver

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page shows both ways in which the solver finds out what a position is worth.
type Page struct {
	app.Compo

	films  []story
	trails []story
}

func (p *Page) OnInit() {
	p.films = []story{Shoot(engine.OneTo(3)), Shoot(engine.OneTo(4))}
	sparse, _ := engine.SetOf(1, 2, 4, 7)
	p.trails = []story{
		Follow(engine.Position{Left: engine.OneTo(3)}),
		Follow(engine.Position{Left: sparse, Deficit: 4}),
		Follow(engine.Position{Left: engine.OneTo(4)}),
	}
}

// Title names the film by its numbers.
func (f *Film) Title() string { return f.Start.String() }

// Len returns the number of frames.
func (f *Film) Len() int { return len(f.Frames) }

// inductionSteps are the steps of build.go in package induction.
var inductionSteps = []string{
	"The empty set is known.",
	"Within a block, settle one sub-multiset after the other. Here: an even number is taken.",
	"Push what a block is worth to the blocks with one more number. Here: an odd number is taken.",
	"Go on to the next block, until all is known.",
}

// Picture shows a frame, the steps, and the table so far.
func (f *Film) Picture(at int) []app.UI {
	frame := f.Frames[at]
	var panels []app.UI
	if frame.Number > 0 {
		panels = f.panels(frame, false)
	}
	return []app.UI{
		app.Div().Class("inside-panels columns").Body(panels...),
		steps(inductionSteps, 1, frame.Step),
		f.known(at),
	}
}

// Title names the trail by its position.
func (t *Trail) Title() string { return t.Start.String() }

// Len returns the number of events.
func (t *Trail) Len() int { return len(t.Events) }

// searchSteps are the steps of settle.go in package search, from the second on.
var searchSteps = []string{
	"Begin with what is remembered, or what the sum tells.",
	"Take the picks in ascending order, and learn from each for all deficits. One good pick is enough.",
	"What no pick achieves cannot be achieved.",
	"Remember all this.",
}

// Picture shows what has happened so far, the steps, and what is known.
func (t *Trail) Picture(at int) []app.UI {
	items := make([]app.UI, len(t.Events))
	for i, event := range t.Events {
		class := "inside-event indent-" + strconv.Itoa(min(event.Ply, 5))
		if i > at {
			class += " inside-later"
		}
		item := app.Li().Class(class)
		if i == at {
			item.Aria("current", "step")
		}
		items[i] = item.Body(
			app.Span().Class("inside-step inside-kind-"+strconv.Itoa(int(event.Kind))).Text(event.Step),
			app.Span().Text(t.Says(i)),
		)
	}
	list := "inside-trail box list stack-close"
	if at < len(t.Events)-1 {
		list += " inside-trail-short"
	}
	return []app.UI{
		app.Ol().Class(list).TabIndex(0).Aria("label", "The search").Body(items...),
		steps(searchSteps, 2, t.Events[at].Step),
		t.remembered(at),
	}
}

// steps lists the steps of an algorithm, with the present one marked.
func steps(texts []string, first, now int) app.UI {
	items := make([]app.UI, len(texts))
	for i, text := range texts {
		class := "inside-rule line baseline soft small"
		if first+i == now {
			class += " inside-rule-now strong ink"
		}
		items[i] = app.Li().Class(class).Body(
			app.Span().Class("inside-step").Text(first+i),
			app.Span().Text(text),
		)
	}
	return app.Ol().Class("list stack-close").Aria("label", "Steps").Body(items...)
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Learn, "How the solver works",
		"Backward induction with bits, and the search beside it: step by step, in pictures, on the smallest games of Catch-Up.",
		shell.Header(route.Learn, "How the solver works", "How the solver works",
			para("Two exact ways to find out what a position is worth. Both are small enough to watch."),
		),
		app.Section().Class("section stack").Aria("labelledby", "induction").Body(
			app.H2().ID("induction").Text("From the end: every position at once"),
			para("What is left and how far you are behind, D, decide everything. For each sub-multiset of the numbers the table keeps two rows of bits, one bit for each D: W where the player to move wins, N where they do not lose. W and N: a win. Only N: a draw. Neither: a loss."),
			para("Take a number x. Where D is above x you go on, D − x behind: the bits of what is left move up by x. Where D is at most x the turn passes, and the opponent is x − D behind: the bits turn round, and count where the opponent fails. That is one shift and one reversal for all deficits together."),
			para("Which D can be? Everything taken so far tells whether D is even or odd, so only every other D has a bit, and bit i is for D = 2i or 2i + 1."),
			&figure{Name: "induction-steps", Label: "Backward induction, step by step", Stories: p.films},
			p.small(),
			para("Simplified here: the engine does not fetch but pushes, from each settled sub-multiset to all with one number more, and does two to four of them in one 64-bit word. Neither changes a bit. {1..20} takes it about 12 milliseconds on a computer, every position of it."),
		),
		app.Section().Class("section stack").Aria("labelledby", "search").Body(
			app.H2().ID("search").Text("From the start: only what matters"),
			para("A set of forty numbers has more sub-multisets than any memory has room for. So the search asks one question: is there a win here, or at least no loss? It tries small numbers first, asks the same of what they leave, and stops at the first good one. What it learns, it keeps for all deficits."),
			&figure{Name: "search-steps", Label: "The search, step by step", Stories: p.trails},
			para("Simplified here: step 1 of the engine, a table of the largest numbers, is left out, for it would answer such small positions at once. Nothing is ever forgotten here, while the engine's memory is limited. The questions, their order and what is learned are the same."),
		),
	)
}

func para(text string) app.UI { return app.P().Class("hero-text").Text(text) }

// small shows each step of the first film in small, for those who only scroll.
func (p *Page) small() app.UI {
	film := p.films[0].(*Film)
	var cards []app.UI
	for _, frame := range film.Frames {
		if frame.Number == 0 {
			continue
		}
		who := "on"
		if frame.Passes {
			who = "turn"
		}
		cards = append(cards, app.Li().Class("box").Body(
			app.P().Class("tiny strong").Text(frame.Set.String()+", take "+strconv.Itoa(frame.Number)+": "+who),
			app.Div().Class("inside-small-panels").Body(film.panels(frame, true)...),
		))
	}
	return app.Div().Class("stack").Body(
		app.H3().Text("All of {1,2,3}, step by step"),
		app.P().Class("soft").Text("Left W, right N. Above is what the number leaves, below what follows from it: filled where the bit is set, with a ring where it is new."),
		app.Ol().Class("tiles list").Body(cards...),
	)
}
