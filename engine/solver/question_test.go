package solver

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/search"
	"catchup/engine/wire"
)

func position(t testing.TB, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// read reads an answer to a question from a line.
func read[A any](q wire.Question[A], line string) (answer A, err error) {
	err = wire.ReadWith(line, func(l *wire.Line) { q.Result(l, &answer) })
	return answer, err
}

// write is the inverse of read.
func write[A any](q wire.Question[A], answer A) string {
	return wire.WriteWith(func(l *wire.Line) { q.Result(l, &answer) })
}

// survives returns what comes back of an answer from its line, which stays the same.
func survives[A any](t *testing.T, q wire.Question[A], answer A) A {
	t.Helper()
	line := write(q, answer)
	again, err := read(q, line)
	if err != nil || write(q, again) != line {
		t.Errorf("%q comes back as %q, error %v", line, write(q, again), err)
	}
	return again
}

// Every type with a kind is among the questions.
func TestAllQuestionsCanBeAskedByText(t *testing.T) {
	files, _ := filepath.Glob("*.go")
	types := 0
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		types += strings.Count(string(source), ") Kind() string"+" {")
	}
	if types != len(questions()) {
		t.Errorf("%d types have a kind, %d can be asked by text", types, len(questions()))
	}
}

func TestQuestionsSurviveAsText(t *testing.T) {
	figure := position(t, "{1,2,4,7}:4")
	for line, q := range map[string]wire.Value{
		"1,2,4,7:4 100 no":                 &Evaluate{figure, 100, false},
		"1,2,4,7:4 100 yes":                &Evaluate{figure, 100, true},
		"1,2,4,7:4 max-score 77":           &Reply{figure, "max-score", 77},
		"{} x 18446744073709551615":        &Reply{Bot: "x", Seed: 1<<64 - 1},
		"1,2,4,7:4 0 1048576":              &Search{figure, search.Limits{Memory: 1 << 20}},
		"1,2,4,7:4 yes":                    &Line{figure, true},
		"1,2,4,7:4 4 50":                   &Prove{figure, position(t, "4").Left, 50},
		"1,2,4,7:4 2 random x 77 5":        &Choose{figure, []string{"random", "x"}, 77, 5},
		"1-4 3 a b c 18446744073709551 99": &Choose{position(t, "1-4"), []string{"a", "b", "c"}, 18446744073709551, 99},
	} {
		if got := wire.Write(q); got != line {
			t.Errorf("%+v is %q, want %q", q, got, line)
		}
		again := reflect.New(reflect.TypeOf(q).Elem()).Interface().(wire.Value)
		if err := wire.Read(line, again); err != nil || !reflect.DeepEqual(again, q) {
			t.Errorf("%q is %+v, error %v, want %+v", line, again, err, q)
		}
	}
}

func TestAnswersByText(t *testing.T) {
	for question, want := range map[string]string{
		"evaluate {1,2,4,7}:4 3 no":               "no 1 8 yes 1 1 6 3 1,2,7 1 2,7 0 4 -1",
		"evaluate {1,2,4,7}:4 3 yes":              "yes 2 8 yes 1 1 6 3 1,2,7 2 2,7 0 7 -2",
		"search {1,2,4,7}:4 0 65536":              "win win 0 1088 1,2,7",
		"search {1,2}:4 0 65536":                  "loss loss 0 128 1,2",
		"search {}:0 0 65536":                     "draw draw 0 64 -",
		"line {1,2,4,7}:4 no":                     "2 1,2,7 4",
		"line 1-7 yes":                            "7 1 2 3 7 6 5 4",
		"line {}:3 yes":                           "0",
		"prove {1,2,4,7}:4 {4} 9":                 "win loss 2 4 7 2 yes 4 1 7 0",
		"reply {1,2,4,7}:4 perfect 9":             "1,2,7",
		"choose {1,2,4,7}:4 1 max-score 5 9":      "1 max-score yes 1 0 0 1 1,2,7 1",
		"choose {1,2,4,7}:4 2 random perfect 5 1": "2 random yes 1 1 6 1 1,2,7 1 perfect yes 1 0 0 1 1,2,7 1",
	} {
		kind, text, _ := strings.Cut(question, " ")
		if got, err := New(1<<20).AnswerText(kind, text, nil); err != nil || got != want {
			t.Errorf("%s: %q, error %v, want %q", question, got, err, want)
		}
	}
}

