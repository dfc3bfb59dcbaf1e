package tree

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// Sizes of what is drawn, in units of the drawing. Texts are 13 high.
const (
	radius = 12.0 // of the shape of a position: half its height
	small  = 8.0  // of the shape of a reference and of a result
	line   = 15.0 // from line to line
	above  = 4.0  // more, over a shape beside which a move ends
	air    = 6.0  // between a shape and its label
)

// advances are the widths of characters in the site's font, as a part of its size,
// for those that are not as wide as a digit. A text may be a little wider or narrower
// in another font: boxes keep their distance.
var advances = map[rune]float64{
	'{': .37, '}': .37, '-': .4, ',': .27, ':': .27, ' ': .25, '–': .55, '+': .6,
	'i': .26, 'l': .26, 'r': .37, 't': .36, 's': .47, 'w': .78, 'm': .86,
}

// width returns how wide a text is drawn.
func width(text string) float64 {
	sum := 0.0
	for _, r := range text {
		if w, known := advances[r]; known {
			sum += w
		} else {
			sum += .6
		}
	}
	return 13 * sum
}

// width returns how wide a line is drawn.
func (t Text) width() float64 { return width(t.Runs[0].Text) + width(t.Runs[1].Text) }

// beside, over and under are lines next to a shape of a size, seen from its middle.
func beside(size float64, runs ...Run) Text { return written(size+air, 4.5, Start, runs) }
func over(size float64, runs ...Run) Text   { return written(0, -size-air, Middle, runs) }
func under(size float64, runs ...Run) Text  { return written(0, size+line-1, Middle, runs) }

// written is a line of one run, or of two with a space between them.
func written(x, y float64, anchor Anchor, runs []Run) Text {
	t := Text{x, y, anchor, [2]Run{runs[0]}}
	if len(runs) > 1 {
		t.Runs[1] = Run{runs[1].Class, " " + runs[1].Text}
	}
	return t
}

// size returns how large the shape of a twig is: half its height.
func (t *Tree) size(twig int) float64 {
	if t.Twigs[twig].Kind >= Finished {
		return small
	}
	return radius
}

// labels returns what is written at a twig, seen from its anchor: {B}:D and what that is
// worth, or the result, or how many moves are not shown.
func (t *Tree) labels(twig int) []Text {
	w, n := t.Twigs[twig], t.Of(twig)
	size, into := t.size(twig), t.across(w.Depth-1)
	position := Run{"tree-position", Brief(n.Position)}
	word := Run{"tree-word tree-" + n.Outcome.String(), n.Outcome.String()}
	if w.Kind == Finished {
		if word = (Run{"tree-word tree-draw", "draw"}); n.Position.Deficit > 0 {
			word = Run{"tree-word tree-win", "wins"}
		}
		p1, p2 := t.Graph.Score(w.Node)
		score := Run{"tree-score", strconv.Itoa(p1) + "–" + strconv.Itoa(p2)}
		if into {
			return []Text{beside(size, word, score)}
		}
		return []Text{under(size, word), under(size+line, score)}
	}
	var texts []Text
	if w.Kind == Folded {
		texts = append(texts, beside(size, Run{"tree-folded", "+" + strconv.FormatUint(n.Total, 10)}))
	}
	switch {
	case w.Kind == Again && into:
		return append(texts, beside(size, position, word))
	case w.Kind != Again && t.across(w.Depth):
		return append(texts, over(size+above, position, word))
	default:
		return append(texts, over(size, position), under(size, word))
	}
}

// Brief returns {B}:D, with ranges if that is long.
func Brief(p engine.Position) string {
	if p.Left.Len() <= 7 {
		return p.String()
	}
	return "{" + p.Left.Short() + "}:" + strconv.Itoa(p.Deficit)
}

func (t *Tree) across(depth int) bool { return depth >= 0 && t.Form.across(depth) }

// winner returns who has won at a finished node, if anyone has: the one who is not
// behind.
func winner(n Node) (p engine.Player, won bool) { return n.Mover.Other(), n.Position.Deficit > 0 }

// card returns the room that a twig takes with its own labels.
func (t *Tree) card(twig int, labels []Text) Box {
	size := t.size(twig)
	b := Box{size, size, size + air, size}
	for _, text := range labels {
		if text.Anchor == Start {
			b.Right = max(b.Right, text.X+text.width())
			continue
		}
		half := text.width() / 2
		b = Box{max(b.Left, half), max(b.Top, line-text.Y), max(b.Right, half), max(b.Bottom, text.Y+1)}
	}
	return b
}

// write gives a twig its texts and its room: its own labels, and those of the edge into
// it.
func (t *Tree) write(twig int) {
	texts := t.labels(twig)
	b := t.card(twig, texts)
	t.cards[twig] = b
	if from, move, ok := t.Into(twig); ok {
		class := "tree-move"
		if from.Best(move) {
			class = "tree-move tree-move-best"
		}
		orders := Orders(from.Position, move.Move)
		if t.across(t.Twigs[twig].Depth - 1) {
			text := Text{-t.size(twig) - air, -air, End, [2]Run{{class, strings.Join(orders, " ")}}}
			b.Left, b.Top = max(b.Left, radius+2*air+text.width()), max(b.Top, line)
			texts = append(texts, text)
		} else {
			b.Top += line*float64(len(orders)) + air
			for i, order := range orders {
				text := Text{0, -b.Top + line*float64(i+1) - 2, Middle, [2]Run{{class, order}}}
				b.Left, b.Right = max(b.Left, text.width()/2), max(b.Right, text.width()/2)
				texts = append(texts, text)
			}
		}
	}
	t.texts[twig], t.boxes[twig] = texts, b
}
