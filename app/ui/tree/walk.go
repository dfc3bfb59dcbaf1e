package tree

// Step is a step of the keyboard through the tree.
type Step uint8

const (
	ToParent   Step = iota
	ToChild         // the first: the best move
	ToNext          // on the same level
	ToPrevious      // on the same level
	ToRoot
)

// arrows are the steps of the arrow keys in a tree that grows downwards, and in one
// that grows to the right.
var arrows = map[string][2]Step{
	"ArrowUp":    {ToParent, ToPrevious},
	"ArrowLeft":  {ToPrevious, ToParent},
	"ArrowDown":  {ToChild, ToNext},
	"ArrowRight": {ToNext, ToChild},
	"Home":       {ToRoot, ToRoot},
}

// StepFor returns the step of an arrow key, or of Home: the way it points in the
// drawing, seen from the selected twig.
func (t *Tree) StepFor(key string) (step Step, ok bool) {
	steps, ok := arrows[key]
	depth := t.Twigs[t.Selected].Depth
	if key == "ArrowUp" || key == "ArrowLeft" {
		depth = max(depth-1, 0) // it depends on the edge that leads here
	}
	if t.Form.across(depth) {
		return steps[1], ok
	}
	return steps[0], ok
}

// Walk selects the twig that a step leads to and reports whether there is one.
func (t *Tree) Walk(step Step) bool {
	from := t.Twigs[t.Selected]
	to := 0
	switch step {
	case ToParent:
		to = from.Parent
	case ToChild:
		if len(from.Children) == 0 {
			return false
		}
		to = from.Children[0]
	case ToNext:
		to = t.Selected + 1
	case ToPrevious:
		to = t.Selected - 1
	}
	level := step == ToNext || step == ToPrevious
	if to < 0 || to == len(t.Twigs) || level && t.Twigs[to].Depth != from.Depth {
		return false
	}
	t.Selected = to
	return true
}
