//go:build !wasm

package e2e

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"catchup/engine/stats/paper"
)

// idle holds when the Lab's engine has answered all that the page asked.
const idle = `document.querySelector(".inquiry-row") === null`

// rows returns what stands in the lines of a table's body, cell by cell.
func (p *tab) rows(table string) [][]string {
	p.t.Helper()
	return eval[[][]string](p, fmt.Sprintf(`[...document.querySelectorAll("%s tbody tr")].map((line) => [...line.cells].map((cell) => cell.innerText.trim()))`, table))
}

// Every figure of Tables 3 and 4 stands beside the exact one, a chain of one's own
// joins in, and 100,000 games come close to the exact value; without a host.
func TestRulesOfThumb(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/lab/heuristics/")
	p.booted()
	p.stored()
	p.offline()
	p.reload()
	p.booted()
	p.wait(idle)
	got := map[string][]string{}
	for _, cells := range p.rows("#printed") {
		got[strings.Join(cells[1:3], " ")] = cells
	}
	for _, table := range []int{3, 4} {
		for _, row := range paper.Table(table) {
			want := row["printed"] + " " + row["exact"]
			if got[want] == nil {
				t.Errorf("Table %d, %s against %s: %s stands nowhere in %v", table, row["p1"], row["p2"], want, got)
			}
		}
	}
	if len(p.rows("#printed")) != 20 {
		t.Errorf("%d figures are printed", len(p.rows("#printed")))
	}

	eval[bool](p, `(() => {
		const choose = (id, value) => {
			const field = document.getElementById(id);
			field.value = value;
			field.dispatchEvent(new Event("change", { bubbles: true }));
		};
		choose("chain-first", "max-score");
		choose("chain-second", "use-most-nums");
		return true;
	})()`)
	p.click("button", "Put it in the matrix")
	p.wait(`document.querySelectorAll(".matrix tbody tr").length === 6 && ` + idle)
	p.wait(`location.hash === "#1-10/max-score+use-most-nums/max-score+use-most-nums/random"`)

	p.click("button", "Play 100\u202f000 games")
	p.click("button", "Stop")
	p.wait(`document.body.innerText.includes("Stopped at")`)
	p.click("button", "Go on")
	p.wait(`document.querySelector(".lab-sample [role=status]")?.innerText.startsWith("After 100\u202f000 games")`)
	var won, bar, exact float64
	if _, err := fmt.Sscanf(p.text(".lab-sample [role=status]"), "After 100\u202f000 games: %f ± %f %% won by P1. Exact: %f %%.", &won, &bar, &exact); err != nil {
		t.Fatalf("%s: %v", p.text(".lab-sample [role=status]"), err)
	}
	if math.Abs(won-exact) > 2.5*bar {
		t.Errorf("%v ± %v is far from %v", won, bar, exact)
	}
}

// The best answer to random play is as good as package stats has it, and who takes its
// advice from {1..5} wins, whatever the dice do.
func TestBestAnswerToRandomPlay(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/lab/random/#1-5")
	p.booted()
	for turn := 0; !eval[bool](p, `document.body.innerText.includes("The game is over.")`); turn++ {
		if turn > 5 {
			t.Fatal("the game does not end")
		}
		p.wait(`document.querySelector(".advice") !== null`)
		if best := p.text(".advice"); !strings.Contains(best, "100.00\u00a0%") {
			t.Errorf("the best move is %q", best)
		}
		before := eval[string](p, `location.hash`)
		eval[bool](p, `(document.querySelector(".advice").click(), true)`)
		p.wait(`location.hash !== ` + strconv.Quote(before) + ` && (document.querySelector(".advice") !== null || document.body.innerText.includes("The game is over."))`)
	}
	p.wait(`document.body.innerText.includes("you won 1, drew 0, lost 0")`)

	p.wait(idle)
	text, err := os.ReadFile("../../engine/stats/testdata/responses.tsv")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][]string{}
	for _, row := range paper.Parse(string(text)) {
		if row["to"] == "random" {
			set := "{1.." + row["N"] + "}"
			want[set] = append(want[set], row["win"], row["loss"])
		}
	}
	for _, cells := range p.rows("#responses") {
		if strings.Join(cells[1:], " ") != strings.Join(want[cells[0]], " ") {
			t.Errorf("%v, want %v", cells, want[cells[0]])
		}
	}
	if len(p.rows("#responses")) != 8 {
		t.Errorf("%d sets", len(p.rows("#responses")))
	}
}
