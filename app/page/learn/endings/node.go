package endings

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"catchup/engine"
	"catchup/engine/endgame"
)

// Node is a place in the decision tree of the thesis: the case so far, and what is
// compared to go on.
type Node struct {
	Name       string // as in [endgame.Analysis], or the beginning of such names
	Comparison Comparison
	Words      string // what the comparison says
	Children   []*Node

	// Of a leaf only: the case and, for each of its branches, an example.
	Case     endgame.Case
	Examples []Example
}

// Example is a position of a branch.
type Example struct {
	Position engine.Position
	Puzzle   bool // exactly one move is right, so that it can be solved as a puzzle
}

// Leaf reports whether the node is a case of its own.
func (n *Node) Leaf() bool { return len(n.Children) == 0 }

// cases has a line for each node: its name, the comparison that leads to it, the
// same in words and, for a leaf, an example for each branch; * marks a puzzle. A
// test holds every line against the engine.
//
//go:embed cases.txt
var cases string

// Trees returns the decision trees of three and of four numbers.
var Trees = sync.OnceValue(func() [2]*Node {
	known := map[string]endgame.Case{}
	for n := 3; n <= 4; n++ {
		for _, c := range endgame.Cases(n) {
			known[c.Name] = c
		}
	}
	nodes := map[string]*Node{}
	for line := range strings.Lines(cases) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		comparison, err := ParseComparison(fields[1])
		if err != nil {
			panic(err) // a test reads them all
		}
		n := &Node{Name: fields[0], Comparison: comparison, Words: fields[2], Case: known[fields[0]]}
		for _, text := range fields[3:] {
			position, err := engine.ParsePosition(strings.TrimSuffix(text, "*"))
			if err != nil {
				panic(err)
			}
			n.Examples = append(n.Examples, Example{position, strings.HasSuffix(text, "*")})
		}
		nodes[n.Name] = n
		if at := strings.LastIndexByte(n.Name, '.'); at > 0 {
			parent := nodes[n.Name[:at]]
			parent.Children = append(parent.Children, n)
		}
	}
	return [2]*Node{nodes["3"], nodes["4"]}
})

// Path returns the nodes from the root to the case of a position, none if it has
// not three or four numbers left.
func Path(p engine.Position) []*Node {
	count := p.Left.Len()
	if count != 3 && count != 4 {
		return nil
	}
	letters := LettersOf(p)
	node := Trees()[count-3]
	path := []*Node{node}
	for !node.Leaf() {
		next := slices.IndexFunc(node.Children, func(child *Node) bool { return child.Comparison.Holds(letters) })
		node = node.Children[next]
		path = append(path, node)
	}
	return path
}

// To returns the nodes from the root to the node of that name.
func To(name string) []*Node {
	node := Trees()[name[0]-'3']
	path := []*Node{node}
	for node.Name != name {
		next := slices.IndexFunc(node.Children, func(child *Node) bool { return strings.HasPrefix(name+".", child.Name+".") })
		node = node.Children[next]
		path = append(path, node)
	}
	return path
}

// Leaves returns the cases below a node in the order of the thesis.
func (n *Node) Leaves() []*Node {
	if n.Leaf() {
		return []*Node{n}
	}
	var leaves []*Node
	for _, child := range n.Children {
		leaves = append(leaves, child.Leaves()...)
	}
	return leaves
}
