//go:build !wasm

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A newcomer finds a game on the first page and plays a move in it.
func TestFirstVisit(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/")
	p.booted()
	p.tells("You begin: take one rod. Left: 1, 2, 3, 4, 5.")
	p.take(3)
	p.tells("Greedy took")
	p.wait(`[...document.querySelectorAll(".rack-rod")].every((rod) => !rod.disabled)`)
}

// A game against perfect play to its end, with what every move is worth checked
// at each turn, and the final result in words.
func TestGameToTheEnd(t *testing.T) {
	p := newVisitor(t, serve(t, "/catch-up/", built(t, "/catch-up/")))
	p.visit("/play/")
	p.booted()
	p.click("button", "New game")
	p.click("textbox", "Numbers")
	p.do(selectAll)
	p.press("1-8")
	p.click("button", "Perfect")
	p.click("button", "second")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.wait(`document.querySelector("h1 + p").innerText === "You against Perfect, 1-8"`)
	p.click("button", "Who is winning")
	p.click("button", "What every move is worth")
	turns := 0
	for game := "1-8"; ; turns++ {
		// The page is complete when it shows the position of its address after the
		// answer to the move just made.
		p.wait(`document.querySelector(".result") !== null || location.hash !== "#` + game + `" &&
			document.querySelector(".verdict") !== null && !document.querySelector(".rack-rod").disabled`)
		if eval[bool](p, `document.querySelector(".result") !== null`) {
			break
		}
		game = strings.TrimPrefix(eval[string](p, `location.hash`), "#")
		now := position(t, game)
		p.tells("Left: " + now.Left.Join(", ") + ".")
		p.checkValues(now)
		for m := range now.Moves() { // the first one that keeps the value
			next, passed := now.After(m)
			o := slow.Outcome(next)
			if passed {
				o = o.Opposite()
			}
			if o == slow.Outcome(now) {
				game += "/" + m.List()
				p.take(slices.Collect(m.All())...)
				break
			}
		}
	}
	if turns < 2 {
		t.Errorf("the game was over after %d turns", turns)
	}
	// {1..8} is a draw under best play by both (paper, Table 2).
	if got := p.text(".result-text"); got != "A draw, 18 to 18." {
		t.Errorf("the page says %q", got)
	}
	p.tells("A draw, 18 to 18.")
	p.click("button", "Undo")
	p.wait(`document.querySelector(".result") === null`)
}

func TestUndoRedoAndTwoPeople(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/play/#1-7/3/5/6")
	p.booted()
	p.click("button", "New game")
	p.click("button", "A friend")
	p.click("button", "Fewer")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.tells("Triangle begins: take one rod. Left: 1, 2, 3, 4, 5, 6.")
	p.take(3)
	p.take(1, 2)
	p.tells("Level. Triangle takes one rod. Left: 4, 5, 6.")
	p.click("button", "Undo")
	p.tells("Square is 3 behind: take 3 or more.")
	p.click("button", "Redo")
	p.tells("Level. Triangle takes one rod.")
	p.reload() // the link holds the game
	p.booted()
	p.tells("Level. Triangle takes one rod. Left: 4, 5, 6.")
	p.visit("/play/") // and so does the browser
	p.booted()
	p.tells("Level. Triangle takes one rod. Left: 4, 5, 6.")
}

func TestNumbersOfTwoDigitsByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/play/#1,2,12,20")
	p.booted()
	p.press("1")
	p.press("2")
	p.tells("12 passes: you lead by 12.")
	p.press("2") // 2 or 20
	p.wait(`document.querySelector(".say").innerText === "2… Enter for 2, or another digit."`)
	p.press(kb.Enter) // the 2, in place of the 12
	p.tells("2 passes: you lead by 2.")
	p.press("2")
	p.press("0")
	p.tells("20 passes: you lead by 20.")
}

func TestSetThatCannotBePlayed(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/play/")
	p.booted()
	p.click("button", "New game")
	p.click("textbox", "Numbers")
	p.do(selectAll)
	p.press("1-7,0")
	p.click("button", "Start")
	p.wait(`document.querySelector("form [role=alert]").innerText === 'Position "1-7,0", character 5: a number must be from 1 to 99.'`)
}

// Whoever moves by Tab and the space bar stays where they are: the button that takes
// is dimmed between turns, but keeps the focus.
func TestTakeKeepsTheFocus(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/play/#1-7")
	p.booted()
	p.wait(`document.querySelector(".take").ariaDisabled === "true"`)
	p.click("button", "3")
	p.wait(`document.querySelector(".take").ariaDisabled === "false"`)
	eval[bool](p, `(document.querySelector(".take").focus(), true)`)
	p.press(" ")
	p.wait(`/^#1-7\/3\/\d/.test(location.hash)`) // the answer is there
	p.wait(`document.activeElement.matches(".take") && document.activeElement.ariaDisabled === "true"`)
	p.press(" ")
	p.wait(`/^#1-7\/3\/[\d,]+$/.test(location.hash)`)
}
