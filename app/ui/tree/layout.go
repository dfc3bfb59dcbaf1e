package tree

// Box is the room that a node takes around its anchor, the middle of its shape.
// Labels that go with it are inside.
type Box struct{ Left, Top, Right, Bottom float64 }

// around returns what a box covers around an anchor.
func (b Box) around(at Point) Box {
	return Box{at.X - b.Left, at.Y - b.Top, at.X + b.Right, at.Y + b.Bottom}
}

// with returns what covers two boxes, of which each is what it covers.
func (b Box) with(o Box) Box {
	return Box{min(b.Left, o.Left), min(b.Top, o.Top), max(b.Right, o.Right), max(b.Bottom, o.Bottom)}
}

// Point is a place in the drawing. Y grows downwards.
type Point struct{ X, Y float64 }

// Form is how a tree is spread out.
type Form uint8

const (
	Down    Form = iota // from top to bottom, as in the paper
	Right               // from left to right: for narrow screens and many leaves
	Columns             // the root on top, each of its branches a column to the right
)

// across reports whether the edges that leave a node at that depth lead to the
// right.
func (f Form) across(depth int) bool { return f == Right || f == Columns && depth > 0 }

const (
	gap      = 10.0  // between the boxes of neighbours
	reach    = 36.0  // at least, between the boxes of two levels, for the edges
	farthest = 150.0 // at most
	between  = 70.0  // columns
)

// Arrange returns where the anchors of a tree's nodes go. Node 0 is the root and
// children[i] holds the children of node i in order. It takes time in proportion to
// the number of nodes times the depth. The result has these properties: no two boxes
// overlap; nodes of the same depth in the same column are level; children keep their
// order; a node stands at the middle of its children, but with columns the root and
// the heads of the columns at the first; the same input gives the same result.
func Arrange(form Form, boxes []Box, children [][]int) []Point {
	a := arrangement{boxes, children, make([]Point, len(boxes))}
	switch form {
	case Down:
		a.spread(0, false)
	case Right:
		a.spread(0, true)
	case Columns:
		a.columns()
	}
	return a.at
}

type arrangement struct {
	boxes    []Box
	children [][]int
	at       []Point
}

// columns sets the branches of the root side by side and the root above them.
func (a arrangement) columns() {
	heads := a.children[0]
	x := 0.0
	for _, head := range heads {
		a.spread(head, true)
		all := a.below(head)
		// The level below the head is beside it, so that the head can go up.
		b := a.bounds(all)
		a.at[head].Y = b.Top + a.boxes[head].Top
		for _, i := range all {
			a.at[i].X += x - b.Left
			a.at[i].Y -= b.Top
		}
		x += b.Right - b.Left + between
	}
	if len(heads) > 0 {
		first, last := a.at[heads[0]], a.at[heads[len(heads)-1]]
		a.at[0] = Point{first.X, -reachOf(last.X-first.X) - a.boxes[0].Bottom}
	}
}

// below returns a node and everything under it.
func (a arrangement) below(root int) []int {
	all := []int{root}
	for i := 0; i < len(all); i++ {
		all = append(all, a.children[all[i]]...)
	}
	return all
}

// bounds returns what the boxes of the nodes cover, of which there is one at least.
func (a arrangement) bounds(nodes []int) Box {
	b := a.boxes[nodes[0]].around(a.at[nodes[0]])
	for _, n := range nodes {
		b = b.with(a.boxes[n].around(a.at[n]))
	}
	return b
}

// spread lays out the tree below root, whose anchor it puts at 0, 0.
//
//  1. From the leaves up, the trees of a node's children are pushed together along
//     the level until their outlines touch, and the node is put over the middle
//     (Reingold and Tilford, Tidier Drawings of Trees, 1981).
//  2. From the root down, the distances between parent and child are added up.
//  3. Level after level gets as much room as its largest box.
func (a arrangement) spread(root int, across bool) {
	shift := make([]float64, len(a.boxes)) // of a node against its parent, along the level
	a.outline(root, across, shift)

	type level struct{ before, after, low, high float64 }
	var levels []level
	depth := make([]int, len(a.boxes))
	along := make([]float64, len(a.boxes))
	all := a.below(root)
	for _, i := range all {
		box := a.boxes[i]
		before, after := box.Top, box.Bottom
		if across {
			before, after = box.Left, box.Right
		}
		if depth[i] == len(levels) {
			levels = append(levels, level{low: along[i], high: along[i]})
		}
		l := &levels[depth[i]]
		l.before, l.after = max(l.before, before), max(l.after, after)
		l.low, l.high = min(l.low, along[i]), max(l.high, along[i])
		for _, c := range a.children[i] {
			depth[c], along[c] = depth[i]+1, along[i]+shift[c]
		}
	}
	deep := make([]float64, len(levels))
	for i := 1; i < len(levels); i++ {
		deep[i] = deep[i-1] + levels[i-1].after + reachOf(levels[i].high-levels[i].low) + levels[i].before
	}
	for _, i := range all {
		a.at[i] = Point{along[i], deep[depth[i]]}
		if across {
			a.at[i] = Point{deep[depth[i]], along[i]}
		}
	}
}

// reachOf returns the room for the edges between two levels of which the lower has
// that width: wide fans of edges need more.
func reachOf(width float64) float64 { return min(max(reach, width/16), farthest) }

// outline holds, level by level from a node down, how far the tree below it reaches
// to both sides of it.
type outline struct{ low, high []float64 }

func (a arrangement) outline(node int, across bool, shift []float64) outline {
	box := a.boxes[node]
	own := outline{[]float64{-box.Left}, []float64{box.Right}}
	if across {
		own = outline{[]float64{-box.Top}, []float64{box.Bottom}}
	}
	var all outline // of the children, seen from the first
	var at float64
	for n, child := range a.children[node] {
		o := a.outline(child, across, shift)
		at = 0
		for l := 0; n > 0 && l < min(len(o.low), len(all.high)); l++ {
			at = max(at, all.high[l]-o.low[l]+gap)
		}
		shift[child] = at
		for l := range o.low {
			if l == len(all.low) {
				all.low, all.high = append(all.low, o.low[l]+at), append(all.high, o.high[l]+at)
				continue
			}
			all.low[l], all.high[l] = min(all.low[l], o.low[l]+at), max(all.high[l], o.high[l]+at)
		}
	}
	middle := at / 2
	for _, child := range a.children[node] {
		shift[child] -= middle
	}
	for l := range all.low {
		own.low, own.high = append(own.low, all.low[l]-middle), append(own.high, all.high[l]-middle)
	}
	return own
}
