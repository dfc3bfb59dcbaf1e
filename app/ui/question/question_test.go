package question

import (
	"strings"
	"testing"

	"catchup/app/ui/table"
	"catchup/engine"
)

func ask(t *testing.T, id string) *Question {
	t.Helper()
	game, err := engine.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	q, err := Ask(game)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func (q *Question) take(numbers ...int) {
	for _, n := range numbers {
		table.Press(q, n, false)
	}
	table.Take(q)
}

// The paper's Figure 3a: a win that one of eight moves keeps.
func TestSayThenKeep(t *testing.T) {
	q := ask(t, "1-7/3/5/6")
	table.Press(q, 1, false)
	table.Take(q)
	if q.Stage != Saying || q.Picked.List() != "1" {
		t.Fatalf("before an answer: stage %v, %v picked", q.Stage, q.Picked)
	}
	q.Say(engine.Win)
	q.Say(engine.Loss)
	if q.Stage != Finding || q.Said != engine.Win || !q.Right() || q.Headline() != "Right: it is won" {
		t.Fatalf("stage %v, said %v, %q", q.Stage, q.Said, q.Headline())
	}
	q.take(2, 7)
	if q.Stage != Done || !q.Kept() || q.Found.Replied {
		t.Errorf("stage %v, %+v", q.Stage, q.Found)
	}
	if q.ID != "1-7/3/5/6" {
		t.Errorf("the link became %s", q.ID)
	}
	if got := spaced(q.Headline() + ". " + q.Facts()); got != "1 + 2 + 7 keeps the win. Only 1 of 8 moves keeps the win." {
		t.Errorf("it says %q", got)
	}
}

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		id   string
		said engine.Outcome
		take []int
		want string
	}{
		{"1-7/3/5/6", engine.Draw, nil, "You said draw, but it is won. Now take a move that keeps the win."},
		{"1-7/3/5/6", engine.Win, []int{7}, "7 turns the win into a loss. They answer 2 + 4. Only 1 of 8 moves keeps the win."},
		{"1-7/3/5/6", engine.Win, []int{2, 7}, "2 + 7 gives the win away: now it is a draw. They answer 1 + 4. Only 1 of 8 moves keeps the win."},
		{"1-7/1/2/5/6", engine.Loss, nil, "Right: it is lost. All 3 moves lose. The hardest to answer is 3: only 1 of 2 replies beats it."},
		{"1-7/1/2/5/6", engine.Win, nil, "You said win, but it is lost. All 3 moves lose. The hardest to answer is 3: only 1 of 2 replies beats it."},
		{"1-4:2", engine.Draw, []int{1, 4}, "1 + 4 turns the draw into a loss. They answer 2 + 3. 5 of 6 moves keep the draw."},
		{"1,1", engine.Draw, []int{1}, "1 keeps the draw. It is the only move there is."},
		{"1,2:9", engine.Loss, nil, "Right: it is lost. The only move there is loses."},
	} {
		q := ask(t, c.id)
		q.Say(c.said)
		if c.take != nil {
			q.take(c.take...)
		}
		if got := spaced(q.Headline() + ". " + q.Facts()); got != c.want {
			t.Errorf("%s, said %v, %v taken: %q, want %q", c.id, c.said, c.take, got, c.want)
		}
	}
}

// spaced makes ordinary spaces of those that do not break.
func spaced(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

func TestWhatCannotBeAsked(t *testing.T) {
	for id, want := range map[string]string{
		"{}":         "this game is over: there is nothing to guess",
		"1-3/3/1,2":  "this game is over: there is nothing to guess",
		"1-13":       "too many numbers are left to guess; Explore can solve it",
		"1-11:90":    "",
		"88-99:1000": "",
	} {
		game, err := engine.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Ask(game)
		if got := ""; err != nil {
			got = err.Error()
			if got != want {
				t.Errorf("%s: %q, want %q", id, got, want)
			}
		} else if want != "" {
			t.Errorf("%s can be asked", id)
		}
	}
}

func TestNoDraw(t *testing.T) {
	for id, want := range map[string]bool{"1-6/2": true, "1-7/2": false, "1-7:1": true} {
		if got := ask(t, id).NoDraw(); got != want {
			t.Errorf("%s: %v", id, got)
		}
	}
}
