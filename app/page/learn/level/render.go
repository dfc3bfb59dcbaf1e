package level

import (
	"slices"
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/lessons"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	l := p.lesson
	return shell.Frame(route.Learn, l.Level.Name, "A level of the course in Catch-Up: "+l.Level.Idea,
		app.Header().Class("hero hero-small").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Learn.Href("")).Text("Learn"),
				app.Span().Text(" · level "+strconv.Itoa(l.Number+1)+" of "+strconv.Itoa(len(lessons.Levels))+" "),
				app.If(l.Stage != Finished, func() app.UI { return lessons.Steps(l.At, len(l.Tasks), l.Stage == Done) }),
			),
			app.H1().Text(l.Level.Name),
		),
		app.If(l.Stage == Finished, func() app.UI { return p.finish() }).Else(func() app.UI { return p.table() }),
	)
}

// table is the idea, the task and the board.
func (p *Page) table() app.UI {
	l := p.lesson
	return &table.Table{
		State:   l,
		Class:   "lesson",
		Before:  p.idea,
		Ask:     func() app.UI { return app.P().Class("lesson-ask heading strong").Text(l.Task().Ask) },
		Line:    l.hint(),
		Unsaid:  l.Stage != Finding || l.Answers() > 0 && l.Said == "",
		Verdict: l.told,
		Heard:   l.heard(),
		NoRods:  l.Stage != Finding,
		Actions: p.actions,
	}
}

// idea is what the level is about, which on a phone is read once.
func (p *Page) idea() app.UI {
	class := "lesson-idea pretty"
	if p.lesson.At > 0 {
		class += " lesson-idea-read desk-only"
	}
	return app.P().Class(class).Text(p.lesson.Level.Idea)
}

// told says what the last answer was.
func (l *Lesson) told() []app.UI {
	switch l.Stage {
	case Finding:
		return nil
	case Wrong:
		return []app.UI{table.Judged("lesson-wrong note", nil, "Not yet", l.Said)}
	default:
		return []app.UI{table.Judged("judged-right", draw.Tick(), "Right", l.Said)}
	}
}

// hint is what there is to say before anything is picked.
func (l *Lesson) hint() string {
	if l.Picked.Len() > 0 {
		return ""
	}
	return l.Said
}

// heard is what a screen reader says after every change.
func (l *Lesson) heard() string {
	text := ""
	switch {
	case l.Stage == Done:
		text = "Right. "
	case l.Stage == Wrong:
		text = "Not yet. "
	case l.Picked.Len() == 0:
		text = l.Task().Ask + " "
	}
	if l.Answers() > 0 && l.Stage == Finding {
		return text + l.Said + l.facts()
	}
	return text + l.Said + " " + table.Heard(l)
}

// actions are what can be done under the rods, or in their place the answers.
func (p *Page) actions() []table.Action {
	l := p.lesson
	show := table.Action{Text: "Show me", Keys: "v", Hidden: !l.CanShow() || l.Picked.Len() > 0, Do: table.Do(l.Show)}
	switch {
	case l.Stage == Done:
		text := "Next"
		if l.At+1 == len(l.Tasks) {
			text = "Finish"
		}
		return []table.Action{{Text: text, Keys: "Enter n", Class: table.Main, Do: p.next}}
	case l.Stage == Wrong:
		return []table.Action{show, {Text: "Try again", Keys: "Enter Backspace u", Class: table.Main, Do: table.Do(l.Retry)}}
	case l.Answers() == 0:
		return []table.Action{show, table.TakeIt}
	}
	var all []table.Action
	for _, a := range answers[l.Task().Goal] {
		all = append(all, table.Action{Text: a.text, Value: a.answer, Class: "lesson-answer",
			Off: slices.Contains(l.Refused, a.answer), Do: func(app.Context) { l.Answer(a.answer) }})
	}
	return all
}

// finish is the end of the level: its stars, what to remember and where to go on.
func (p *Page) finish() app.UI {
	l := p.lesson
	text := "Every one at once."
	switch {
	case l.Stars() == 2:
		text = "One slip. Once more without it makes three stars."
	case l.Stars() == 1:
		text = "Done. Come back for more stars whenever you like."
	}
	onward := "Today's boards"
	if next := l.Number + 1; next < len(lessons.Levels) {
		onward = "Next: " + lessons.Levels[next].Name
	}
	return app.Section().Class("lesson-end stack column card").Role("status").Aria("live", "polite").Body(
		lessons.Stars(l.Stars()),
		app.P().Class("heading strong").Text(text),
		app.P().Class("lesson-moral").Text(l.Level.Moral),
		app.A().Class("button button-main").Href(p.onward()).Text(onward),
		app.Div().Class("lesson-more row").Body(
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onAgain).Text("Once more"),
			app.A().Class("button button-quiet").Href(route.Learn.Href("")).Text("All levels"),
		),
		&board.Keyboard{On: p.onKey},
	)
}
