package wire

import (
	"testing"

	"catchup/engine"
)

// thing has a field of every kind.
type thing struct {
	name     string
	count    int
	margin   int
	nodes    uint64
	known    bool
	position engine.Position
	outcome  engine.Outcome
	moves    []engine.Move
	rest     string
}

func (v *thing) Fields(l *Line) {
	l.Word("a name", &v.name)
	l.Count("a count", &v.count)
	l.Int("a margin", &v.margin)
	l.Uint("nodes", &v.nodes)
	l.Bool(&v.known)
	l.Position(&v.position)
	l.Outcome(&v.outcome)
	for i := range List(l, "moves", &v.moves) {
		l.Move(&v.moves[i])
	}
	l.Rest(&v.rest)
}

func TestThere(t *testing.T) {
	for _, line := range []string{
		"x 0 -3 18446744073709551615 yes 1-7:3 win 2 1,2 - and more",
		"y 5 0 0 no {} loss 0 ",
	} {
		var v thing
		if err := Read(line, &v); err != nil {
			t.Errorf("%q: %v", line, err)
		} else if again := Write(&v); again != line {
			t.Errorf("%q comes back as %q", line, again)
		}
	}
}

func TestWhatCannotBeRead(t *testing.T) {
	for line, want := range map[string]string{
		"":                                   "expected a name",
		"x -1":                               `a count cannot be "-1"`,
		"x 1 y":                              `a margin cannot be "y"`,
		"x 1 1 -1":                           `nodes cannot be "-1"`,
		"x 1 1 1 true":                       "expected yes or no",
		"x 1 1 1 yes 1-":                     `position "1-", character 3: expected a number`,
		"x 1 1 1 yes 1 won":                  `outcome "won", character 1: expected win, draw or loss`,
		"x 1 1 1 yes 1 win 2 1  ":            "expected a move",
		"x 1 1 1 yes 1 win 99999999999999 1": "expected 2147483647 moves",
		"x  1":                               "expected a count",
	} {
		if err := Read(line, &thing{}); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", line, err, want)
		}
	}
	var word string
	if err := ReadWith("a b", func(l *Line) { l.Word("a word", &word) }); word != "a" || err == nil || err.Error() != `unexpected "b"` {
		t.Errorf("%q, error %v", word, err)
	}
}
