package worker

import (
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

func position(t testing.TB, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestRequestsSurviveAsText(t *testing.T) {
	figure := position(t, "{1,2,4,7}:4")
	for line, r := range map[string]Request{
		"ping":                                {Kind: Ping},
		"cancel 3":                            {Kind: Cancel, ID: 3},
		"evaluate 4 100 {1,2,4,7}:4":          {Kind: Evaluate, ID: 4, Limit: 100, Position: figure},
		"reply 5 77 {1,2,4,7}:4 max-score":    {Kind: Reply, ID: 5, Seed: 77, Position: figure, Bot: "max-score"},
		"reply 18446744073709551615 0 {}:0 x": {Kind: Reply, ID: 1<<64 - 1, Bot: "x"},
		"margin 6 100 {1,2,4,7}:4":            {Kind: Margin, ID: 6, Limit: 100, Position: figure},
		"search 7 0 1048576 {1,2,4,7}:4":      {Kind: Search, ID: 7, Bytes: 1 << 20, Position: figure},
		"line 8 margin {1,2,4,7}:4":           {Kind: Line, ID: 8, Aim: ByMargin, Position: figure},
		"prove 9 50 {1,2,4,7}:4 {4}":          {Kind: Prove, ID: 9, Limit: 50, Position: figure, Move: position(t, "4").Left},
		"choose 10 5 77 {1,2,4,7}:4 random,x": {Kind: Choose, ID: 10, Limit: 5, Seed: 77, Position: figure, Bot: "random,x"},
	} {
		if got := r.String(); got != line {
			t.Errorf("%+v is %q, want %q", r, got, line)
		}
		if got, err := ParseRequest(line); err != nil || got != r {
			t.Errorf("%q is %+v, error %v, want %+v", line, got, err, r)
		}
	}
}

func TestAnswersSurviveAsText(t *testing.T) {
	for line, a := range map[string]Answer{
		"idle":                         {Kind: Idle},
		"working 7 500":                {Kind: Working, ID: 7, Work: Work{Done: 0.5}},
		"progress 7 1000 5 64":         {Kind: Underway, ID: 7, Work: Work{1, 5, 64}},
		"done 7 1,2,7":                 {Kind: Done, ID: 7, Payload: "1,2,7"},
		"done 7 draw 0 0 0 0 ":         {Kind: Done, ID: 7, Payload: "draw 0 0 0 0 "},
		"error 7 cancelled cancelled":  {Kind: Failed, ID: 7, Err: errCancelled},
		"error 0 malformed what? this": {Kind: Failed, Err: &Error{Malformed, "what? this"}},
		"error 7 too-large 64 8 {1,2}": {Kind: Failed, ID: 7, Err: &induction.TooLargeError{Set: engine.OneTo(2), Need: 64, Limit: 8}},
	} {
		if got := a.String(); got != line {
			t.Errorf("%+v is %q, want %q", a, got, line)
		}
		if got, err := ParseAnswer(line); err != nil || !reflect.DeepEqual(got, a) {
			t.Errorf("%q is %+v, error %v, want %+v", line, got, err, a)
		}
	}
}

func TestMalformedMessages(t *testing.T) {
	for line, want := range map[string]string{
		"":                       "expected a request",
		"hello":                  `there is no request "hello"`,
		"ping 3":                 `unexpected "3"`,
		"cancel":                 "expected an id",
		"cancel x":               `an id cannot be "x"`,
		"cancel 1 2":             `unexpected "2"`,
		"evaluate 1 -1 {1}":      `a limit cannot be "-1"`,
		"evaluate 1 5":           "expected a position",
		"evaluate 1 5 {1,0}":     `position "{1,0}", character 4: a number must be from 1 to 99`,
		"evaluate 1 5 {1}:0 all": `unexpected "all"`,
		"evaluate 1 5  {1}":      "expected a position",
		"reply 1 5 {1}:0":        "expected a name",
		"margin 1 {1}":           `a limit cannot be "{1}"`,
		"search 1 5 {1}":         `a number of bytes cannot be "{1}"`,
		"line 1 all {1}":         `there is no aim "all"`,
		"line 1 {1}":             `there is no aim "{1}"`,
		"prove 1 5 {1}":          "expected a move",
		"prove 1 5 {1} {1":       `set "{1", character 3: expected , or }`,
		"choose 1 5 6 {1}":       "expected names",
		"choose 1 5 6 {1} a, b":  `unexpected "b"`,
	} {
		if _, err := ParseRequest(line); err == nil || err.Error() != want {
			t.Errorf("request %q: error %v, want %s", line, err, want)
		}
	}
	for line, want := range map[string]string{
		"done":                        "expected an id",
		"progress 1 1001":             "a share cannot be above 1000",
		"progress 1 1000":             "expected nodes",
		"progress 1 1000 5 6 7":       `unexpected "7"`,
		"working 1 1000 5 6":          `unexpected "5 6"`,
		"error 1 too-large 5 x {1}":   `the limit cannot be "x"`,
		"error 1 too-large 5 6 {1} 7": `unexpected "7"`,
		"hello":                       `there is no answer "hello"`,
	} {
		if _, err := ParseAnswer(line); err == nil || err.Error() != want {
			t.Errorf("answer %q: error %v, want %s", line, err, want)
		}
	}
}

// again reports whether parsing and writing are the inverse of each other for what
// the line says, if it says anything.
func again[Value any](t *testing.T, line string, parse func(string) (Value, error), write func(Value) string) {
	t.Helper()
	value, err := parse(line)
	if err != nil {
		return
	}
	if back, err := parse(write(value)); err != nil || !reflect.DeepEqual(back, value) {
		t.Errorf("%q is %+v, but %q is %+v, error %v", line, value, write(value), back, err)
	}
}

func FuzzMessages(f *testing.F) {
	for _, seed := range []string{"ping", "evaluate 4 100 {1,2,4,7}:4", "reply 5 7 1-7 perfect", "idle",
		"search 7 0 1048576 1-40", "line 8 margin 1-7", "prove 9 50 {1,2,4,7}:4 {4}", "choose 10 5 77 1-7 random,x",
		"error 7 too-large 64 8 {1,2}", "working 7 500", "progress 7 500 3 4"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		again(t, line, ParseRequest, Request.String)
		again(t, line, ParseAnswer, Answer.String)
	})
}

func FuzzPayloads(f *testing.F) {
	for _, seed := range []string{"win 2 1 0 1 2/1", "win=2 2 1 0 1 2=2/1=-3", "draw win 8192 1048576 -", "loss loss 1 2 1,2",
		"draw loss 5/1,2/3 4 5(1,2(3|4))", "draw draw - 0 -", "max-score all 1 0 0 1,2,7 level-3 one 0 0 1 -"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		again(t, line, ParseEvaluation, Evaluation.String)
		again(t, line, ParseFound, Found.String)
		again(t, line, ParseProof, ProofText)
		again(t, line, ParseChoices, ChoicesText)
	})
}

