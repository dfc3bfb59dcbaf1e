package tree

// artist draws a scene twig by twig.
type artist struct {
	tree   *Tree
	detail Detail
	paths  map[string]*pen
	scene  Scene
}

func (a *artist) pen(class string) *pen {
	p := a.paths[class]
	if p == nil {
		p = &pen{}
		a.paths[class] = p
	}
	return p
}

// text writes one run, or two.
func (a *artist) text(x, y float64, anchor Anchor, class, text, class2, text2 string) {
	if a.detail == Full {
		a.scene.Texts = append(a.scene.Texts, Text{x, y, anchor, [2]Run{{class, text}, {class2, text2}}})
	}
}

// edge draws the move that leads to a twig and, if the twig is in sight, its label.
// It curves in the room between the levels. One that leads down ends at its label,
// one that leads to the right goes on below it.
func (a *artist) edge(i int, labelled bool) {
	t := a.tree
	w := t.Twigs[i]
	node, move, _ := t.Into(i)
	best := node.Best(move)
	class := edgeOther
	switch {
	case w.Kind == Again && best:
		class = edgeAgainBest
	case w.Kind == Again:
		class = edgeAgain
	case best:
		class = edgeBest
	}
	from, to, b := t.at[w.Parent], t.at[i], t.boxes[i]
	size := radius
	if w.Kind >= Finished {
		size = small
	}
	p := a.pen(class)
	if a.detail == Dots {
		p.move(from.X, from.Y).line(to.X, to.Y)
		return
	}
	if t.across(w.Depth - 1) {
		near := to.X - b.Left
		middle := (from.X + radius + near) / 2
		p.move(from.X+radius, from.Y).curve(middle, from.Y, middle, to.Y, near, to.Y).line(to.X-size, to.Y)
	} else {
		low, near := from.Y+radius+line+3, to.Y-b.Top
		middle := (low + near) / 2
		p.move(from.X, low).curve(from.X, middle, to.X, middle, to.X, near)
	}
	if !labelled || a.detail != Full {
		return
	}
	style := "tree-move"
	if best {
		style = "tree-move tree-move-best"
	}
	moves := t.labels[i].move
	if t.across(w.Depth - 1) {
		text := moves[0].text
		for _, m := range moves[1:] {
			text += " " + m.text
		}
		a.text(to.X-size-air, to.Y-air, End, style, text, "", "")
		return
	}
	y := to.Y - b.Top + line - 2
	for n, m := range moves {
		a.text(to.X, y+float64(n)*line, Middle, style, m.text, "", "")
	}
}

// node draws the shape of a twig with its labels.
func (a *artist) node(i int) {
	t := a.tree
	w, n, at, l := t.Twigs[i], t.Of(i), t.at[i], t.labels[i]
	into, out := t.across(w.Depth-1), t.across(w.Depth)
	word := "tree-word tree-" + n.Outcome.String()
	const position, score = "tree-position", "tree-score"
	switch w.Kind {
	case Finished:
		word = "tree-word tree-draw"
		if who, won := winner(n); won {
			word = "tree-word tree-win"
			a.pen(shape+"win").player(who, at, small)
		} else {
			a.pen(shape+"draw").bar(at, small, 3)
		}
		if into {
			a.text(at.X+small+air, at.Y+4.5, Start, word, l.word.text, score, " "+l.score.text)
		} else {
			a.text(at.X, at.Y+small+line, Middle, word, l.word.text, "", "")
			a.text(at.X, at.Y+small+2*line, Middle, score, l.score.text, "", "")
		}
	case Again:
		a.pen(ghost+n.Outcome.String()).player(n.Mover, at, small)
		if into {
			a.text(at.X+small+air, at.Y+4.5, Start, position, l.position.text, word, " "+l.word.text)
		} else {
			a.text(at.X, at.Y-small-air, Middle, position, l.position.text, "", "")
			a.text(at.X, at.Y+small+line-1, Middle, word, l.word.text, "", "")
		}
	default:
		a.pen(shape+n.Outcome.String()).player(n.Mover, at, radius)
		if a.detail < Dots {
			a.pen(mark).outcome(n.Outcome, n.Mover, at)
		}
		if out {
			a.text(at.X, at.Y-radius-air-above, Middle, position, l.position.text, word, " "+l.word.text)
		} else {
			a.text(at.X, at.Y-radius-air, Middle, position, l.position.text, "", "")
			a.text(at.X, at.Y+radius+line-1, Middle, word, l.word.text, "", "")
		}
		if w.Kind == Folded {
			a.text(at.X+radius+air, at.Y+4.5, Start, "tree-folded", l.folded.text, "", "")
		}
	}
}

// selection draws a frame around what is selected and, if that is a reference, the
// way to where the node is drawn whole.
func (a *artist) selection() {
	t := a.tree
	at := t.at[t.Selected]
	home := t.at[t.Home(t.Selected)]
	if home != at {
		a.pen(edgeHome).move(at.X, at.Y).curve(at.X, (at.Y+home.Y)/2, home.X, (at.Y+home.Y)/2, home.X, home.Y)
	}
	const room = 4
	b := t.card(t.Selected)
	a.pen(frame).round(Box{at.X - b.Left - room, at.Y - b.Top - room/2, at.X + b.Right + room, at.Y + b.Bottom + room}, 8)
}
