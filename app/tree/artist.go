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

func (a *artist) text(x, y float64, anchor Anchor, runs ...Run) {
	if a.detail == Full {
		a.scene.Texts = append(a.scene.Texts, Text{x, y, anchor, runs})
	}
}

// edge draws the move that leads to a twig and, if the twig is in sight, its label.
// At first it curves, in the room between the levels; along the label it is straight.
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
	if t.across(w.Depth - 1) {
		near := to.X - b.Left
		middle := (from.X + radius + near) / 2
		p.move(from.X+radius, from.Y).curve(middle, from.Y, middle, to.Y, near, to.Y).line(to.X-size, to.Y)
	} else {
		near := to.Y - b.Top
		middle := (from.Y + radius + near) / 2
		end := to.Y - size - air - line
		if w.Kind == Finished {
			end = to.Y - size
		}
		p.move(from.X, from.Y+radius).curve(from.X, middle, to.X, middle, to.X, near).line(to.X, end)
	}
	if !labelled || a.detail != Full {
		return
	}
	style := "tree-move"
	if best {
		style = "tree-move tree-move-best"
	}
	texts := t.labels(i).move
	if t.across(w.Depth - 1) {
		a.text(to.X-size-air, to.Y-air, End, Run{style, texts[0]})
		return
	}
	y := to.Y - b.Top + line - air + 1
	for n, text := range texts {
		a.text(to.X, y+float64(n)*line, Middle, Run{style, text})
	}
}

// node draws the shape of a twig with its labels.
func (a *artist) node(i int) {
	t := a.tree
	w, n, at := t.Twigs[i], t.Of(i), t.at[i]
	var l labels
	if a.detail == Full {
		l = t.labels(i)
	}
	into, out := t.across(w.Depth-1), t.across(w.Depth)
	word := Run{"tree-word tree-" + n.Outcome.String(), l.word}
	position := Run{"tree-position", l.position}
	switch w.Kind {
	case Finished:
		word.Class = "tree-word tree-draw"
		if who, won := winner(n); won {
			word.Class = "tree-word tree-win"
			a.pen(shape+"win").player(who, at, small)
		} else {
			a.pen(shape+"draw").bar(at, small, 3)
		}
		score := Run{"tree-score", " " + l.score}
		if into {
			a.text(at.X+small+air, at.Y+4.5, Start, word, score)
		} else {
			a.text(at.X, at.Y+small+line, Middle, word, score)
		}
	case Again:
		a.pen(ghost+n.Outcome.String()).player(n.Mover, at, small)
		if into {
			a.text(at.X+small+air, at.Y+4.5, Start, position, Run{word.Class, " " + l.word})
		} else {
			a.text(at.X, at.Y-small-air, Middle, position)
			a.text(at.X+small+air, at.Y+4.5, Start, word)
		}
	default:
		a.pen(shape+n.Outcome.String()).player(n.Mover, at, radius)
		if a.detail < Dots {
			a.pen(mark).outcome(n.Outcome, n.Mover, at)
		}
		if out {
			a.text(at.X, at.Y-radius-air, Middle, position, Run{word.Class, " " + l.word})
		} else {
			a.text(at.X, at.Y-radius-air, Middle, position)
			a.text(at.X+radius+air, at.Y+4.5, Start, word)
		}
		if w.Kind == Folded && out {
			a.text(at.X+radius+air, at.Y+4.5, Start, Run{"tree-folded", l.folded})
		} else if w.Kind == Folded {
			a.text(at.X, at.Y+radius+line, Middle, Run{"tree-folded", l.folded})
		}
	}
}

// selection draws a ring around what is selected and, if that is a reference, the
// way to where the node is drawn whole.
func (a *artist) selection() {
	t := a.tree
	at := t.at[t.Selected]
	home := t.at[t.Home(t.Selected)]
	if t.Home(t.Selected) != t.Selected {
		a.pen(edgeHome).move(at.X, at.Y).curve(at.X, (at.Y+home.Y)/2, home.X, (at.Y+home.Y)/2, home.X, home.Y)
	}
	a.pen(ring).circle(at, radius+6)
}
