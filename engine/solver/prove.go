package solver

import (
	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/wire"
)

// proofLooks is how many positions are looked at for a proof, for the line and for
// the tree: about a second each in a browser, and 60 MiB. With up to 14 numbers left
// both are mostly found, and with up to 16 the line.
const proofLooks = 1 << 19

// Prove asks what the worth of a move rests on: the shortest refutation if it gives
// something away, and the proof otherwise. The tree is listed if it has at most so many
// positions.
type Prove struct {
	Position engine.Position
	Move     engine.Move
	Limit    int
}

// Kind implements [Question].
func (q *Prove) Kind() string { return "prove" }

// Fields implements [Question].
func (q *Prove) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Move(&q.Move)
	l.Count("a limit", &q.Limit)
}

// Result implements [Question].
func (q *Prove) Result(l *wire.Line, p *refute.Proof) {
	l.Outcome(&p.Before)
	l.Outcome(&p.After)
	moves(l, &p.Line)
	l.Uint("a size", &p.Size)
	listed := p.Tree != nil
	if l.Bool(&listed); listed {
		if l.Reading() {
			p.Tree = new(refute.Branch)
		}
		branch(l, p.Tree, 0)
	}
}

// branch is a branch of a tree, so many turns from its root.
func branch(l *wire.Line, b *refute.Branch, turns int) {
	if turns > engine.MaxCount {
		l.Fail("a tree cannot be so deep")
		return
	}
	l.Move(&b.Move)
	for i := range wire.List(l, "branches", &b.Next) {
		branch(l, &b.Next[i], turns+1)
	}
}

// Answer implements [Question]. The error is that of [Evaluate] or, if the move is not
// legal, of [engine.Position.Check].
func (q *Prove) Answer(s *Solver, progress Progress) (refute.Proof, error) {
	p, m := q.Position, q.Move
	if err := p.Check(m); err != nil {
		return refute.Proof{}, err
	}
	table, err := s.table(p, progress)
	if err != nil {
		return refute.Proof{}, err
	}
	return refute.Of(p, m, table.Outcome, refute.Limits{Looks: proofLooks, Listed: uint64(max(q.Limit, 0))}, progress.ticks())
}
