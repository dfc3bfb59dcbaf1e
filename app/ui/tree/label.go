package tree

import (
	"strconv"

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

// labels are the texts at a twig, with their widths.
type labels struct {
	move     []label // on the edge that leads to it, one below the other
	position label   // {B}:D
	word     label   // win, draw or loss; of a result: wins or draw
	score    label   // of a result, P1 first
	folded   label   // how many moves are not shown
}

type label struct {
	text  string
	width float64
}

func labelled(text string) label { return label{text, width(text)} }

func (t *Tree) label(twig int) labels {
	var l labels
	w, n := t.Twigs[twig], t.Of(twig)
	if from, move, ok := t.Into(twig); ok {
		for _, order := range Orders(from.Position, move.Move) {
			l.move = append(l.move, labelled(order))
		}
	}
	if w.Kind == Finished {
		p1, p2 := t.Graph.Score(w.Node)
		l.score = labelled(strconv.Itoa(p1) + "–" + strconv.Itoa(p2))
		l.word = labelled("draw")
		if p1 != p2 {
			l.word = labelled("wins")
		}
		return l
	}
	l.position, l.word = labelled(Brief(n.Position)), labelled(n.Outcome.String())
	if w.Kind == Folded {
		l.folded = labelled("+" + strconv.FormatUint(n.Total, 10))
	}
	return l
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
func (t *Tree) card(twig int) Box {
	const blank = 4
	w, l := t.Twigs[twig], t.labels[twig]
	into, out := t.across(w.Depth-1), t.across(w.Depth)
	switch {
	case w.Kind == Finished && into:
		return Box{small, small, small + air + l.word.width + blank + l.score.width, small}
	case w.Kind == Finished:
		half := max(l.word.width, l.score.width) / 2
		return Box{half, small, half, small + 2*line}
	case w.Kind == Again && into:
		return Box{small, small, small + air + l.position.width + blank + l.word.width, small}
	case w.Kind == Again:
		half := max(l.position.width, l.word.width) / 2
		return Box{half, small + air + line, half, small + line}
	case out:
		half := (l.position.width + blank + l.word.width) / 2
		return Box{half, radius + air + above + line, max(half, radius+air+l.folded.width), radius}
	default:
		half := max(l.position.width/2, radius)
		return Box{half, radius + air + line, max(half, radius+air+l.folded.width), radius + line}
	}
}

// box returns the room that a twig takes with its labels and that of the edge into
// it.
func (t *Tree) box(twig int) Box {
	b, l := t.card(twig), t.labels[twig]
	if t.across(t.Twigs[twig].Depth - 1) {
		all := 0.0
		for _, m := range l.move {
			all += m.width
		}
		b.Left = max(b.Left, radius+2*air+all)
		b.Top = max(b.Top, line)
		return b
	}
	for _, m := range l.move {
		b.Left, b.Right = max(b.Left, m.width/2), max(b.Right, m.width/2)
	}
	b.Top += line*float64(len(l.move)) + air
	return b
}
