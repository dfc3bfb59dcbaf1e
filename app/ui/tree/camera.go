package tree

// Camera is which part of a drawing is seen in a window: a place p of the drawing is
// shown at p*Scale + X, Y, in CSS pixels.
type Camera struct{ X, Y, Scale float64 }

const (
	closest   = 3.0
	margin    = 16.0 // around the drawing when all of it is shown
	tools     = 48.0 // below it, where the buttons are
	readable  = 0.62 // the smallest scale to begin with
	legible   = 0.75 // the smallest to prefer the paper's form
	wholeMost = 1.25 // the largest scale for showing all of it
)

// Fit returns the camera that shows all of b in the middle of a window.
func Fit(b Box, window Point) Camera {
	w, h := b.Right-b.Left, b.Bottom-b.Top
	scale := min((window.X-2*margin)/w, (window.Y-2*margin-tools)/h, wholeMost)
	return Camera{
		X:     window.X/2 - (b.Left+b.Right)/2*scale,
		Y:     (window.Y-tools)/2 - (b.Top+b.Bottom)/2*scale,
		Scale: max(scale, 1e-4),
	}
}

// Zoom returns the camera that shows things factor times as large and the place at
// the given point of the window where it was. It goes no farther out than all needs.
func (c Camera) Zoom(factor float64, at Point, all Camera) Camera {
	scale := min(max(c.Scale*factor, min(all.Scale, readable)), closest)
	factor = scale / c.Scale
	return Camera{at.X - (at.X-c.X)*factor, at.Y - (at.Y-c.Y)*factor, scale}
}

// Pan returns the camera after a shift, which leaves some of b in the window.
func (c Camera) Pan(dx, dy float64, b Box, window Point) Camera {
	const rest = 60
	c.X = min(max(c.X+dx, rest-b.Right*c.Scale), window.X-rest-b.Left*c.Scale)
	c.Y = min(max(c.Y+dy, rest-b.Bottom*c.Scale), window.Y-rest-b.Top*c.Scale)
	return c
}

// Show returns the camera that has b in its window, moved no more than needed.
func (c Camera) Show(b Box, window Point) Camera {
	into := func(offset, low, high, size float64) float64 {
		low, high = low*c.Scale+offset-margin, high*c.Scale+offset+margin
		switch {
		case high-low > size:
			return offset + size/2 - (low+high)/2
		case low < 0:
			return offset - low
		case high > size:
			return offset - (high - size)
		}
		return offset
	}
	c.X, c.Y = into(c.X, b.Left, b.Right, window.X), into(c.Y, b.Top, b.Bottom, window.Y)
	return c
}

// Place returns what is shown at a point of the window.
func (c Camera) Place(p Point) Point { return Point{(p.X - c.X) / c.Scale, (p.Y - c.Y) / c.Scale} }

// Region returns what is shown in a window and around it, half a window on each
// side, so that it can be moved a little before more must be drawn.
func (c Camera) Region(window Point) Box {
	a := c.Place(Point{-window.X / 2, -window.Y / 2})
	b := c.Place(Point{window.X * 3 / 2, window.Y * 3 / 2})
	return Box{a.X, a.Y, b.X, b.Y}
}

// covers reports whether a region holds all that is shown in a window.
func (c Camera) covered(region Box, window Point) bool {
	a, b := c.Place(Point{}), c.Place(window)
	return region.Left <= a.X && region.Top <= a.Y && region.Right >= b.X && region.Bottom >= b.Y
}

// Begin puts the tree into the form in which it is best seen in a window, downwards
// as in the paper if that can be read well and otherwise the one that can be shown
// largest, and returns the camera to begin with.
func (t *Tree) Begin(window Point) Camera {
	const large = 400 // nothing but columns shows so many well
	if len(t.Twigs) > large {
		t.Turn(Columns)
		return t.Opening(window)
	}
	best, scale := Down, 0.0
	for _, form := range []Form{Columns, Right, Down} {
		t.Turn(form)
		if c := Fit(t.Bounds(), window); c.Scale > scale || form == Down && c.Scale > legible {
			best, scale = form, c.Scale
		}
	}
	if best != Down {
		t.Turn(best)
	}
	return t.Opening(window)
}

// Opening returns the camera with which a tree is shown first: all of it, or as much
// as can be read, with the root at the edge that it grows from.
func (t *Tree) Opening(window Point) Camera {
	b := t.Bounds()
	c := Fit(b, window)
	if c.Scale >= readable {
		return c
	}
	c = Camera{window.X / 2, window.Y / 2, readable}
	root, box := t.at[0], t.boxes[0]
	c.X -= root.X * readable
	c.Y -= root.Y * readable
	if t.Form != Down {
		c.X = margin - (root.X-box.Left)*readable
	}
	if t.Form != Right {
		c.Y = margin - (root.Y-box.Top)*readable
	}
	// What fits in one direction is shown whole in it.
	if w := (b.Right - b.Left) * readable; w <= window.X-2*margin {
		c.X = window.X/2 - (b.Left+b.Right)/2*readable
	}
	if h := (b.Bottom - b.Top) * readable; h <= window.Y-2*margin-tools {
		c.Y = (window.Y-tools)/2 - (b.Top+b.Bottom)/2*readable
	}
	return c
}
