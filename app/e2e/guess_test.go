//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"catchup/engine"

	"github.com/chromedp/chromedp/kb"
)

// asked returns the position that the page asks about, from its own link.
func (p *tab) asked() (game string, at engine.Position) {
	p.t.Helper()
	game = eval[string](p, `new URL(document.querySelector("[aria-label='Link to this position']").href).hash.slice(1)`)
	return game, position(p.t.(*testing.T), game)
}

// answers returns the table of what was said of what, win, draw and loss.
func (p *tab) answers() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll(".guess-count")].map((c) => c.innerText).join(" ")`)
}

// Answers right and wrong with the keyboard alone, each followed by a move that
// keeps what there is: all are counted, and stay counted.
func TestGuessByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzles/guess/")
	p.booted()
	if got := p.answers(); got != "0 0 0 0 0 0 0 0 0" {
		t.Errorf("at first the table is %s", got)
	}
	keys := map[engine.Outcome]string{engine.Win: "w", engine.Draw: "d", engine.Loss: "l"}
	was := map[engine.Outcome]string{engine.Win: "it is won", engine.Draw: "it is a draw", engine.Loss: "it is lost"}
	var table [9]int
	for i, wrong := range []engine.Outcome{0, 1, 0, 1} {
		_, at := p.asked()
		truth := slow.Outcome(at)
		say := (truth+wrong+4)%3 - 1 // the truth, or the next outcome
		table[3*(1-truth)+1-say]++
		p.press(keys[say])
		if say == truth {
			p.tells("Right: " + was[truth])
		} else {
			p.tells("You said " + say.String() + ", but " + was[truth])
		}
		if truth != engine.Loss {
			p.typeMove(at, keeper(at))
		}
		p.wait(`document.querySelector(".proof .moves") !== null`)
		p.checkValues(at)
		want := strings.Trim(fmt.Sprint(table), "[]")
		if got := p.answers(); got != want {
			t.Errorf("after %d answers the table is %s, want %s", i+1, got, want)
		}
		p.press(kb.Enter)
		p.wait(`document.querySelectorAll(".guess-say").length === 3`)
	}
	before := p.answers()
	p.reload()
	p.booted()
	if got := p.answers(); got != before {
		t.Errorf("the table was %s, and after a reload %s", before, got)
	}
}

// keeper returns a move that keeps what the position is worth.
func keeper(at engine.Position) engine.Move {
	for m := range at.Moves() {
		next, passed := at.After(m)
		o := slow.Outcome(next)
		if passed {
			o = o.Opposite()
		}
		if o == slow.Outcome(at) {
			return m
		}
	}
	return engine.Move{}
}

// A position of the larger kind is sent by its link: another visitor gets the same
// one, without the answer, and it is not counted. Then a wrong answer and a wrong
// move, by pointer, and a link that holds nothing.
func TestGuessFromLink(t *testing.T) {
	h := serve(t, "/catch-up/", built(t, "/catch-up/"))
	p := newVisitor(t, h)
	p.phone()
	p.visit("/puzzles/guess/")
	p.booted()
	p.click("button", "8 or 9")
	const chosen = `document.querySelector('.chip[value="2"]').ariaPressed === "true"`
	p.wait(chosen)
	p.reload()
	p.booted()
	p.wait(chosen)
	game, at := p.asked()
	if n := at.Left.Len(); n < 8 || n > 9 {
		t.Errorf("%s has %d numbers left", game, n)
	}

	other := newVisitor(t, h)
	other.visit("/puzzles/guess/#" + game)
	other.booted()
	if got, _ := other.asked(); got != game {
		t.Fatalf("the link to %s shows %s", game, got)
	}
	other.tells("Is this a win, a draw or a loss for you?")
	other.press("w")
	other.wait(`document.querySelector(".judged") !== null`)
	if got := other.answers(); got != "0 0 0 0 0 0 0 0 0" {
		t.Errorf("what was sent is counted: %s", got)
	}

	other.phone()
	other.visit("/puzzles/guess/#1-7/3/5/6")
	other.booted()
	other.click("button", "Draw")
	other.tells("You said draw, but it is won. Now take a move that keeps the win.")
	other.take(7)
	other.tells("7 turns the win into a loss. They answer 2\u00a0+\u00a04. Only 1 of 8 moves keeps the win.")
	other.checkValues(position(t, "1-7/3/5/6"))
	other.click("button", "Next position")
	other.wait(`location.hash === "" && document.querySelectorAll(".guess-say").length === 3`)

	other.visit("/puzzles/guess/#1-4,,")
	other.booted()
	other.wait(`document.querySelector("[role=alert]").innerText.includes("expected a number")`)
	other.click("button", "Another position")
	other.wait(`document.querySelectorAll(".guess-say").length === 3`)
}
