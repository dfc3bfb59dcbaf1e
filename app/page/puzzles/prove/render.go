package prove

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/app/ui/tree"
	"catchup/engine"
	"catchup/puzzles"
	"catchup/puzzles/defence"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Prove it",
		"A puzzle of Catch-Up against every defence: find the move against each reply, and see the whole proof drawn.",
		p.content()...,
	)
}

func (p *Page) content() []app.UI {
	switch {
	case p.failure != "":
		return []app.UI{
			app.Header().Class("hero").Body(app.H1().Text("This cannot be proved")),
			shell.Problem(p.failure),
			app.Div().Class("actions").Body(
				app.Button().Class("button").Type("button").OnClick(p.onNext).Text("Another puzzle"),
			),
		}
	case p.proving == nil: // while pages are rendered ahead of time
		return []app.UI{p.header("Beat every defence")}
	case p.proving.Done():
		return []app.UI{p.header("Every defence is beaten"), p.spoken(), p.result()}
	}
	title := "Win against every defence"
	if p.proving.Tree().Goal == engine.Draw {
		title = "Do not lose, whatever they do"
	}
	return []app.UI{
		p.header(title),
		p.spoken(),
		p.progress(),
		p.table(),
	}
}

func (p *Page) header(title string) app.UI {
	return shell.Header(route.Puzzles, "Prove it"+p.place(), title)
}

// place says where the puzzle comes from.
func (p *Page) place() string {
	i := puzzles.Find(p.id)
	switch {
	case p.proving == nil:
		return ""
	case i < 0:
		return " · Puzzle from a link"
	}
	entry := puzzles.Catalog()[i]
	return " · " + entry.Title + ", rated " + strconv.Itoa(entry.Rating)
}

// spoken is what a screen reader says after every change.
func (p *Page) spoken() app.UI {
	s := p.proving
	text := ""
	switch s.Stage() {
	case Finding:
		if !table.Busy(s) {
			if s.last >= 0 {
				text = s.Headline() + ". " + s.Settled() + " "
			}
			text += s.Where() + ". " + s.Against() + " "
		}
		text += table.Heard(s)
	case Wrong:
		text = s.Headline() + ". " + s.Punished()
	case Proved:
		text = s.Headline() + ". " + s.Result()
	}
	return app.P().Class("heard").Role("status").Aria("live", "polite").Text(text)
}

// progress says which defence is on the board and shows a mark for each.
func (p *Page) progress() app.UI {
	s := p.proving
	at, _ := s.Defences()
	var items []app.UI
	for i, m := range s.Marks {
		name := "Defence " + strconv.Itoa(i)
		if i == 0 {
			name = "Key move"
		}
		switch {
		case i < at:
			name += ": " + tell(m)
		case i == at:
			name += ": now"
		default:
			name += ": to come"
		}
		items = append(items, app.Li().Body(mark(m, i-at), app.Span().Class("heard").Text(name)))
	}
	class := "prove-marks list row"
	if len(items) > 6 {
		class += " tiny"
	}
	return app.Section().Class("row-wide apart").Aria("label", "Defences").Body(
		app.P().Class("strong").Text(s.Where()),
		app.Ol().Class(class).Body(items...),
	)
}

// mark draws how a choice was answered, if it lies behind the one on the board; at is
// how far ahead of that it is.
func mark(m defence.Mark, at int) app.UI {
	const (
		disc  = "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Z"
		tick  = "M7 11.700 3.700 8.400l1.300-1.300 2 2 4.200-4.200 1.300 1.300Z"
		hole  = "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z"
		bar   = "M4.500 7.100h7v1.800h-7Z"
		point = "M8 5.500a2.500 2.500 0 1 0 0 5A2.500 2.500 0 0 0 8 5.500Z"
	)
	class, path := "outcome-win", disc+tick
	switch {
	case at == 0:
		class, path = "accent", disc+hole+point
	case at > 0:
		class, path = "faint", disc+"M8 2.500a5.500 5.500 0 1 0 0 11A5.500 5.500 0 0 0 8 2.500Z"
	case m.Shown:
		class, path = "faint", disc+bar
	case m.Wrong > 0:
		class, path = "outcome-win", disc+"M8 2.500a5.500 5.500 0 1 0 0 11A5.500 5.500 0 0 0 8 2.500Z"+tick
	}
	return draw.Element("svg").Class("prove-mark", class).
		Attr("viewBox", "0 0 16 16").
		Aria("hidden", "true").
		Body(draw.Element("path").Attr("fill-rule", "evenodd").Attr("d", path))
}

