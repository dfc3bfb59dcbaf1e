package worker

import (
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/solver"
	"catchup/engine/wire"
)

func TestRequestsSurviveAsText(t *testing.T) {
	for line, r := range map[string]Request{
		"ping":                              {Kind: Ping},
		"cancel 3":                          {Kind: Cancel, ID: 3},
		"ask 4 evaluate {1,2,4,7}:4 100 no": {Kind: Ask, ID: 4, Question: "evaluate", Words: "{1,2,4,7}:4 100 no"},
		"ask 18446744073709551615 x ":       {Kind: Ask, ID: 1<<64 - 1, Question: "x"},
	} {
		if got := wire.Write(&r); got != line {
			t.Errorf("%+v is %q, want %q", r, got, line)
		}
		var got Request
		if err := wire.Read(line, &got); err != nil || got != r {
			t.Errorf("%q is %+v, error %v, want %+v", line, got, err, r)
		}
	}
}

func TestAnswersSurviveAsText(t *testing.T) {
	for line, a := range map[string]Answer{
		"idle":                         {Kind: Idle},
		"working 7 500":                {Kind: Working, ID: 7, Work: solver.Work{Done: 0.5}},
		"progress 7 1000 5 64":         {Kind: Underway, ID: 7, Work: solver.Work{Done: 1, Nodes: 5, Bytes: 64}},
		"done 7 1,2,7":                 {Kind: Done, ID: 7, Words: "1,2,7"},
		"done 7 draw 0 0 0 0 ":         {Kind: Done, ID: 7, Words: "draw 0 0 0 0 "},
		"error 7 cancelled cancelled":  {Kind: Failed, ID: 7, Err: errCancelled},
		"error 0 malformed what? this": {Kind: Failed, Err: &solver.Error{Code: solver.Malformed, Text: "what? this"}},
		"error 7 too-large 64 8 1,2":   {Kind: Failed, ID: 7, Err: &induction.TooLargeError{Set: engine.OneTo(2), Need: 64, Limit: 8}},
	} {
		if got := wire.Write(&a); got != line {
			t.Errorf("%+v is %q, want %q", a, got, line)
		}
		var got Answer
		if err := wire.Read(line, &got); err != nil || !reflect.DeepEqual(got, a) {
			t.Errorf("%q is %+v, error %v, want %+v", line, got, err, a)
		}
	}
}

func TestMalformedMessages(t *testing.T) {
	for line, want := range map[string]string{
		"":                 "expected a request",
		"hello":            `there is no request "hello"`,
		"ping 3":           `unexpected "3"`,
		"cancel":           "expected an id",
		"cancel x":         `an id cannot be "x"`,
		"cancel 1 2":       `unexpected "2"`,
		"evaluate 1 5 {1}": `there is no request "evaluate"`,
		"ask 1":            "expected a question",
		"ask 1  x":         "expected a question",
		"ask x evaluate":   `an id cannot be "x"`,
	} {
		if err := wire.Read(line, &Request{}); err == nil || err.Error() != want {
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
		if err := wire.Read(line, &Answer{}); err == nil || err.Error() != want {
			t.Errorf("answer %q: error %v, want %s", line, err, want)
		}
	}
}

// again reports whether reading and writing are the inverse of each other for what the
// line says, if it says anything.
func again(t *testing.T, line string, value, back wire.Value) {
	t.Helper()
	if wire.Read(line, value) != nil {
		return
	}
	if err := wire.Read(wire.Write(value), back); err != nil || !reflect.DeepEqual(back, value) {
		t.Errorf("%q is %+v, but %q is %+v, error %v", line, value, wire.Write(value), back, err)
	}
}

func FuzzMessages(f *testing.F) {
	for _, seed := range []string{"ping", "ask 4 evaluate {1,2,4,7}:4 100 no", "cancel 5", "idle", "done 3 win 2",
		"error 7 too-large 64 8 {1,2}", "working 7 500", "progress 7 500 3 4"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		again(t, line, new(Request), new(Request))
		again(t, line, new(Answer), new(Answer))
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
