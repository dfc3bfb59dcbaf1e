package lab

import (
	"reflect"
	"testing"

	"catchup/engine"
	"catchup/engine/stats/paper"
)

func TestTableInWords(t *testing.T) {
	table := NewTable("set value")
	table.Add("1-3", "0")
	table.Add("1-5", "1")
	const line = "set value|1-3 0|1-5 1"
	if got := table.String(); got != line {
		t.Errorf("%q, want %q", got, line)
	}
	read, err := ParseTable(line)
	if err != nil || !reflect.DeepEqual(read, table) {
		t.Errorf("read %v, %v", read, err)
	}
	if rows := read.Rows(); !reflect.DeepEqual(rows, []paper.Row{{"set": "1-3", "value": "0"}, {"set": "1-5", "value": "1"}}) {
		t.Errorf("rows %v", rows)
	}
	for _, wrong := range []string{"", "a b|1", "a|1 2", "a b|1  2", "a |1 2", "a|"} {
		if read, err := ParseTable(wrong); err == nil {
			t.Errorf("%q is read as %v", wrong, read)
		}
	}
}

func TestQuestionsInWords(t *testing.T) {
	set, p := engine.OneTo(4), engine.Position{Left: engine.OneTo(3), Deficit: 2}
	for question, want := range map[Question]string{
		Values(set):                     "values 1-4",
		FirstMove(set):                  "first-move 1-4",
		Properties(set):                 "properties 1-4",
		Branching(set):                  "branching 1-4",
		Census(set):                     "census 1-4",
		Match(p, "random", "max-score"): "match 1-3:2 random max-score",
		Response(p, engine.P2, "random", MostWins):           "response 1-3:2 P2 random wins",
		Sample(p, "random", "use-most-nums+min-score", 9, 7): "sample 1-3:2 random use-most-nums+min-score 9 7",
	} {
		if string(question) != want {
			t.Errorf("%q, want %q", question, want)
		}
	}
	if name := Census(set).Table(); name != CensusTable {
		t.Errorf("the table is %q", name)
	}
}

func FuzzParseTable(f *testing.F) {
	f.Add("set value|1-3 0|1-5 1")
	f.Add("a||b")
	f.Fuzz(func(t *testing.T, text string) {
		if table, err := ParseTable(text); err == nil && table.String() != text {
			t.Errorf("%q is read as %q", text, table.String())
		}
	})
}
