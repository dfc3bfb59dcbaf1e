package defence

import (
	"errors"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
	"catchup/puzzles"
)

// few is how many numbers may be left for the slow recursion to solve a position, and
// every is which puzzles of the catalogue it is compared with.
const (
	few   = 8
	every = 7
)

// twin enumerates a proof line by line, as it is defined, with the slow recursion.
type twin struct {
	value   recursion.Solver
	goal    engine.Outcome
	places  map[place]bool
	choices map[engine.Position]engine.Move
	leaves  int // lines
}

// worth returns what a position is worth to the solver.
func (w *twin) worth(at place) engine.Outcome {
	if at.solver {
		return w.value.Outcome(at.position)
	}
	return w.value.Outcome(at.position).Opposite()
}

func (w *twin) walk(at place) {
	w.places[at] = true
	var all, right []engine.Move
	after := func(m engine.Move) place {
		next, passed := at.position.After(m)
		return place{next, at.solver != passed}
	}
	for m := range at.position.Moves() {
		all = append(all, m)
		if w.worth(after(m)) >= w.goal {
			right = append(right, m)
		}
	}
	if at.position.Over() || at.solver && len(right) > 1 {
		w.leaves++
		return
	}
	if at.solver && len(all) > 1 {
		w.choices[at.position] = right[0]
	}
	if at.solver {
		all = right
	}
	for _, m := range all {
		w.walk(after(m))
	}
}

// lines counts the leaves of a tree as often as lines lead to them.
func (t *Tree) lines(node int) int {
	if len(t.Nodes[node].Edges) == 0 {
		return 1
	}
	sum := 0
	for _, e := range t.Nodes[node].Edges {
		sum += t.lines(e.To)
	}
	return sum
}

// The proofs of the catalogue's puzzles are what plain enumeration makes of them, every
// position of theirs keeps the goal, and a solver who makes the right moves is asked
// for each of them once.
func TestProofsOfTheCatalogue(t *testing.T) {
	value := make(recursion.Solver)
	compared := 0
	for i, entry := range puzzles.Catalog() {
		if i%every > 0 && entry.Chapter == "" || entry.Task == puzzles.Resist || entry.Position().Left.Len() > few {
			continue
		}
		compared++
		tree := grow(t, entry.ID)
		slow := &twin{value, tree.Goal, map[place]bool{}, map[engine.Position]engine.Move{}, 0}
		slow.walk(place{entry.Position(), true})
		if len(tree.Nodes) != len(slow.places) || len(tree.Choices()) != len(slow.choices) || tree.lines(0) != slow.leaves {
			t.Errorf("%s: %d positions, %d choices, %d lines, enumerated %d, %d, %d", entry.ID,
				len(tree.Nodes), len(tree.Choices()), tree.lines(0), len(slow.places), len(slow.choices), slow.leaves)
		}
		for _, n := range tree.Nodes {
			if at := (place{n.Position, n.Solver}); !slow.places[at] || slow.worth(at) < tree.Goal {
				t.Errorf("%s: %v is not in the proof, or lost", entry.ID, n.Position)
			}
		}
		asked := map[engine.Position]bool{}
		for f := Begin(tree); !f.Done(); {
			p := f.Game().Position()
			if asked[p] || slow.choices[p] != f.Move() {
				t.Fatalf("%s: at %v, again: %v, the move is %v, not %v", entry.ID, p, asked[p], f.Move(), slow.choices[p])
			}
			asked[p] = true
			if right, err := f.Try(f.Move()); !right || err != nil {
				t.Fatalf("%s: at %v the right move is refused: %v", entry.ID, p, err)
			}
		}
		if len(asked) != len(slow.choices) {
			t.Errorf("%s: asked for %d of %d", entry.ID, len(asked), len(slow.choices))
		}
	}
	if compared < 300 {
		t.Errorf("only %d puzzles", compared)
	}
}