func (p *Page) table() app.UI {
	return &table.Table{
		State:   p.proving,
		Unsaid:  true,
		Verdict: p.verdict,
		Unheard: true,
		NoRods:  p.proving.Stage() != Finding,
		Actions: p.actions,
		Side:    p.side,
		Taken:   p.taken,
	}
}

// verdict says what the last move did, and which defence comes now.
func (p *Page) verdict() []app.UI {
	s := p.proving
	if s.Stage() == Wrong {
		return []app.UI{table.Judged("judged-wrong", draw.Outcome(s.Proof.Wrong().Now), s.Headline(), s.Punished())}
	}
	return []app.UI{
		app.If(s.last >= 0, func() app.UI {
			return app.Div().Class("judged judged-right").Aria("hidden", "true").Body(
				app.P().Class("judged-headline").Body(draw.Tick(), app.Span().Text(s.Against())),
				app.P().Class("small pretty").Text("Right. "+s.Settled()),
			)
		}),
		app.P().Class("say").Aria("hidden", "true").Text(table.Line(s)), // below what it is about
	}
}

// actions are what can be done under the rods.
func (p *Page) actions() []table.Action {
	s := p.proving
	show := table.Action{Text: "Show this move", Keys: "v", Class: table.Quiet, Do: table.Do(s.Show)}
	if s.Stage() == Wrong {
		return []table.Action{show, {Text: "Try again", Keys: "Enter Backspace u", Class: table.Main, Do: table.Do(s.Retry)}}
	}
	return []table.Action{show, table.TakeIt}
}

// side is beside the board, or below it on a phone: how it goes.
func (p *Page) side() app.UI {
	return app.Aside().Class("side").Aria("label", "How it goes").Body(
		app.P().Class("soft").Text("Find the only right move, and then the one against every reply to it. Replies that leave you several good moves are ticked off at once; the others come up in turn."),
		app.P().Class("soft").Text("A wrong move is answered and taken back. To have a move shown costs the star."),
	)
}

// result is what there is in the end: the star, and the proof drawn.
func (p *Page) result() app.UI {
	s := p.proving
	title := "Complete proof"
	if !s.Complete() {
		title = "Proved, with help"
	}
	return app.Div().Class("stack").Body(
		app.Section().Class("result tone-win prove-end").Aria("label", "Result").Body(
			star(s.Complete()),
			app.Div().Body(
				app.P().Class("result-text").Text(title),
				app.P().Text(s.Result()),
				app.If(!s.Complete(), func() app.UI {
					return app.P().Class("soft").Text("A move was shown, so that there is no star this time.")
				}),
			),
		),
		app.Div().Class("links").Body(
			app.Button().Class("button button-main").Type("button").OnClick(p.onNext).Text("Another proof"),
			app.Button().Class("button").Type("button").OnClick(p.onAgain).Text("Once more"),
		),
		app.H2().Text("The proof"),
		app.P().Class("soft").Text("At your turns the one right move, at theirs every reply. A plus with a number stands where several of your moves are good enough: press it to see them."),
		&tree.Drawing{Tree: p.figure.Tree, Revision: p.figure.Tree.Revision, Grower: p.figure},
		&board.Keyboard{On: p.onKey},
	)
}

// star is what a complete proof earns.
func star(earned bool) app.UI {
	class := "prove-star"
	if !earned {
		class += " prove-star-missed"
	}
	return draw.Element("svg").Class(class).
		Attr("viewBox", "0 0 32 32").
		Aria("hidden", "true").
		Body(draw.Element("path").Attr("d", "M16 2.500 20 11.500 29.800 12.500 22.500 19.100 24.600 28.700 16 23.800 7.400 28.700 9.500 19.100 2.200 12.500 12 11.500Z"))
}
