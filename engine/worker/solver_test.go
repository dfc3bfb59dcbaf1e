package worker

import (
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
	e, err := s.Evaluate(p, limit, nil)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// bySorting is what evaluate does, the slow way.
func bySorting(p engine.Position) Evaluation {
	slow := make(recursion.Solver)
	e := Evaluation{Outcome: slow.Outcome(p), Counted: true}
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
		e.Moves = append(e.Moves, Judged{m, outcome})
	}
	slices.SortFunc(e.Moves, func(a, b Judged) int {
		if a.Outcome != b.Outcome {
			return int(b.Outcome - a.Outcome)
		}
		if a.Move.Len() != b.Move.Len() {
			return a.Move.Len() - b.Move.Len()
		}
		return slices.Compare(slices.Collect(a.Move.All()), slices.Collect(b.Move.All()))
	})
	return e
}

func TestEvaluationAgreesWithSorting(t *testing.T) {
	s := NewSolver(math.MaxUint64)
	for _, text := range []string{"{}:0", "{}:3", "{1,2,4,7}:4", "{1,3,4,6}:4", "2,2,2,3,3", "1-9:17", "1,1,2,2,3,3,9:8", "1-8:99"} {
		p := position(t, text)
		want := bySorting(p)
		for _, limit := range []int{0, 1, 5, 1000} {
			want := want
			want.Moves = want.Moves[:min(limit, len(want.Moves)):len(want.Moves)]
			got := evaluated(t, s, p, limit)
			if len(got.Moves) == 0 && len(want.Moves) == 0 {
				got.Moves = want.Moves
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, limit %d: %+v, want %+v", text, limit, got, want)
			}
			if again, err := ParseEvaluation(got.String()); err != nil || again.String() != got.String() {
				t.Errorf("%s: %q comes back as %q, error %v", text, got, again, err)
			}
		}
	}
}

func TestMoreMovesThanCanBeLookedAtAreNotCounted(t *testing.T) {
	s := NewSolver(1 << 20)
	s.most = 100
	p := position(t, "1-12:30")
	e := evaluated(t, s, p, 10)
	if want := (Evaluation{Outcome: e.Outcome, Total: p.CountMoves()}); e.Total <= s.most || !reflect.DeepEqual(e, want) {
		t.Errorf("%v, want %v", e, want)
	}
	if again, err := ParseEvaluation(e.String()); err != nil || !reflect.DeepEqual(again, e) {
		t.Errorf("%q comes back as %+v, error %v", e, again, err)
	}
}

func TestTheTableIsUsedAgain(t *testing.T) {
	s := NewSolver(1 << 20)
	evaluated(t, s, position(t, "1-12"), 0)
	table := s.table
	for _, text := range []string{"1-12:30", "2-7,9:4", "{}:9"} {
		if evaluated(t, s, position(t, text), 0); s.table != table {
			t.Errorf("%s made a new table", text)
		}
	}
	if _, err := s.Evaluate(position(t, "1-20"), 0, nil); err == nil || s.table != table {
		t.Errorf("a table that is too large: error %v, the old one kept: %v", err, s.table == table)
	}
	if evaluated(t, s, position(t, "1-13"), 0); s.table == table {
		t.Error("1-13 made no new table")
	}
}

func TestReplies(t *testing.T) {
	s := NewSolver(1 << 20)
	p := position(t, "{1,2,4,7}:4")
	for _, name := range bot.Names {
		m, err := s.Reply(p, name, 1, nil)
		if again, _ := s.Reply(p, name, 1, nil); err != nil || p.Check(m) != nil || again != m {
			t.Errorf("%s chose %v and then %v, error %v", name, m, again, err)
		}
	}
	if m, err := s.Reply(p, bot.Perfect, 1, nil); err != nil || m.List() != "1,2,7" {
		t.Errorf("perfect play chose %v, error %v", m, err)
	}
	for text, want := range map[string]string{
		"{}:3":     "{}:3 is over: there is no move",
		"1-40:300": "1-40:300 has 109238230047 moves; a player here chooses from at most 1048576",
	} {
		if _, err := s.Reply(position(t, text), bot.Random, 1, nil); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
	var unknown *bot.UnknownError
	if _, err := s.Reply(p, "nobody", 1, nil); !errors.As(err, &unknown) {
		t.Errorf("error %v", err)
	}
}

// Long thinking can be cancelled, whether or not it looks values up.
func TestThinkingIsCancelled(t *testing.T) {
	for name, text := range map[string]string{"mcts-100000": "1-12:9", "max-score": "1-20:60", "perfect": "1-16:16"} {
		s, cancelled := NewSolver(1<<20), errors.New("cancelled")
		shares := 0
		_, err := s.Reply(position(t, text), name, 1, func(share float64) error {
			if share < 1 {
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
