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
	air    = 5.0  // between a shape and its label
)

// advances are the widths of characters in the site's font, as a part of its size,
// for those that are not as wide as a digit. A text may be a little wider or narrower
// in another font: boxes keep their distance.
var advances = map[rune]float64{
	'{': .37, '}': .37, ',': .27, ':': .27, ' ': .25, '–': .55, '+': .6,
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

// labels are the texts at a twig.
type labels struct {
	move     []string // on the edge that leads to it
	position string   // {B}:D
	word     string   // win, draw or loss; of a result: wins or draw
	score    string   // of a result, P1 first
	folded   string   // how many moves are not shown
}

func (t *Tree) labels(twig int) labels {
	var l labels
	w, n := t.Twigs[twig], t.Of(twig)
	if from, move, ok := t.Into(twig); ok {
		l.move = Orders(from.Position, move.Move)
		if t.across(w.Depth - 1) {
			l.move = []string{strings.Join(l.move, " ")}
		}
	}
	if w.Kind == Finished {
		p1, p2 := t.Graph.Score(w.Node)
		l.score = strconv.Itoa(p1) + "–" + strconv.Itoa(p2)
		l.word = "draw"
		if p1 != p2 {
			l.word = "wins"
		}
		return l
	}
	l.position, l.word = n.Position.String(), n.Outcome.String()
	if w.Kind == Folded {
		l.folded = "+" + strconv.FormatUint(n.Total, 10)
	}
	return l
}

func (t *Tree) across(depth int) bool { return depth >= 0 && t.Form.across(depth) }

// winner returns who has won at a finished node, if anyone has: the one who is not
// behind.
func winner(n Node) (p engine.Player, won bool) { return n.Mover.Other(), n.Position.Deficit > 0 }

// box returns the room that a twig takes with its labels and that of the edge into
// it.
func (t *Tree) box(twig int) Box {
	w, l := t.Twigs[twig], t.labels(twig)
	into, out := t.across(w.Depth-1), t.across(w.Depth)
	var b Box
	switch {
	case w.Kind == Finished && into:
		b = Box{small, small, small + air + width(l.word+" "+l.score), small}
	case w.Kind == Finished:
		half := width(l.word+" "+l.score) / 2
		b = Box{half, small, half, small + air + line}
	case w.Kind == Again && into:
		b = Box{small, small, small + air + width(l.position+" "+l.word), small}
	case w.Kind == Again:
		half := max(width(l.position)/2, small+air+width(l.word))
		b = Box{half, small + air + line, half, small}
	case out:
		half := width(l.position+" "+l.word) / 2
		b = Box{half, radius + air + line, max(half, radius+air+width(l.folded)), radius}
	default:
		half := width(l.position) / 2
		b = Box{half, radius + air + line, max(half, radius+air+width(l.word)), radius}
		if l.folded != "" {
			b.Bottom += air + line
		}
	}
	if into {
		longest := width(strings.Join(l.move, ""))
		b.Left = max(b.Left, radius+2*air+longest)
		b.Top = max(b.Top, line)
	} else {
		for _, m := range l.move {
			b.Left, b.Right = max(b.Left, width(m)/2), max(b.Right, width(m)/2)
		}
		b.Top += line*float64(len(l.move)) + air
	}
	return b
}
