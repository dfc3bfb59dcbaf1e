package generate

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
	"catchup/puzzles"
)

func set(t *testing.T, text string) engine.Set {
	t.Helper()
	s, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func position(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// small is a plan that takes a moment.
func small(t *testing.T, seed uint64) Plan {
	return Plan{
		Sets: []engine.Set{set(t, "1-7"), set(t, "1,1,2,3,5,8"), set(t, "2-9")},
		Want: 60, Layer: 300, Sample: 12, Seed: seed,
	}
}

func lines(t *testing.T, plan Plan) string {
	t.Helper()
	found, err := plan.Run()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, entry := range found {
		b.WriteString(entry.String() + "\n")
	}
	return b.String()
}

func TestSameSeedSameBytes(t *testing.T) {
	first := lines(t, small(t, 1))
	if again := lines(t, small(t, 1)); again != first {
		t.Errorf("the same seed gives\n%s\nand then\n%s", first, again)
	}
	if other := lines(t, small(t, 2)); other == first {
		t.Error("another seed gives the same")
	}
	if n := strings.Count(first, "\n"); n < 40 {
		t.Errorf("only %d puzzles", n)
	}
}

// What is there already, or was rejected, is not found again.
func TestNothingComesTwice(t *testing.T) {
	plan := small(t, 1)
	first, err := plan.Run()
	if err != nil {
		t.Fatal(err)
	}
	plan.Have = first
	plan.Rejected = []Rejection{}
	for text := range strings.Lines(lines(t, small(t, 2))) {
		entries, err := puzzles.ParseCatalog(text)
		if err != nil {
			t.Fatal(err)
		}
		plan.Rejected = append(plan.Rejected, Rejection{entries[0].Position(), "tested"})
	}
	gone := map[engine.Position]bool{}
	for _, entry := range first {
		gone[entry.Position()] = true
	}
	for _, rejection := range plan.Rejected {
		gone[rejection.Position] = true
	}
	second, err := plan.Run()
	if err != nil || len(second) == 0 {
		t.Fatalf("%d more puzzles, error %v", len(second), err)
	}
	for _, entry := range second {
		if gone[entry.Position()] {
			t.Errorf("%s comes back", entry.ID)
		}
	}
}

func TestProgressEndsTheWork(t *testing.T) {
	plan := small(t, 1)
	plan.Progress = func(set, of int) error {
		if set == 1 {
			return fmt.Errorf("stopped at %d of %d", set, of)
		}
		return nil
	}
	if found, err := plan.Run(); err == nil || err.Error() != "stopped at 1 of 3" || found != nil {
		t.Errorf("%d puzzles, error %v", len(found), err)
	}
}

// With room for all the census has exactly the positions that playing every game comes
// to, each with one of the shortest games, and with a slip at the end if one has it.
func TestCensusIsComplete(t *testing.T) {
	for _, text := range []string{"1-6", "1,1,2,2,3", "2,3,5,7,11"} {
		start := engine.Position{Left: set(t, text)}
		solver := make(recursion.Solver)
		type best struct {
			turns int
			slip  bool
		}
		want := map[engine.Position]best{}
		var play func(p engine.Position, turns int, slip bool)
		play = func(p engine.Position, turns int, slip bool) {
			if p.Over() {
				return
			}
			known, again := want[p]
			if !again || turns < known.turns {
				want[p] = best{turns, slip}
			} else if turns == known.turns && slip {
				want[p] = best{turns, true}
			}
			for m := range p.Moves() {
				if next, passed := p.After(m); passed {
					play(next, turns+1, solver.Outcome(next).Opposite() != solver.Outcome(p))
				}
			}
		}
		play(start, 0, false)

		found := census(start, solver.Outcome, 1<<30, rand.New(rand.NewPCG(1, 0)))
		if len(found) != len(want) {
			t.Errorf("%s: %d positions, want %d", text, len(found), len(want))
		}
		for _, n := range found {
			game := n.game(start)
			if game.Position() != n.position {
				t.Errorf("%v: the game %v leads to %v", n.position, game, game.Position())
			}
			if w := want[n.position]; len(game.Moves()) != w.turns || n.slip != w.slip {
				t.Errorf("%v: %v with a slip %v, want %d turns and %v", n.position, game, n.slip, w.turns, w.slip)
			}
		}
	}
}

func TestInteresting(t *testing.T) {
	solver := make(recursion.Solver)
	for text, want := range map[string]bool{
		"{1,2,4,7}:4":    false, // takes 1, 2 and 7, the most, and leaves one
		"{1,3,4,6}:4":    true,
		"{3,4,7,20}:4":   false, // only the 20 matters
		"{2,2,3}:0":      false, // two moves
		"{3,5,6,9,9}:1":  true,
		"{1,2,3}:6":      false, // takes everything
		"{10,21,28}:13":  false,
		"{4,5,7,8,9}:30": false,
	} {
		if p := position(t, text); interesting(p, solver.Outcome) != want {
			t.Errorf("%s: interesting is not %v", text, want)
		}
	}
}

func TestNearCopies(t *testing.T) {
	known := candidate{position: position(t, "{2,3,5,8}:4"), solution: set(t, "5")}
	for text, want := range map[string]bool{
		"{2,3,5,8}:4 3":       true, // the same
		"{4,6,10,16}:8 10":    true, // doubled
		"{2,3,5,8}:6 5":       true, // the next deficit, and the same move
		"{2,3,5,8}:6 8":       false,
		"{2,3,5,8}:2 5":       true,
		"{2,3,5,8}:0 5":       false,
		"{4,6,10,16}:12 10":   true,
		"{2,3,5,9}:4 5":       false,
		"{2,3,5,8,12}:5 5":    false,
		"{4,6,10,16}:9 10":    false, // not doubled: the deficit is odd
		"{6,9,15,24}:12 6,15": true,
	} {
		p, move, _ := strings.Cut(text, " ")
		c := newChoice()
		c.add(known)
		if got := c.nearCopy(candidate{position: position(t, p), solution: set(t, move)}); got != want {
			t.Errorf("%s: a near copy is %v", text, got)
		}
	}
}

// Every set can be solved, and is listed once.
func TestSets(t *testing.T) {
	sets, err := Sets()
	if err != nil {
		t.Fatal(err)
	}
	listed := map[engine.Set]bool{}
	for _, s := range sets {
		if listed[s] {
			t.Errorf("%s is listed twice", s.Short())
		}
		listed[s] = true
		if s.Len() > 14 || s.Max() > 22 {
			t.Errorf("%s is too large for a phone", s.Short())
		}
	}
	for n := 5; n <= 14; n++ {
		if !listed[engine.OneTo(n)] {
			t.Errorf("{1..%d} is not listed", n)
		}
	}
}

func TestCatalogHasNothingRejected(t *testing.T) {
	rejected, err := Rejected()
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[engine.Position]string{}
	for _, r := range rejected {
		if reasons[r.Position] != "" {
			t.Errorf("%v is rejected twice", r.Position)
		}
		reasons[r.Position] = r.Reason
	}
	for _, entry := range puzzles.Catalog() {
		if reason := reasons[entry.Position()]; reason != "" {
			t.Errorf("%s was turned down: %s", entry.ID, reason)
		}
	}
}

// The catalogue has no position twice, and none that is another with every number
// multiplied, but for those chosen by hand.
func TestCatalogHasNoCopies(t *testing.T) {
	c := newChoice()
	for _, entry := range puzzles.Catalog() {
		next := candidate{Entry: entry, position: entry.Position()}
		shape, _ := reduced(next.position)
		if c.shapes[shape] {
			t.Errorf("%s is like one before it", entry.ID)
		}
		if n := len(c.left[shape.Left.List()]); n >= mostOfLeft && entry.Chapter == "" {
			t.Errorf("%s: %d before it have the same numbers left", entry.ID, n)
		}
		c.add(next)
	}
}

// Every puzzle that was generated is interesting, and almost nine of ten are the chance that
// the opponent's last move has given.
func TestCatalogIsInteresting(t *testing.T) {
	tables := map[engine.Position]*induction.Tablebase{}
	slips, games := 0, 0
	for _, entry := range puzzles.Catalog() {
		if entry.Chapter != "" {
			continue
		}
		game, err := engine.ParseGame(entry.ID)
		if err != nil {
			t.Fatal(err)
		}
		table := tables[game.Start()]
		if table == nil {
			if table, err = induction.New(game.Start(), memory, nil); err != nil {
				t.Fatal(err)
			}
			tables[game.Start()] = table
		}
		p := game.Position()
		if !interesting(p, table.Outcome) {
			t.Errorf("%s is not interesting", entry.ID)
		}
		if game.CanUndo() {
			games++
			game.Undo()
			if table.Outcome(p).Opposite() != table.Outcome(game.Position()) {
				slips++
			}
		}
	}
	if 100*slips < 85*games {
		t.Errorf("only %d of %d come after a slip", slips, games)
	}
}

func TestMalformedLists(t *testing.T) {
	for text, want := range map[string]string{
		"{1,2}:1 dull\n{1,2:3 dull\n": `rejected, line 2: position "{1,2:3", character 5: expected , or }`,
		"{1,2}:1\n":                   "rejected, line 1: {1,2}:1 is turned down without a reason",
		"{1,2}:1  \n":                 "rejected, line 1: {1,2}:1 is turned down without a reason",
	} {
		if _, err := ParseRejected(text); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
	if _, err := parseSets("# All\n1-7\n1-\n"); err == nil || err.Error() != `sets, line 3: set "1-", character 3: expected a number` {
		t.Errorf("got %v", err)
	}
}

func FuzzParseRejected(f *testing.F) {
	f.Add(rejectedText)
	f.Fuzz(func(t *testing.T, text string) {
		rejections, _ := ParseRejected(text)
		for _, r := range rejections {
			if again, err := ParseRejected(r.Position.String() + " " + r.Reason); err != nil || again[0] != r {
				t.Errorf("%v: %v", r, err)
			}
		}
	})
}
