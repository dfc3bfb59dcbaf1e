package study

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"catchup/app/ui/draw"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Agrees reports whether a figure of ours is the printed one, which is rounded to the
// digits that it shows. What is printed as a power of ten is not always rounded right
// in the last of them.
func Agrees(ours float64, printed string) bool {
	theirs, err := strconv.ParseFloat(printed, 64)
	if err != nil {
		return false
	}
	if strings.ContainsAny(printed, "eE") {
		return math.Abs(ours-theirs) <= 1e-5*math.Abs(theirs)
	}
	_, decimals, _ := strings.Cut(printed, ".")
	return math.Abs(ours-theirs) <= 0.5*math.Pow(10, -float64(len(decimals)))+1e-9
}

// Pair is a figure of ours and, if there is one, the printed one.
type Pair struct {
	Ours     any    // an int, float64 or [lab.Integer]; nil while it is not known
	Printed  string // as it is printed, "" if it is not
	Decimals int    // that ours is shown with
}

// Value returns our figure. It is not a number while it is not known.
func (p Pair) Value() float64 {
	v, err := strconv.ParseFloat(fmt.Sprint(p.Ours), 64)
	if err != nil {
		return math.NaN()
	}
	return v
}

// Best returns our figure, or else the printed one.
func (p Pair) Best() float64 {
	if p.Ours == nil {
		p.Ours = p.Printed
	}
	return p.Value()
}

// Agree reports whether both are there and the same.
func (p Pair) Agree() bool { return p.Printed != "" && Agrees(p.Value(), p.Printed) }

// shown is our figure for people. An integer has all its digits.
func (p Pair) shown() string {
	switch ours := p.Ours.(type) {
	case nil:
		return "…"
	case float64:
		return words.Number(ours, p.Decimals)
	default:
		return words.Digits(fmt.Sprint(ours))
	}
}

// Cell shows the pair in a table: ours, below it what is printed, and whether they
// agree.
func (p Pair) Cell() app.UI {
	return app.Td().Class("pair").Body(p.body()...)
}

// Said shows the pair in a sentence of its own.
func (p Pair) Said() app.UI { return app.Span().Class("pair").Body(p.body()...) }

func (p Pair) body() []app.UI {
	ours := app.Span().Class("pair-ours").Text(p.shown())
	if p.Ours == nil && p.Printed == "" {
		return []app.UI{app.Span().Class("pair-ours soft").Text("–")}
	}
	if p.Printed == "" {
		return []app.UI{ours}
	}
	mark, says := app.UI(app.Span().Class("pair-waits")), "not worked out yet"
	switch {
	case p.Agree():
		mark, says = draw.Tick(), "agrees"
	case p.Ours != nil:
		mark, says = draw.Icon("M3 2 8 7l5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5-5-5Z"), "differs"
	}
	return []app.UI{
		ours,
		app.Span().Class("pair-printed").Body(
			app.Span().Class("heard").Text(" printed "),
			app.Span().Class("pair-figure").Text(printed(p.Printed)),
			mark,
			app.Span().Class("heard").Text(says),
		),
	}
}

// printed writes a printed figure as ours are written.
func printed(text string) string {
	mantissa, exponent, found := strings.Cut(text, "E+")
	if found {
		n, err := strconv.Atoi(exponent)
		if err == nil {
			return mantissa + " × " + words.Power(n)
		}
	}
	return words.Digits(text)
}

// Key explains the pairs of a table.
func Key() app.UI {
	return app.P().Class("row-wide small soft").Body(
		app.Text("Large: worked out on this device. Small: printed in the paper."),
		app.Span().Class("with-mark").Body(draw.Tick(), app.Text(" they agree, as far as the paper rounds.")),
	)
}

// Estimate returns a share of simulated games in percent, and two standard errors of it.
func Estimate(count, games int) (percent, bar float64) {
	if games == 0 {
		return 0, 0
	}
	share := float64(count) / float64(games)
	return 100 * share, 200 * math.Sqrt(share*(1-share)/float64(games))
}
