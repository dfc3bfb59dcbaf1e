package guess

import (
	"math/rand/v2"
	"testing"

	"catchup/app/ui/question"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/recursion"
)

func ask(t *testing.T, game *engine.Game) *question.Question {
	t.Helper()
	q, err := question.Ask(game)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// In positions of every level, truth, count and verdict on every move agree with the
// slow recursion, and the reply to a wrong move is one that keeps what it was given.
func TestVerdictsAgreeWithRecursion(t *testing.T) {
	solver := make(recursion.Solver)
	r := rand.New(rand.NewPCG(3, 0))
	wrong := 0
	for _, level := range Levels {
		for range 8 {
			game := level.Draw(r)
			p := game.Position()
			keeping := uint64(0)
			for m := range p.Moves() {
				q := ask(t, game)
				if q.Truth() != solver.Outcome(p) {
					t.Fatalf("%v: said to be a %v", p, q.Truth())
				}
				next, passed := p.After(m)
				worth := solver.Outcome(next)
				if passed {
					worth = worth.Opposite()
				}
				if worth == q.Truth() {
					keeping++
				}
				q.Say(engine.Draw)
				if q.Truth() == engine.Loss {
					if q.Stage != question.Done {
						t.Fatalf("%v is lost: stage %v", p, q.Stage)
					}
					continue
				}
				for n := range m.All() {
					table.Press(q, n, false)
				}
				table.Take(q)
				if q.Found.Move != m || q.Found.Worth != worth || q.Kept() != (worth == q.Truth()) {
					t.Fatalf("%v, %s: %+v, want a %v", p, m.List(), q.Found, worth)
				}
				if q.Found.Replied {
					wrong++
					after, _, err := next.Play(q.Found.Reply)
					if err != nil || solver.Outcome(after) != worth {
						t.Errorf("%v, %s, answered %s: %v, %v", p, m.List(), q.Found.Reply.List(), err, solver.Outcome(after))
					}
				}
			}
			if q := ask(t, game); q.Keeping() != keeping {
				t.Errorf("%v: %d moves keep it, want %d", p, q.Keeping(), keeping)
			}
		}
	}
	if wrong < 50 {
		t.Errorf("only %d wrong moves", wrong)
	}
}
