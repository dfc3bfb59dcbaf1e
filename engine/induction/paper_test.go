package induction

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
)

// rows returns the tab-separated lines of a data file without its comments.
func rows(t *testing.T, name string) [][]string {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var rows [][]string
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if line := lines.Text(); line != "" && !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	if len(rows) == 0 {
		t.Fatal(name + " is empty")
	}
	return rows
}

func TestValuesOfThePaper(t *testing.T) {
	for _, row := range rows(t, "values.tsv") {
		n, _ := strconv.Atoi(row[0])
		p := engine.Position{Left: engine.OneTo(n)}
		if got := strconv.Itoa(int(tableFor(t, p).Outcome(p))); got != row[1] {
			t.Errorf("value of %v is %s, printed is %s", p, got, row[1])
		}
	}
}

func TestPositionsOfThePaper(t *testing.T) {
	for _, row := range rows(t, "positions.tsv") {
		p, err := engine.ParsePosition(row[1])
		if err != nil {
			t.Fatal(err)
		}
		table := tableFor(t, p)
		count := map[engine.Outcome]int{}
		outcomes := map[string]engine.Outcome{}
		for m := range p.Moves() {
			next, passed := p.After(m)
			outcome := table.Outcome(next)
			if passed {
				outcome = outcome.Opposite()
			}
			count[outcome]++
			outcomes[m.List()] = outcome
		}
		got := []string{table.Outcome(p).String(), strconv.Itoa(len(outcomes)),
			strconv.Itoa(count[engine.Win]), strconv.Itoa(count[engine.Draw]), strconv.Itoa(count[engine.Loss])}
		for i, want := range row[2:7] {
			if want != "?" && got[i] != want {
				t.Errorf("%s: %v has outcome, moves, wins, draws, losses %v, want %v", row[0], p, got, row[2:7])
				break
			}
		}
		for named := range strings.SplitSeq(row[7], "; ") {
			move, want, _ := strings.Cut(named, " ")
			outcome, legal := outcomes[move]
			if move != "" && (!legal || outcome.String() != want) {
				t.Errorf("%s: %s from %v is legal %v and a %v, want a %s", row[0], move, p, legal, outcome, want)
			}
		}
	}
}
