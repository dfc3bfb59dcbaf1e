package command

import (
	"encoding/json"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func TestSolveFigure3a(t *testing.T) {
	for _, method := range methods {
		status, out, _ := run("solve {1,2,4,7}:4 --moves --margin --json --method " + method)
		if status != done || !strings.HasPrefix(out, `{"position":"{1,2,4,7}:4","outcome":"win","margin":2,"exact":true,"method":"`) {
			t.Fatalf("%s: status %d, %s", method, status, out)
		}
		var s solution
		if err := json.Unmarshal([]byte(out), &s); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
		if s.Position != "{1,2,4,7}:4" || s.Outcome != engine.Win || s.Margin == nil || *s.Margin != 2 || !s.Exact || len(s.Moves) != 8 {
			t.Errorf("%s: %s", method, out)
		}
		if best := s.Moves[0]; best.Outcome != engine.Win || *best.Margin != 2 || len(best.Numbers) != 3 || best.Numbers[2] != 7 {
			t.Errorf("%s: the best move is %+v", method, best)
		}
		if s.Moves[1].Outcome != engine.Draw || s.Moves[7].Outcome != engine.Loss {
			t.Errorf("%s: moves in the order %+v", method, s.Moves)
		}
	}
}

// What solve writes for programs agrees with the recursion, whatever the method.
func TestSolveAgreesWithTheRecursion(t *testing.T) {
	slow := make(recursion.Solver)
	for _, text := range []string{"1-8", "2,2,2,3,3", "1-7:3", "{}:3", "{}", "5", "1-4:9999", "3,14,15,92:6", "1-9:1"} {
		position, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, method := range methods {
			_, out, progress := run("solve --json --margin --method " + method + " " + text)
			var s solution
			if err := json.Unmarshal([]byte(out), &s); err != nil {
				t.Fatalf("%s by %s: %v, %s%s", text, method, err, out, progress)
			}
			if s.Outcome != slow.Outcome(position) || *s.Margin != slow.Margin(position) {
				t.Errorf("%s by %s: %s by %d, want %v by %d", text, method, s.Outcome, *s.Margin, slow.Outcome(position), slow.Margin(position))
			}
		}
	}
}

func TestSolveForPeople(t *testing.T) {
	_, out, _ := run("solve 1,2,4,7:4 --moves")
	for _, want := range []string{"{1,2,4,7}:4  win for the player to move\n", "by induction, ", "  1 + 2 + 7  win\n  2 + 7      draw\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

func TestSolveRefuses(t *testing.T) {
	for line, want := range map[string]struct {
		status int
		says   string
	}{
		"solve":                                    {malformed, "solve: POSITION is missing"},
		"solve 1-7 1-8":                            {malformed, `solve: unexpected argument "1-8"`},
		"solve 1-7,":                               {malformed, `solve: position "1-7,", character 5: expected a number`},
		"solve 1-7 --method guess":                 {malformed, `there is no method "guess"; there are auto, induction, search`},
		"solve 1-7 --timeout 0s":                   {malformed, "--timeout: 0s is not a time to try for"},
		"solve 1-7 --memory 0":                     {malformed, "--memory: must be from 1 to"},
		"solve 1-60:900 --moves":                   {malformed, "too many to list"},
		"solve 1-40 --method induction --memory 1": {failed, "the limit is 1 MiB"},
		"solve 1-60 --memory 16 --timeout 50ms":    {unsolved, "not solved in the time given, 50ms"},
	} {
		status, out, progress := run(line)
		if status != want.status || out != "" || !strings.Contains(progress, want.says) {
			t.Errorf("%s: status %d, prints %q and %q, want %d and %q", line, status, out, progress, want.status, want.says)
		}
	}
	if status, _, progress := run("solve --"); status != malformed || !strings.Contains(progress, "POSITION is missing") {
		t.Errorf("status %d, %q", status, progress)
	}
}
