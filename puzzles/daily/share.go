package daily

import (
	"strconv"
	"strings"

	"catchup/puzzles"
)

// glyphs are what the letters of a board's marks look like to others. They are
// shapes, so that they need no colour, and the same for everybody.
var glyphs = strings.NewReplacer(
	"k", "▲", // a right move
	"d", "▬", // a win given to a draw
	"l", "▼", // a win given to a loss
	"x", "▼", // a draw given to a loss
	"e", "▼", // a lost position made easy
	"h", "·", // a hint
	"s", "○", // the solution was shown
)

// Glyphs returns a board as a row of shapes: "–" if nothing has happened, and "…"
// at the end if it is not finished.
func (b Board) Glyphs() string {
	switch b.Result() {
	case Untouched:
		return "–"
	case Begun:
		return glyphs.Replace(b.Marks) + "…"
	default:
		return glyphs.Replace(b.Marks)
	}
}

// Words returns the same in words, for a sentence that begins with the board's
// name.
func (b Board) Words() string {
	var text string
	switch b.Result() {
	case Untouched:
		return "not begun"
	case Begun:
		text = "under way"
	case AtOnce:
		text = "solved at the first try"
	case Eventually:
		text = "solved after " + count(b.Wrong(), "wrong move")
	case Missed:
		text = "not solved"
	}
	if hints := b.Hints(); hints > 0 {
		text += " with " + count(hints, "hint")
	}
	return text
}

// Share returns what a visitor shows to others: shapes, and the same in a sentence
// for those who hear it, but nothing of the solutions. The streak, in days, is told
// from 2 on. The link is best without "https://": some sites drop the text next to
// a link.
func Share(d Date, boards [3]Board, streak int, link string) string {
	var shapes, words []string
	for tier, b := range boards {
		name := puzzles.Tier(tier).String()
		shapes = append(shapes, strings.ToUpper(name[:1])+name[1:]+" "+b.Glyphs())
		words = append(words, name+" "+b.Words())
	}
	title := "Catch-Up " + strconv.Itoa(d.Number())
	if streak > 1 {
		title += ", streak " + strconv.Itoa(streak)
	}
	sentence := strings.Join(words, ", ") + "."
	return strings.Join([]string{
		title,
		strings.Join(shapes, "\n"),
		strings.ToUpper(sentence[:1]) + sentence[1:],
		link,
	}, "\n")
}

// count returns a number with its noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
