//go:build !wasm

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/puzzles"

	"github.com/chromedp/chromedp/kb"
)

// Two puzzles solved, the page closed and opened, one skipped, one missed: the run
// is over, in another tab too, and the best stays.
func TestStreak(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/puzzles/streak/")
	p.booted()
	p.click("button", "Begin")
	for solved := range 2 {
		p.stands(solved, solved)
		p.solve()
		p.stands(solved+1, solved+1)
		p.click("button", "Next puzzle")
		p.wait(`document.querySelector(".judged") === null`)
	}

	before := p.onBoard()
	p.reload()
	p.booted()
	p.stands(2, 2)
	if after := p.onBoard(); after != before {
		t.Fatalf("left at %v, resumed at %v", before, after)
	}

	p.click("button", "Skip")
	p.click("button", "Next puzzle")
	p.wait(`!document.querySelector(".rack-rod").disabled`)
	p.wait(`![...document.querySelectorAll("button")].some((b) => b.innerText === "Skip")`)
	p.stands(2, 2)

	other := p.another()
	other.visit("/puzzles/streak/")
	other.booted()
	other.stands(2, 2)

	attempt := p.opened().Begin()
	p.typeMove(attempt.Game.Position(), p.wrongMove(attempt))
	p.wait(`document.querySelector(".streak-told").textContent === "The run is over: 2 solvedThat is your best so far."`)
	p.wait(`document.querySelector(".judged-wrong") !== null`)
	p.press(kb.Enter) // once too often: the result stays
	other.wait(`document.querySelector("main").innerText.includes("Your best: 2 puzzles solved.")`)
	p.click("button", "Show solution")
	p.wait(`document.querySelectorAll(".moves .move").length > 1`)
	p.wait(`document.querySelector(".streak-end") !== null`)

	p.reload()
	p.booted()
	p.wait(`document.querySelector("main").innerText.includes("Your best: 2 puzzles solved.")`)
	p.click("button", "Begin")
	p.stands(0, 2)
}

// stands waits until the run has so many puzzles solved, and the best.
func (p *tab) stands(solved, best int) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".streak-number")].slice(1).map((n) => n.innerText).join() === "%d,%d"`, solved, best))
}

var scores = regexp.MustCompile(`You have (\d+)\. Opponent has (\d+)\..* Left: ([\d, ]+)\.`)

// onBoard returns the position on the board as the page tells it to those who do not
// see it. It is the visitor's turn.
func (p *tab) onBoard() engine.Position {
	p.t.Helper()
	const status = `document.querySelector("[role=status].heard").textContent`
	p.wait(status + `.includes(" Left: ")`)
	told := eval[string](p, status)
	found := scores.FindStringSubmatch(told)
	if found == nil {
		p.t.Fatalf("there is no position in %q", told)
	}
	mine, _ := strconv.Atoi(found[1])
	theirs, _ := strconv.Atoi(found[2])
	left, err := engine.ParseSet(strings.ReplaceAll(found[3], " ", ""))
	if err != nil {
		p.t.Fatal(err)
	}
	return engine.Position{Left: left, Deficit: theirs - mine}
}

// opened returns the puzzle on the board, proved again here.
func (p *tab) opened() *puzzles.Puzzle {
	p.t.Helper()
	puzzle, err := puzzles.Open(p.onBoard().Short())
	if err != nil {
		p.t.Fatal(err)
	}
	return puzzle
}

// solve solves the puzzle on the board with the keyboard.
func (p *tab) solve() {
	p.t.Helper()
	for attempt := p.opened().Begin(); !attempt.Solved; {
		from, move := attempt.Game.Position(), attempt.Right()[0]
		if _, err := attempt.Try(move); err != nil {
			p.t.Fatal(err)
		}
		p.typeMove(from, move)
		if !attempt.Solved {
			p.tells("Right: again only one move")
		}
	}
	p.tells("Solved")
}

// typeMove picks the numbers of a move by their digits and takes them.
func (p *tab) typeMove(from engine.Position, move engine.Move) {
	p.t.Helper()
	for n := range move.All() {
		digits := strconv.Itoa(n)
		p.press(digits)
		for other := range from.Left.Distinct() {
			if other != n && strings.HasPrefix(strconv.Itoa(other), digits) {
				p.press(kb.Enter) // it could go on
				break
			}
		}
	}
	p.wait(`document.querySelector("button.take").ariaDisabled === "false"`)
	p.press(kb.Enter)
}

// wrongMove returns a move that is wrong.
func (p *tab) wrongMove(attempt *puzzles.Attempt) engine.Move {
	p.t.Helper()
	for m := range attempt.Game.Position().Moves() {
		verdict, err := attempt.Try(m)
		if err != nil {
			p.t.Fatal(err)
		}
		attempt.Retry(verdict)
		if !verdict.Right {
			return m
		}
	}
	p.t.Fatal("every move is right")
	return engine.Move{}
}
