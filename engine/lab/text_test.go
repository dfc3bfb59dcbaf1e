package lab

import (
	"reflect"
	"strings"
	"testing"

	"catchup/engine"
)

// line has a cell of every kind.
type line struct {
	Set   engine.Set `json:"set"`
	Value int        `json:"value"`
	Shares
	Nodes uint64    `json:"nodes"`
	Exact Fractions `json:"exact"`
	At    string    `json:"at,omitempty"`
}

func TestLinesInWords(t *testing.T) {
	lines := []line{
		{engine.OneTo(3), 0, Shares{50, 12.5, 37.5}, 1 << 63, Fractions{"1/2", "1/8", "3/8"}, ""},
		{engine.OneTo(5), -1, Shares{}, 0, Fractions{"0", "0", "1"}, "1,3:2"},
	}
	const text = "2 1-3 0 50 12.5 37.5 9223372036854775808 1/2 1/8 3/8 - 1-5 -1 0 0 0 0 0 0 1 1,3:2"
	var columns []string
	Cells(lines[0], func(column string, cell any) { columns = append(columns, column) })
	if got, want := strings.Join(columns, " "), "set value win_percent draw_percent loss_percent nodes exact_win exact_draw exact_loss at"; got != want {
		t.Errorf("the columns are %q, want %q", got, want)
	}
	if got := Text(lines); got != text {
		t.Errorf("%q, want %q", got, text)
	}
	read, err := Read[line](text)
	if err != nil || !reflect.DeepEqual(read, lines) {
		t.Errorf("read %v, %v", read, err)
	}
	if none, err := Read[line]("0"); err != nil || none != nil {
		t.Errorf("read %v, %v", none, err)
	}
	for _, wrong := range []string{
		"", "set value", "1", "1 ", "1 1-3 0 50 12.5 37.5 1 1/2 1/8 3/8", "1 1-3 0 50 12.5 37.5 1 1/2 1/8 3/8 - -",
		"2 1-3 0 50 12.5 37.5 1 1/2 1/8 3/8 -", "0 1-3 0 50 12.5 37.5 1 1/2 1/8 3/8 -",
		"1 1-3 0 50 12.5 37.5 1  1/8 3/8 -", "1 1- 0 50 12.5 37.5 1 1/2 1/8 3/8 -", "1 1-3 0.5 50 12.5 37.5 1 1/2 1/8 3/8 -",
		"1 1-3 0 half 12.5 37.5 1 1/2 1/8 3/8 -", "1 1-3 0 50 12.5 37.5 -1 1/2 1/8 3/8 -",
	} {
		if read, err := Read[line](wrong); err == nil {
			t.Errorf("%q is read as %v", wrong, read)
		}
	}
}

func TestQuestionsInWords(t *testing.T) {
	set, p := engine.OneTo(4), engine.Position{Left: engine.OneTo(3), Deficit: 2}
	for question, want := range map[Asked]string{
		Values(set):                     "values 1-4",
		FirstMove(set):                  "first-move 1-4",
		Properties(set):                 "properties 1-4",
		Branching(set):                  "branching 1-4",
		Census(set):                     "census 1-4",
		Match(p, "random", "max-score"): "match 1-3:2 random max-score",
		Response(p, engine.P2, "random", MostWins):              "response 1-3:2 P2 random wins",
		Sample(p, "random", "use-most-nums+min-score", 9, 7, 2): "sample 1-3:2 random use-most-nums+min-score 9 7 2",
	} {
		if string(question.Words()) != want {
			t.Errorf("%q, want %q", question, want)
		}
	}
	if name := Census(set).Words().Table(); name != CensusTable {
		t.Errorf("the table is %q", name)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("2 1-3 0 draw table 0 1-5 1 win table 0")
	f.Add("2  b")
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := Read[Value](text)
		if err != nil {
			return
		}
		if again, err := Read[Value](Text(lines)); err != nil || !reflect.DeepEqual(again, lines) {
			t.Errorf("%q is read as %v, and then as %v, %v", text, lines, again, err)
		}
	})
}
