package solver

import (
	"cmp"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/recursion"
)

func evaluated(t *testing.T, s *Solver, p engine.Position, limit int) Evaluation {
	t.Helper()
	e, err := (&Evaluate{Position: p, Limit: limit}).Answer(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// bySorting is the answer to Evaluate, the slow way.
func bySorting(p engine.Position, measured bool) Evaluation {
	slow := make(recursion.Solver)
	e := Evaluation{Outcome: slow.Outcome(p), Measured: measured, Counted: true}
	for m := range p.Moves() {
		outcome := bot.Outcome(p, m, slow.Outcome)
		e.Total++
		switch outcome {
		case engine.Win:
			e.Wins++
		case engine.Draw:
			e.Draws++
		case engine.Loss:
			e.Losses++
		}
		judged := Judged{Move: m, Outcome: outcome}
		if next, passed := p.After(m); measured && passed {
			judged.Margin = -slow.Margin(next)
		} else if measured {
			judged.Margin = slow.Margin(next)
		}
		e.Moves = append(e.Moves, judged)
	}
	if measured {
		e.Margin = slow.Margin(p)
	}
	slices.SortFunc(e.Moves, func(a, b Judged) int {
		return cmp.Or(int(b.Outcome-a.Outcome), b.Margin-a.Margin, a.Move.Len()-b.Move.Len(),
			slices.Compare(slices.Collect(a.Move.All()), slices.Collect(b.Move.All())))
	})
	return e
}

func TestEvaluationAgreesWithSorting(t *testing.T) {
	s := New(math.MaxUint64)
	for _, text := range []string{"{}:0", "{}:3", "{1,2,4,7}:4", "{1,3,4,6}:4", "2,2,2,3,3", "1-9:17", "1,1,2,2,3,3,9:8", "1-8:99", "1-7:3"} {
		for _, measured := range []bool{false, true} {
			p := position(t, text)
			want := bySorting(p, measured)
			for _, limit := range []int{0, 1, 5, 1000} {
				want := want
				want.Moves = want.Moves[:min(limit, len(want.Moves)):len(want.Moves)]
				got, err := (&Evaluate{Position: p, Limit: limit, Margins: measured}).Answer(s, nil)
				if err != nil {
					t.Fatal(err)
				}
				if len(got.Moves) == 0 && len(want.Moves) == 0 {
					got.Moves = want.Moves
				}
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s, limit %d: %+v, want %+v", text, limit, got, want)
				}
				survives(t, &Evaluate{}, got)
			}
		}
	}
}

func TestMoreMovesThanCanBeLookedAtAreNotCounted(t *testing.T) {
	s := New(1 << 20)
	s.most = 100
	p := position(t, "1-12:30")
	e := evaluated(t, s, p, 10)
	if want := (Evaluation{Outcome: e.Outcome, Total: p.CountMoves()}); e.Total <= s.most || !reflect.DeepEqual(e, want) {
		t.Errorf("%v, want %v", e, want)
	}
	if again := survives(t, &Evaluate{}, e); !reflect.DeepEqual(again, e) {
		t.Errorf("%+v comes back as %+v", e, again)
	}
}

func TestReplies(t *testing.T) {
	s := New(1 << 20)
	p := position(t, "{1,2,4,7}:4")
	for _, name := range bot.Names {
		m, err := (&Reply{Position: p, Bot: name, Seed: 1}).Answer(s, nil)
		if again, _ := (&Reply{Position: p, Bot: name, Seed: 1}).Answer(s, nil); err != nil || p.Check(m) != nil || again != m {
			t.Errorf("%s chose %v and then %v, error %v", name, m, again, err)
		}
	}
	if m, err := (&Reply{Position: p, Bot: bot.Perfect, Seed: 1}).Answer(s, nil); err != nil || m.List() != "1,2,7" {
		t.Errorf("perfect play chose %v, error %v", m, err)
	}
	for text, want := range map[string]string{
		"{}:3":     "{}:3 is over: there is no move",
		"1-40:300": "1-40:300 has 109238230047 moves; a player here chooses from at most 1048576",
	} {
		if _, err := (&Reply{Position: position(t, text), Bot: bot.Random, Seed: 1}).Answer(s, nil); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
	var unknown *bot.UnknownError
	if _, err := (&Reply{Position: p, Bot: "nobody", Seed: 1}).Answer(s, nil); !errors.As(err, &unknown) {
		t.Errorf("error %v", err)
	}
}

// Without room for a table, perfect play searches.
func TestPerfectPlayWithoutATable(t *testing.T) {
	small, large := New(1<<12), New(1<<20)
	for _, text := range []string{"1-16", "1-13", "1-14", "1-13:9", "1,2,3,4,5,6,7,8,9,10,11,12,40:20"} {
		p := position(t, text)
		table, err := large.table(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{bot.Perfect, "level-10"} {
			m, err := (&Reply{Position: p, Bot: name, Seed: 1}).Answer(small, nil)
			if err != nil || p.Check(m) != nil || bot.Outcome(p, m, table.Outcome) != table.Outcome(p) {
				t.Errorf("%s at %s chose %v, error %v", name, text, m, err)
			}
		}
	}
	stop := &Error{Cancelled, "stop"}
	if _, err := (&Reply{Position: position(t, "1-33"), Bot: bot.Perfect, Seed: 1}).Answer(small, func(work Work) error {
		if work.Nodes > 10_000 {
			return stop
		}
		return nil
	}); err != stop {
		t.Errorf("error %v", err)
	}
	for _, name := range []string{"level-9", "mcts-100", bot.Random} {
		p := position(t, "1-33:9")
		if m, err := (&Reply{Position: p, Bot: name, Seed: 1}).Answer(small, nil); err != nil || p.Check(m) != nil {
			t.Errorf("%s chose %v, error %v", name, m, err)
		}
	}
}

// Long thinking can be cancelled, whether or not it looks values up.
func TestThinkingIsCancelled(t *testing.T) {
	for name, text := range map[string]string{"mcts-100000": "1-12:9", "max-score": "1-20:60", "perfect": "1-16:16"} {
		s, cancelled := New(1<<20), errors.New("cancelled")
		shares := 0
		_, err := (&Reply{Position: position(t, text), Bot: name, Seed: 1}).Answer(s, func(work Work) error {
			if work.Done < 1 {
				return nil // the table is still being made
			}
			if shares++; shares == 3 {
				return cancelled
			}
			return nil
		})
		if err != cancelled || shares != 3 {
			t.Errorf("%s: error %v after %d calls of progress", name, err, shares)
		}
	}
}
