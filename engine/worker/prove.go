package worker

import (
	"strconv"
	"strings"

	"catchup/engine"
	"catchup/engine/refute"
)

// proofLooks is how many positions are looked at for a proof, for the line and for
// the tree: about a second each in a browser, and 60 MiB. With up to 14 numbers left
// both are mostly found, and with up to 16 the line.
const proofLooks = 1 << 19

// Prove returns what the worth of a move of p rests on: the shortest refutation if it
// gives something away, and the proof otherwise. The tree is listed if it has at most
// limit positions. The error is that of [Solver.Evaluate] or, if the move is not legal,
// of [engine.Position.Check].
func (s *Solver) Prove(p engine.Position, m engine.Move, limit int, progress Progress) (refute.Proof, error) {
	if err := p.Check(m); err != nil {
		return refute.Proof{}, err
	}
	table, err := s.table(p, progress)
	if err != nil {
		return refute.Proof{}, err
	}
	return refute.Of(p, m, table.Outcome, refute.Limits{Looks: proofLooks, Listed: uint64(limit)}, progress.ticks())
}

// ProofText returns a proof as a line of text: the outcomes before and after, the line
// of moves, the size and the tree, in which what follows a move stands behind it in
// parentheses. What is not known or not listed is - or 0:
//
//	draw loss 2,3,12/5,11/6 46 -
//	draw loss 5/1,2/3 4 5(1,2(3|4))
func ProofText(p refute.Proof) string {
	line, tree := "-", "-"
	if len(p.Line) > 0 {
		moves := make([]string, len(p.Line))
		for i, m := range p.Line {
			moves[i] = m.List()
		}
		line = strings.Join(moves, "/")
	}
	if p.Tree != nil {
		var b strings.Builder
		writeBranch(&b, *p.Tree)
		tree = b.String()
	}
	return p.Before.String() + " " + p.After.String() + " " + line + number(p.Size) + " " + tree
}

func writeBranch(b *strings.Builder, branch refute.Branch) {
	b.WriteString(branch.Move.List())
	for i, next := range branch.Next {
		b.WriteByte("(|"[min(i, 1)])
		writeBranch(b, next)
	}
	if len(branch.Next) > 0 {
		b.WriteByte(')')
	}
}

// ParseProof is the inverse of [ProofText].
func ParseProof(text string) (refute.Proof, error) {
	words := words{text: text}
	p := refute.Proof{Before: words.outcome(), After: words.outcome()}
	if line := words.next("a line of moves"); line != "-" && words.err == nil {
		for move := range strings.SplitSeq(line, "/") {
			p.Line = append(p.Line, words.parseSet(move))
		}
	}
	p.Size = words.uint("a size")
	if tree := words.next("a tree"); tree != "-" && words.err == nil {
		branch, rest := words.branch(tree, 0)
		if rest != "" {
			words.fail("unexpected " + strconv.Quote(rest) + " in a tree")
		}
		p.Tree = &branch
	}
	words.end()
	return p, words.err
}

// branch reads a branch of a tree, so many turns from its root, and returns what
// comes after it.
func (w *words) branch(text string, turns int) (branch refute.Branch, rest string) {
	end := strings.IndexAny(text, "(|)")
	if end < 0 {
		end = len(text)
	}
	branch.Move, rest = w.parseSet(text[:end]), text[end:]
	if !strings.HasPrefix(rest, "(") {
		return branch, rest
	}
	if turns == engine.MaxCount {
		w.fail("a tree cannot be so deep")
	}
	for more := true; more && w.err == nil; more = strings.HasPrefix(rest, "|") {
		var next refute.Branch
		next, rest = w.branch(rest[1:], turns+1)
		branch.Next = append(branch.Next, next)
	}
	if rest, more := strings.CutPrefix(rest, ")"); more {
		return branch, rest
	}
	w.fail("expected | or ) in a tree")
	return branch, ""
}
