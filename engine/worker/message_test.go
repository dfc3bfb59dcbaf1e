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
		"working 7 500":                {Kind: Working, ID: 7, Share: 0.5},
		"progress 7 1000":              {Kind: Underway, ID: 7, Share: 1},
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
	} {
		if _, err := ParseRequest(line); err == nil || err.Error() != want {
			t.Errorf("request %q: error %v, want %s", line, err, want)
		}
	}
	for line, want := range map[string]string{
		"done":                        "expected an id",
		"progress 1 1001":             "a share cannot be above 1000",
		"error 1 too-large 5 x {1}":   `the limit cannot be "x"`,
		"error 1 too-large 5 6 {1} 7": `unexpected "7"`,
		"hello":                       `there is no answer "hello"`,
	} {
		if _, err := ParseAnswer(line); err == nil || err.Error() != want {
			t.Errorf("answer %q: error %v, want %s", line, err, want)
		}
	}
}

func FuzzMessages(f *testing.F) {
	for _, seed := range []string{"ping", "evaluate 4 100 {1,2,4,7}:4", "reply 5 7 1-7 perfect", "idle",
		"done 7 win 2 1 0 1 2/1", "error 7 too-large 64 8 {1,2}", "working 7 500"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if r, err := ParseRequest(line); err == nil {
			if again, err := ParseRequest(r.String()); err != nil || again != r {
				t.Errorf("request %q is %+v, but %q is %+v, error %v", line, r, r.String(), again, err)
			}
		}
		if a, err := ParseAnswer(line); err == nil {
			if again, err := ParseAnswer(a.String()); err != nil || !reflect.DeepEqual(again, a) {
				t.Errorf("answer %q is %+v, but %q is %+v, error %v", line, a, a.String(), again, err)
			}
		}
		if e, err := ParseEvaluation(line); err == nil {
			if again, err := ParseEvaluation(e.String()); err != nil || !reflect.DeepEqual(again, e) {
				t.Errorf("evaluation %q is %+v, but %q is %+v, error %v", line, e, e.String(), again, err)
			}
		}
	})
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
