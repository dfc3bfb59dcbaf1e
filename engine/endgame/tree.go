package endgame

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"catchup/engine"
)

// Node is a place in the decision tree of the thesis: what sections 2.2.1 to 2.2.4 come
// to, read literally but for two slips of the pen: section 2.2.3, II.II.C compares D - b3
// with b1, which must mean how far they are apart; and where the deficit is not 0 its
// definition of D has the wrong sign in section 2.2.4. Of the children of a node every
// position that belongs to it belongs to exactly one. Nobody may change them.
type Node struct {
	Name       string   // of a case: see [Analysis]; else what the names of its cases begin with
	Comparison string   // which positions of the node above belong to it, in b1 to b4 and D
	Words      string   // what the comparison says
	Children   []*Node  // none of a case
	Branches   []Branch // of a case, in the order in which they are tried: the first that holds decides

	above       *Node
	comparisons []comparison
}

// Branch is a part of a case in which one move keeps one outcome. It says so of all its
// positions alike, with b1 to b4 for the numbers in ascending order and D for the deficit.
type Branch struct {
	When    string // given the case, and that no branch before it holds; "" if it is the only one
	Outcome engine.Outcome
	Take    []int  // which of the numbers to take, from 1; none if every move loses
	Why     string // in one sentence

	comparisons []comparison // of When
	played      bool         // When speaks besides of what the move leaves
}

// cases has a line for each node: its name, the comparison that leads to it, and the same
// in words. A case has below it a line for each branch: when it holds, its outcome, what
// to take and why. A case that has one branch is as the thesis has it; the others were
// corrected, or completed: for equal numbers, and where the thesis says only that the
// outcome depends. One of the best moves of case 4.II.C.3 has b4 in it: the thesis is
// right so far, but not in taking it first, which may end the turn too early.
//
//go:embed cases.txt
var cases string

// trees returns the decision trees of three and of four numbers.
var trees = sync.OnceValue(func() [2]*Node {
	nodes := map[string]*Node{}
	var n *Node
	for line := range strings.Lines(cases) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if fields[0] == "" {
			n.Branches = append(n.Branches, readBranch(fields[1], fields[2], fields[3], fields[4]))
			continue
		}
		n = &Node{Name: fields[0], Comparison: fields[1], Words: fields[2], comparisons: parse(fields[1])}
		nodes[n.Name] = n
		if at := strings.LastIndexByte(n.Name, '.'); at > 0 {
			n.above = nodes[n.Name[:at]]
			n.above.Children = append(n.above.Children, n)
		}
	}
	return [2]*Node{nodes["3"], nodes["4"]}
})

func readBranch(when, outcome, take, why string) Branch {
	condition, _, played := strings.Cut(when, ", and ")
	if condition == "otherwise" || strings.HasPrefix(condition, "taking ") {
		condition = ""
	}
	x := Branch{When: when, Why: why, comparisons: parse(condition), played: played}
	x.Outcome, _ = engine.ParseOutcome(outcome)
	for _, index := range take {
		x.Take = append(x.Take, int(index-'0'))
	}
	return x
}

// Tree returns the decision tree of three or of four numbers, nil for other counts.
func Tree(numbers int) *Node {
	if numbers != 3 && numbers != 4 {
		return nil
	}
	return trees()[numbers-3]
}

// Cases returns the cases below a node in the order of the thesis.
func (n *Node) Cases() []*Node {
	if len(n.Children) == 0 {
		return []*Node{n}
	}
	var all []*Node
	for _, child := range n.Children {
		all = append(all, child.Cases()...)
	}
	return all
}

// Has reports whether a position with as many numbers as the tree is for belongs to the
// node.
func (n *Node) Has(p engine.Position) bool {
	for b := NumbersOf(p); n != nil; n = n.above {
		if !meets(n.comparisons, b) {
			return false
		}
	}
	return true
}

// path returns the nodes from this one to the case of the numbers.
func (n *Node) path(b Numbers) []*Node {
	path := []*Node{n}
	for len(n.Children) > 0 {
		n = n.Children[slices.IndexFunc(n.Children, func(child *Node) bool { return meets(child.comparisons, b) })]
		path = append(path, n)
	}
	return path
}

// branch returns the branch that holds for numbers of the case.
func (n *Node) branch(b Numbers) Branch {
	return n.Branches[slices.IndexFunc(n.Branches, func(x Branch) bool {
		return meets(x.comparisons, b) && (!x.played || legal(b, x.Take) && worth(b, x.Take) == x.Outcome)
	})]
}