func TestMalformedPayloads(t *testing.T) {
	evaluation := func(line string) error { _, err := ParseEvaluation(line); return err }
	found := func(line string) error { _, err := ParseFound(line); return err }
	proof := func(line string) error { _, err := ParseProof(line); return err }
	choices := func(line string) error { _, err := ParseChoices(line); return err }
	for _, test := range []struct {
		parse      func(string) error
		line, want string
	}{
		{evaluation, "won 1", `outcome "won", character 1: expected win, draw or loss`},
		{evaluation, "win=0 1", `the margin of a win cannot be "0"`},
		{evaluation, "win=02 1", `the margin of a win cannot be "02"`},
		{evaluation, "win=1 1 1 0 0 3", `the margin of a win cannot be ""`},
		{evaluation, "win=1 2 1 0 1 3=1/2=1", `the margin of a loss cannot be "1"`},
		{evaluation, "win 1 1 0 0 3=1", `unexpected margin "1"`},
		{evaluation, "win 1 1 0 0 3/", `set "", character 1: expected a number`},
		{found, "draw win 5 6", "expected a move"},
		{found, "win draw 5 6 -", "a win at least cannot be a draw at most"},
		{found, "draw win 5 6 1 2", `unexpected "2"`},
		{proof, "win win 1 2", "expected a tree"},
		{proof, "win win 1 2 1(2", "expected | or ) in a tree"},
		{proof, "win win 1 2 1()", `set "", character 1: expected a number`},
		{proof, "win win 1 2 1(2))", `unexpected ")" in a tree`},
		{proof, "win win 1// 2 1(2)", `set "", character 1: expected a number`},
		{proof, "win win 1 2 " + strings.Repeat("1(", 61) + "1" + strings.Repeat(")", 61), "a tree cannot be so deep"},
		{choices, "random some 1 0 0 1", "expected all or one"},
		{choices, "random all 1 0 0", "expected moves"},
	} {
		if err := test.parse(test.line); err == nil || err.Error() != test.want {
			t.Errorf("%q: error %v, want %s", test.line, err, test.want)
		}
	}
}

// What a page loads for the engine stays small: none of these is in it.
func TestTheWorkersProgramIsSmall(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "./wasm")
	list.Env = append(list.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Skip("no go tool: ", err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "catchup/engine/worker/wasm") {
		t.Fatalf("go list says %q", deps)
	}
	for _, large := range []string{"fmt", "context", "time", "reflect", "regexp", "encoding/json", "net/http"} {
		if slices.Contains(deps, large) {
			t.Errorf("the worker's program imports %s", large)
		}
	}
	for _, dep := range deps {
		if strings.Contains(dep, ".") {
			t.Errorf("the worker's program imports %s, which is not the standard library", dep)
		}
	}
}
