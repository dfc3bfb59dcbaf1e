package setup

import (
	"strconv"

	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Setup is a position that is set up on a page. The page puts the parts of it where
// they belong, and follows every change. It must stay where it is in memory, as the
// handlers do.
type Setup struct {
	*Draft
	Typed   string                // what stands in the field for the notation
	Changed func(ctx app.Context) // hears of every change of the position, after it
	Largest int                   // the largest number that a button or a key puts in
	Undoes  bool                  // keys take changes back

	half string // digits of a number half typed
}

// Begin begins to set a draft up.
func (s *Setup) Begin(d *Draft) { s.Draft, s.Typed, s.half = d, d.Short(), "" }

// Refuse says why a text is no position, and leaves it to be corrected.
func (s *Setup) Refuse(text string, err error) {
	s.Typed, s.Problem = text, shell.Sentence(err.Error())
}

// Change changes the draft and has the page follow.
func (s *Setup) Change(ctx app.Context, change func()) {
	before := s.Position
	change()
	if s.Position != before {
		s.Typed = s.Short()
		s.Changed(ctx)
	}
}

// changeBy changes the draft by the number of the button pressed.
func (s *Setup) changeBy(ctx app.Context, change func(n int)) {
	if n, ok := board.Number(ctx); ok {
		s.Change(ctx, func() { change(n) })
	}
}

func (s *Setup) onAdd(ctx app.Context, e app.Event) { s.changeBy(ctx, s.Add) }

// OnRemove takes out the number that is the value of the button pressed.
func (s *Setup) OnRemove(ctx app.Context, e app.Event) { s.changeBy(ctx, s.Remove) }

// OnStep steps by the value of the button pressed, 1 or −1.
func (s *Setup) OnStep(ctx app.Context, e app.Event) { s.changeBy(ctx, s.Step) }

// OnType follows what is typed into the field for the notation.
func (s *Setup) OnType(ctx app.Context, e app.Event) {
	s.Typed, s.Problem = ctx.JSSrc().Get("value").String(), ""
}

func (s *Setup) onRead(ctx app.Context, e app.Event) {
	e.PreventDefault()
	s.Change(ctx, func() { s.Read(s.Typed) })
}

func (s *Setup) onNumber(ctx app.Context, n int) { s.Change(ctx, func() { s.Add(n) }) }

func (s *Setup) onHalf(ctx app.Context, digits string) { s.half = digits }

func (s *Setup) onKey(ctx app.Context, key string) {
	s.Change(ctx, func() {
		switch {
		case key == "+":
			s.Step(1)
		case key == "-":
			s.Step(-1)
		case s.Undoes && (key == "Backspace" || key == "u" || key == "z"):
			s.Undo()
		case key == "Backspace":
			s.Remove(s.Left.Max())
		}
	})
}

// Keys has the page hear keys, and lists them.
func (s *Setup) Keys(list ...board.Key) app.UI {
	return &board.Keyboard{
		Left: func() engine.Set { return engine.OneTo(s.Largest) },
		On:   s.onKey,
		Rod:  s.onNumber,
		Hear: s.onHalf,
		More: "+-",
		Undo: s.Undoes,
		List: list,
	}
}

// Rods are the numbers of the position: pressing one takes it out. What stands below a
// rod besides its number, if anything, is given for its place from 0 on.
func (s *Setup) Rods(class string, below func(i int) app.UI) []app.UI {
	var rods []app.UI
	for n := range s.Left.All() {
		body := []app.UI{board.Column(n, s.Left.Max()), app.Span().Class("rack-numeral").Text(n)}
		if below != nil {
			body = append(body, below(len(rods)))
		}
		rods = append(rods, app.Button().Class("rack-rod", class).Type("button").
			Value(n).
			Aria("label", "Take out "+strconv.Itoa(n)).
			OnClick(s.OnRemove).
			Body(body...))
	}
	return rods
}

// Pad is a button for each number, marked if it is in already, with how often if more
// than once.
func (s *Setup) Pad() app.UI {
	numbers := make([]app.UI, s.Largest)
	for i := range numbers {
		n := i + 1
		class, name, badge := "pad-number", "Put in "+strconv.Itoa(n), ""
		if count := s.Left.Count(n); count > 0 {
			class += " pad-in"
			name += ", in it " + words.Count(count, "time", "times")
			if count > 1 {
				badge = "×" + strconv.Itoa(count)
			}
		}
		numbers[i] = app.Button().Class(class).Type("button").Value(n).Aria("label", name).OnClick(s.onAdd).Body(
			app.Span().Text(n),
			app.Span().Class("pad-count").Text(badge),
		)
	}
	return app.Div().Class("pad").Role("group").Aria("label", "Put numbers in").Body(numbers...)
}

// Behind is where one steps by how much the player to move is behind.
func (s *Setup) Behind() app.UI {
	text := "Level"
	if s.Deficit > 0 {
		text = strconv.Itoa(s.Deficit) + " behind"
	}
	return app.Div().Class("row").Role("group").Aria("label", "By how much the player to move is behind").Body(
		app.Span().Class("field-label").Text("To move"),
		board.Stepper(app.Span().Text(text), "One less behind", "One more behind", s.OnStep),
	)
}

// Field is where the whole position can be typed.
func (s *Setup) Field(class, label, example, button string) app.UI {
	return app.Form().Class(class).OnSubmit(s.onRead).Body(
		app.Div().Class("field").Body(
			app.Label().Class("field-label").For("notation").Text(label),
			app.Div().Class("finder-row").Body(
				shell.Notation("notation", s.Typed, s.OnType).Placeholder(example),
				app.Button().Class("button").Type("submit").Text(button),
			),
		),
		shell.Problem(s.Problem),
		app.If(s.half != "", func() app.UI { return app.P().Class("soft").Text(board.Half(s.half)) }),
	)
}