func TestQuestionsWithoutAnAnswer(t *testing.T) {
	for question, want := range map[string]string{
		"evaluate 1-30 3 yes":                    "the table of 1-30 needs 16 GiB, the limit is 1 MiB",
		"prove {1,2,4,7}:4 {1} 9":                "1 cannot be taken from {1,2,4,7}:4: the turn goes on until 4 is reached or nothing is left",
		"choose {1,2,4,7}:4 2 random nobody 5 1": "no player is called nobody: ",
		"choose {}:4 1 random 5 1":               "{}:4 is over: there is no move",
		"reply {1} nobody 1":                     "no player is called nobody: ",

		"hello":                      `there is no question "hello"`,
		"evaluate 1":                 "expected a limit",
		"evaluate {1} -1 no":         `a limit cannot be "-1"`,
		"evaluate":                   "expected a position",
		"evaluate {1,0} 5 no":        `position "{1,0}", character 4: a number must be from 1 to 99`,
		"evaluate {1}:0 5 no all":    `unexpected "all"`,
		"evaluate {1} 5 all":         "expected yes or no",
		"evaluate  {1} 5 no":         "expected a position",
		"reply {1}:0":                "expected a name",
		"search {1} 5":               "expected a number of bytes",
		"search {1} 5 x":             `a number of bytes cannot be "x"`,
		"line {1} all":               "expected yes or no",
		"line {1}":                   "expected yes or no",
		"prove {1}":                  "expected a move",
		"prove {1} {1 5":             `set "{1", character 3: expected , or }`,
		"choose {1} 1 ":              "expected 1 names",
		"choose {1} 1000000000000 a": "expected 2147483647 names",
		"choose {1} 1 a, 5 6 b":      `unexpected "b"`,
	} {
		kind, text, _ := strings.Cut(question, " ")
		if got, err := New(1<<20).AnswerText(kind, text, nil); err == nil || !strings.HasPrefix(err.Error(), want) || got != "" {
			t.Errorf("%s: %q, error %v, want %s", question, got, err, want)
		}
	}
}

func TestMalformedAnswers(t *testing.T) {
	evaluation := func(line string) error { _, err := read(&Evaluate{}, line); return err }
	found := func(line string) error { _, err := read(&Search{}, line); return err }
	proof := func(line string) error { _, err := read(&Prove{}, line); return err }
	choices := func(line string) error { _, err := read(&Choose{}, line); return err }
	for _, test := range []struct {
		read       func(string) error
		line, want string
	}{
		{evaluation, "won 1", "expected yes or no"},
		{evaluation, "yes win", `a margin cannot be "win"`},
		{evaluation, "yes 1 1 yes 1 0 0 1 3", "expected a margin"},
		{evaluation, "no 1 1 yes 1 0 0 1 3= 1", `set "3=", character 2: unexpected "="`},
		{evaluation, "no 1 1 yes 1 0 0 2 3 1", "expected a move"},
		{found, "won win 5 6 -", `outcome "won", character 1: expected win, draw or loss`},
		{found, "draw win 5 6", "expected a move"},
		{found, "win draw 5 6 -", "a win at least cannot be a draw at most"},
		{found, "draw win 5 6 1 2", `unexpected "2"`},
		{proof, "win win 1 1 2", "expected yes or no"},
		{proof, "win win 1 1 2 yes 1 2 2 0", "expected a move"},
		{proof, "win win 1 1, 2 no", `set "1,", character 3: expected a number`},
		{proof, "win win 1 1 2 yes 1 0 2", `unexpected "2"`},
		{proof, "win win 1 1 2 yes" + strings.Repeat(" 1 1", 62), "a tree cannot be so deep"},
		{choices, "1 random some 1 0 0 1 1", "expected yes or no"},
		{choices, "1 random yes 1 0 0", "expected a number of moves"},
	} {
		if err := test.read(test.line); err == nil || err.Error() != test.want {
			t.Errorf("%q: error %v, want %s", test.line, err, test.want)
		}
	}
}

// again checks that an answer that can be read is written as it is read.
func again[A any](t *testing.T, q wire.Question[A], line string) {
	t.Helper()
	if answer, err := read(q, line); err == nil {
		if back, err := read(q, write(q, answer)); err != nil || !reflect.DeepEqual(back, answer) {
			t.Errorf("%q is %+v, but %q is %+v, error %v", line, answer, write(q, answer), back, err)
		}
	}
}

func FuzzAnswers(f *testing.F) {
	for _, seed := range []string{"no 1 2 yes 1 0 1 2 2 1 1 -1", "yes 2 2 yes 1 0 1 2 2 2 1 -3", "draw win 8192 1048576 -", "loss loss 1 2 1,2",
		"draw loss 3 5 1,2 3 4 yes 5 1 1,2 2 3 0 4 0", "draw draw 0 0 no", "2 max-score yes 1 0 0 1 1,2,7 1 level-3 no 0 0 1 0"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		again(t, &Evaluate{}, line)
		again(t, &Search{}, line)
		again(t, &Prove{}, line)
		again(t, &Choose{}, line)
	})
}

func FuzzQuestions(f *testing.F) {
	for _, seed := range []string{"{1,2,4,7}:4 100 no", "1-7 perfect 7", "1-40 0 1048576", "1-7 yes", "{1,2,4,7}:4 {4} 50", "1-7 2 random x 77 5"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, fresh := range []func() wire.Value{
			func() wire.Value { return &Evaluate{} }, func() wire.Value { return &Search{} }, func() wire.Value { return &Line{} },
			func() wire.Value { return &Prove{} }, func() wire.Value { return &Reply{} }, func() wire.Value { return &Choose{} },
		} {
			q, back := fresh(), fresh()
			if wire.Read(line, q) != nil {
				continue
			}
			if err := wire.Read(wire.Write(q), back); err != nil || !reflect.DeepEqual(back, q) {
				t.Errorf("%q is %+v, but %q is %+v, error %v", line, q, wire.Write(q), back, err)
			}
		}
	})
}
