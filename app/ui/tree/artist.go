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

// edge draws the move that leads to a twig. It curves in the room between the levels. One
// that leads down ends at its label, one that leads to the right goes on below it.
func (a *artist) edge(i int) {
	t := a.tree
	w := t.Twigs[i]
	node, move, _ := t.Into(i)
	class := edgeOther
	if w.Kind == Again {
		class = edgeAgain
	}
	if node.Best(move) {
		class += bestEdge
	}
	from, to, b := t.at[w.Parent], t.at[i], t.boxes[i]
	p := a.pen(class)
	if a.detail == Dots {
		p.move(from.X, from.Y).line(to.X, to.Y)
		return
	}
	if t.across(w.Depth - 1) {
		near := to.X - b.Left
		middle := (from.X + radius + near) / 2
		p.move(from.X+radius, from.Y).curve(middle, from.Y, middle, to.Y, near, to.Y).line(to.X-t.size(i), to.Y)
	} else {
		low, near := from.Y+radius+line+3, to.Y-b.Top
		middle := (low + near) / 2
		p.move(from.X, low).curve(from.X, middle, to.X, middle, to.X, near)
	}
}

// node draws the shape of a twig and what is written at it.
func (a *artist) node(i int) {
	t := a.tree
	w, n, at := t.Twigs[i], t.Of(i), t.at[i]
	switch w.Kind {
	case Finished:
		if who, won := winner(n); won {
			a.pen(shape+"win").player(who, at, small)
		} else {
			a.pen(shape+"draw").bar(at, small, 3)
		}
	case Again:
		a.pen(ghost+n.Outcome.String()).player(n.Mover, at, small)
	default:
		a.pen(shape+n.Outcome.String()).player(n.Mover, at, radius)
		if a.detail < Dots {
			a.pen(mark).outcome(n.Outcome, n.Mover, at)
		}
	}
	if a.detail == Full {
		for _, text := range t.texts[i] {
			text.X, text.Y = text.X+at.X, text.Y+at.Y
			a.scene.Texts = append(a.scene.Texts, text)
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
	b := t.cards[t.Selected]
	a.pen(frame).round(Box{b.Left + room, b.Top + room/2, b.Right + room, b.Bottom + room}.around(at), 8)
}
