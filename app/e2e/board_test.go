//go:build !wasm

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// take picks the rods one by one with the pointer and takes them.
func (p *tab) take(numbers ...int) {
	p.t.Helper()
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		p.wait(fmt.Sprintf(`!document.querySelector('.rack-rod[value="%d"]').disabled`, n))
		p.click("button", strconv.Itoa(n))
		texts[i] = strconv.Itoa(n)
	}
	p.click("button", "Take "+strings.Join(texts, " + "))
}

// tells waits until the page says text to those who do not see it.
func (p *tab) tells(text string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector("[role=status].heard").textContent.includes(%q)`, text))
}

// values returns what the page lists for each outcome: the moves as it writes
// them, without the margins that may stand there too.
func (p *tab) values() map[engine.Outcome][]string {
	p.t.Helper()
	values := map[engine.Outcome][]string{}
	for o := engine.Loss; o <= engine.Win; o++ {
		values[o] = eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(".moves .move.outcome-%v")].map((m) => m.innerText.split(" by ")[0])`, o))
	}
	return values
}

var slow = make(recursion.Solver)

// checkValues compares what the page lists with the recursion.
func (p *tab) checkValues(position engine.Position) {
	p.t.Helper()
	want := map[engine.Outcome]int{}
	listed := p.values()
	for m := range position.Moves() {
		next, passed := position.After(m)
		o := slow.Outcome(next)
		if passed {
			o = o.Opposite()
		}
		want[o]++
		found := false
		for _, text := range listed[o] {
			found = found || text == m.Join(" + ")
		}
		if !found {
			p.t.Errorf("%v: %s is a %v, the page lists %v", position, m.List(), o, listed)
		}
	}
	for o, moves := range listed {
		if len(moves) != want[o] {
			p.t.Errorf("%v: the page lists %d moves as a %v, want %d", position, len(moves), o, want[o])
		}
	}
}

func position(t *testing.T, text string) engine.Position {
	t.Helper()
	game, err := engine.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return game.Position()
}
