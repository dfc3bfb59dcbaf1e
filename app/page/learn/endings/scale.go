package endings

import (
	"strings"

	"catchup/app/ui/draw"
	"catchup/engine/endgame"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Heights in the drawing of a comparison, in px. Lengths are percentages, so that it
// fits any width and its numerals keep their size.
const (
	rowHeight = 26
	rowApart  = 4
)

// scale draws a comparison: each sum as rods laid end to end, one under the other.
// The deficit is a rod without a colour. A comparison with nothing is not drawn.
func scale(comparison string, numbers endgame.Numbers) app.UI {
	span, rows := 0, sums(comparison)
	for _, sum := range rows {
		total := 0
		for _, letter := range sum {
			total += numbers[letter]
		}
		span = max(span, total)
	}
	if len(rows) < 2 {
		return app.Span()
	}
	var rods []app.UI
	for row, sum := range rows {
		at := 0
		for _, letter := range sum {
			n := numbers[letter]
			if n == 0 {
				continue
			}
			fill := draw.Colour(n)
			if letter == 0 {
				fill = "var(--sunk)"
			}
			rods = append(rods, draw.Element("svg").Class("over").
				Attr("x", draw.Percent(float64(at), float64(span))).
				Attr("width", draw.Percent(float64(n), float64(span))).
				Attr("y", row*(rowHeight+rowApart)).
				Attr("height", rowHeight).
				Body(rod(letter, fill), label(letter, n, span)))
			at += n
		}
	}
	return draw.Element("svg").Class("ending-scale block over").
		Attr("width", "100%").
		Attr("height", len(rows)*(rowHeight+rowApart)-rowApart).
		Aria("hidden", "true").
		Body(rods...)
}

// sums returns the letters that each side of a comparison adds up, by their places in
// [endgame.Numbers]; a side of 0 is left out.
func sums(comparison string) (rows [][]int) {
	var sum []int
	for word := range strings.FieldsSeq(comparison + " =") {
		switch {
		case word == "D":
			sum = append(sum, 0)
		case word[0] == 'b':
			sum = append(sum, int(word[1]-'0'))
		case word != "+" && sum != nil: // a sign, or the 0 before one
			rows, sum = append(rows, sum), nil
		}
	}
	return rows
}

func rod(letter int, fill string) app.UI {
	class := "rod-body"
	if letter == 0 {
		class += " ending-deficit"
	}
	return draw.Rect(class, "100%", rowHeight-2, 5).Attr("fill", fill).Attr("x", 1).Attr("y", 1)
}

// label returns the numeral of a rod, unless the rod is too short for it.
func label(letter, n, span int) app.UI {
	class := "rod-numeral"
	if letter == 0 {
		class += " ending-numeral-deficit"
	}
	if 24*n < span {
		return draw.Element("g")
	}
	return draw.Element("text").Class(class).Attr("x", "50%").Attr("y", "50%").Text(n)
}
