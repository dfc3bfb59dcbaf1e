package refute

import (
	"errors"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func position(t testing.TB, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

var plenty = Limits{Looks: 1 << 22, Listed: 1 << 20}

// slow is the definitions, move by move.
type slow struct {
	target engine.Outcome
	value  recursion.Solver
}

func (w slow) settled(s state) bool {
	if s.Over() {
		outcome := engine.OutcomeOf(s.Margin())
		if !s.own {
			outcome = outcome.Opposite()
		}
		return outcome >= w.target
	}
	for m := range s.Moves() {
		if next, _ := s.after(m); !w.settled(next) {
			return false
		}
	}
	return true
}

// never is more turns and positions than there are, where the claim is false.
const never = 1 << 40

func (w slow) turns(s state) int {
	switch {
	case w.settled(s):
		return 0
	case s.Over():
		return never
	}
	most, fewest := 0, never
	for m := range s.Moves() {
		next, _ := s.after(m)
		turns := w.turns(next)
		most, fewest = max(most, turns), min(fewest, turns)
	}
	if s.own {
		return min(never, 1+fewest)
	}
	return min(never, 1+most)
}

func (w slow) size(s state) int {
	switch {
	case w.settled(s):
		return 1
	case s.Over():
		return never
	}
	all, fewest := 0, never
	for m := range s.Moves() {
		next, _ := s.after(m)
		size := w.size(next)
		all, fewest = min(never, all+size), min(fewest, size)
	}
	if s.own {
		return min(never, 1+fewest)
	}
	return min(never, 1+all)
}

// checkTree makes sure that the tree is one, and returns its size.
func (w slow) checkTree(t *testing.T, s state, next []Branch) int {
	t.Helper()
	if len(next) == 0 && !w.settled(s) {
		t.Fatalf("%v is not settled, but the tree ends", s)
	}
	if len(next) > 0 && s.own != (len(next) == 1) && uint64(len(next)) != s.CountMoves() {
		t.Fatalf("%v has %d moves, in the tree %d", s, s.CountMoves(), len(next))
	}
	size := 1
	met := map[engine.Move]bool{}
	for _, branch := range next {
		if err := s.Check(branch.Move); err != nil || met[branch.Move] {
			t.Fatalf("in the tree: %v, met %v", err, met[branch.Move])
		}
		met[branch.Move] = true
		after, _ := s.after(branch.Move)
		size += w.checkTree(t, after, branch.Next)
	}
	return size
}

func TestEveryMoveAgreesWithTheDefinitions(t *testing.T) {
	values := make(recursion.Solver)
	refuted := 0
	for _, text := range []string{"1-5", "1-6:2", "{1,2,4,7}:4", "{1,3,4,6}:4", "2,2,2,3,3", "1,1,2,2,3,4:3", "{1,3,5,6,8}:7", "1-5:99", "1-6:21", "{3}:0", "1,2,4,8,9,10:5"} {
		p := position(t, text)
		for m := range p.Moves() {
			proof, err := Of(p, m, values.Outcome, plenty, nil)
			if err != nil {
				t.Fatal(err)
			}
			next, passed := p.After(m)
			root, worth := state{next, !passed}, values.Outcome(next)
			if passed {
				worth = worth.Opposite()
			}
			target := worth
			if worth < values.Outcome(p) {
				refuted++
				root.own, target = !root.own, worth.Opposite()
			}
			w := slow{target, values}
			if proof.Before != values.Outcome(p) || proof.After != worth || proof.Refutes() != (worth < values.Outcome(p)) {
				t.Errorf("%s, %s: %+v", text, m.List(), proof)
			}
			if got, want := len(proof.Line)-1, w.turns(root); got != want || proof.Line[0] != m {
				t.Errorf("%s, %s: settled in %d turns, want %d", text, m.List(), got, want)
			}
			at := root
			for i, move := range proof.Line[1:] {
				if err := at.Check(move); err != nil {
					t.Fatal(err)
				}
				if at, _ = at.after(move); w.turns(at) != len(proof.Line)-2-i {
					t.Errorf("%s, %s: %v is not the shortest line", text, m.List(), proof.Line)
				}
			}
			if want := w.size(root); proof.Size != uint64(want) {
				t.Errorf("%s, %s: %d positions, want %d", text, m.List(), proof.Size, want)
			}
			if proof.Tree == nil || proof.Tree.Move != m || w.checkTree(t, root, proof.Tree.Next) != int(proof.Size) {
				t.Errorf("%s, %s: the tree is %v, want %d positions", text, m.List(), proof.Tree, proof.Size)
			}
		}
	}
	if refuted < 20 {
		t.Errorf("only %d moves were refuted", refuted)
	}
}

func TestLimits(t *testing.T) {
	values := make(recursion.Solver)
	p := position(t, "1-8")
	m, _ := engine.ParseSet("1")
	full, err := Of(p, m, values.Outcome, plenty, nil)
	if err != nil || full.Line == nil || full.Size < 10 || full.Tree == nil {
		t.Fatalf("%+v, error %v", full, err)
	}
	if unlisted, err := Of(p, m, values.Outcome, Limits{plenty.Looks, full.Size - 1}, nil); err != nil || unlisted.Size != full.Size || unlisted.Tree != nil {
		t.Errorf("%+v, error %v", unlisted, err)
	}
	if short, err := Of(p, m, values.Outcome, Limits{10, plenty.Listed}, nil); err != nil || short.Line != nil || short.Size != 0 || short.Tree != nil ||
		short.Before != full.Before || short.After != full.After {
		t.Errorf("%+v, error %v", short, err)
	}
	stop, looks := errors.New("stop"), 0
	if _, err := Of(p, m, values.Outcome, plenty, func() error {
		if looks++; looks == 100 {
			return stop
		}
		return nil
	}); err != stop || looks != 100 {
		t.Errorf("error %v after %d looks", err, looks)
	}
}
