package tree

// Toward returns the twig to which an arrow key or Home leads from the selected one: the
// way it points in the drawing, to the parent, the first child, which is the best move, or
// a neighbour on the same level. Where there is none it is the selected one. Other keys
// are not known.
func (t *Tree) Toward(key string) (twig int, known bool) {
	from := t.Twigs[t.Selected]
	into, out := t.Form.across(max(from.Depth-1, 0)), t.Form.across(from.Depth)
	twig = t.Selected
	switch {
	case key == "Home":
		return 0, true
	case key == "ArrowUp" && !into, key == "ArrowLeft" && into:
		return max(from.Parent, 0), true
	case key == "ArrowDown" && !out, key == "ArrowRight" && out:
		if len(from.Children) > 0 {
			twig = from.Children[0]
		}
		return twig, true
	case key == "ArrowUp", key == "ArrowLeft":
		twig--
	case key == "ArrowDown", key == "ArrowRight":
		twig++
	default:
		return twig, false
	}
	if twig < 0 || twig == len(t.Twigs) || t.Twigs[twig].Depth != from.Depth {
		twig = t.Selected
	}
	return twig, true
}
