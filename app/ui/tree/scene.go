package tree

// Scene is what is to be drawn, back to front: first the paths, then the texts. All
// that looks alike is one path, so that a scene of a thousand nodes has a dozen.
type Scene struct {
	Paths []Path
	Texts []Text
}

// Path is an outline in the notation of SVG's attribute d.
type Path struct{ Class, D string }

// Text is a line that begins, is centred or ends at X, Y, the base line. The second
// run may be empty; a line that ends there has one.
type Text struct {
	X, Y   float64
	Anchor Anchor
	Runs   [2]Run
}

// Run is a text that looks alike.
type Run struct{ Class, Text string }

// Anchor says which part of a text stands at its place.
type Anchor uint8

const (
	Start Anchor = iota
	Middle
	End
)

// Detail says how much is drawn: less where it could not be made out.
type Detail uint8

const (
	Full   Detail = iota
	Shapes        // no texts
	Dots          // no marks in the shapes either
)

// DetailAt returns what can be made out at a scale.
func DetailAt(scale float64) Detail {
	switch {
	case scale >= 0.5:
		return Full
	case scale >= 0.2:
		return Shapes
	default:
		return Dots
	}
}

// Classes of paths, in the order in which they are drawn. Those of shapes continue
// with the outcome.
const (
	edgeOther     = "tree-edge"
	edgeAgain     = "tree-edge tree-edge-again"
	bestEdge      = " tree-edge-best"
	edgeBest      = edgeOther + bestEdge
	edgeAgainBest = edgeAgain + bestEdge
	edgeHome      = "tree-home"
	frame         = "tree-selected"
	shape         = "tree-shape tree-"
	ghost         = "tree-ghost tree-"
	mark          = "tree-mark"
)

// classes is the order of the layers.
var classes = []string{
	frame, edgeAgain, edgeOther, edgeAgainBest, edgeBest, edgeHome,
	ghost + "loss", ghost + "draw", ghost + "win", shape + "loss", shape + "draw", shape + "win", mark,
}

// Bounds returns what the whole tree covers.
func (t *Tree) Bounds() Box {
	all := make([]int, len(t.Twigs))
	for i := range all {
		all[i] = i
	}
	return arrangement{boxes: t.boxes, at: t.at}.bounds(all)
}

// Hit returns the twig at a place, or the nearest one not farther off than slack.
func (t *Tree) Hit(p Point, slack float64) (twig int, hit bool) {
	best := slack
	for i, at := range t.at {
		b := t.boxes[i].around(at)
		if off := max(b.Left-p.X, p.X-b.Right, b.Top-p.Y, p.Y-b.Bottom, 0); off <= best && (off < best || !hit) {
			twig, hit, best = i, true, off
		}
	}
	return twig, hit
}

// Draw returns the scene of what lies in a region. It takes microseconds for what
// lies outside of it.
func (t *Tree) Draw(region Box, detail Detail, selection bool) Scene {
	a := artist{tree: t, detail: detail, paths: map[string]*pen{}}
	for i, w := range t.Twigs {
		own := t.boxes[i].around(t.at[i])
		if w.Parent >= 0 && own.with(Box{}.around(t.at[w.Parent])).meets(region) {
			a.edge(i)
		}
		if own.meets(region) {
			a.node(i)
		}
	}
	if selection {
		a.selection()
	}
	for _, class := range classes {
		if p := a.paths[class]; p != nil {
			a.scene.Paths = append(a.scene.Paths, Path{class, string(p.d)})
		}
	}
	return a.scene
}

func (b Box) meets(o Box) bool {
	return b.Left <= o.Right && o.Left <= b.Right && b.Top <= o.Bottom && o.Top <= b.Bottom
}