// The tallies add up: every choice but the puzzle is asked for where it is first met.
func TestTallies(t *testing.T) {
	for i, entry := range puzzles.Catalog() {
		if i%50 > 0 || entry.Task == puzzles.Resist {
			continue
		}
		tree := grow(t, entry.ID)
		met := map[int]bool{}
		for _, c := range tree.Choices() {
			tally := tree.Tally(c)
			after := tree.Nodes[tree.Nodes[c].Edges[0].To]
			if tally.Replies() != len(after.Edges) || uint64(len(after.Edges)) != after.Position.CountMoves() {
				t.Errorf("%s: %+v of %d replies", entry.ID, tally, after.Position.CountMoves())
			}
			before, moves := tree.Trail(c)
			if c == 0 {
				continue
			}
			met[c] = true
			game := tree.Game(before)
			for _, m := range moves {
				if err := game.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			if game.Position() != tree.Nodes[c].Position || len(moves)%2 != 0 || tree.Nodes[before].Kind != Choice {
				t.Errorf("%s: from %d by %v to %v, not %v", entry.ID, before, moves, game, tree.Nodes[c].Position)
			}
		}
		if len(met) != len(tree.Choices())-1 {
			t.Errorf("%s: %d of %d choices follow another", entry.ID, len(met), len(tree.Choices()))
		}
	}
}

func grow(t *testing.T, id string) *Tree {
	t.Helper()
	puzzle, err := puzzles.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	tree, err := Grow(puzzle, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

func move(t *testing.T, text string) engine.Move {
	t.Helper()
	m, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A wrong move is punished and counted, a shown one costs the completeness.
func TestWrongAndShownMoves(t *testing.T) {
	f := Begin(grow(t, "1-7/2/5/7"))
	if at, of := f.Defences(); at != 0 || of != len(f.Marks)-1 {
		t.Errorf("defence %d of %d", at, of)
	}
	if _, err := f.Try(move(t, "1,3")); err != nil {
		t.Fatal(err)
	}
	if f.Wrong() == nil || f.Wrong().Reply.Len() == 0 || f.Marks[0].Wrong != 1 || f.Game().String() == "1-7/2/5/7" {
		t.Errorf("after a wrong move: %+v, %v", f.Wrong(), f.Game())
	}
	f.Retry()
	if f.Wrong() != nil || f.Game().String() != "1-7/2/5/7" {
		t.Errorf("after the retry: %+v, %v", f.Wrong(), f.Game())
	}
	if _, err := f.Try(move(t, "1")); err == nil {
		t.Error("an illegal move is judged")
	}
	f.Show()
	for !f.Done() {
		if right, err := f.Try(f.Move()); !right || err != nil {
			t.Fatal(right, err)
		}
	}
	if f.Complete() || f.Mistakes() != 1 || !f.Marks[0].Shown {
		t.Errorf("complete %v, %d mistakes, %+v", f.Complete(), f.Mistakes(), f.Marks)
	}
	f = Begin(f.Tree())
	for !f.Done() {
		if _, err := f.Try(f.Move()); err != nil {
			t.Fatal(err)
		}
	}
	if !f.Complete() || f.Game().String() != "1-7/2/5/7" {
		t.Errorf("complete %v, %v", f.Complete(), f.Game())
	}
}

func TestWhatCannotBeProved(t *testing.T) {
	puzzle, err := puzzles.Open("1-7/1/2/5/6")
	if err != nil {
		t.Fatal(err)
	}
	var lost *LostError
	if _, err := Grow(puzzle, 1000); !errors.As(err, &lost) {
		t.Errorf("a lost position: %v", err)
	}
	if puzzle, err = puzzles.Open("1-7/3/5/6"); err != nil {
		t.Fatal(err)
	}
	whole, err := Grow(puzzle, 1000)
	if err != nil {
		t.Fatal(err)
	}
	var large *LargeError
	if _, err := Grow(puzzle, len(whole.Nodes)-1); !errors.As(err, &large) {
		t.Errorf("one position too many: %v", err)
	}
	if _, err := Grow(puzzle, len(whole.Nodes)); err != nil {
		t.Error(err)
	}
}
