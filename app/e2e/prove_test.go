//go:build !wasm

package e2e

import (
	"strings"
	"testing"

	"catchup/puzzles"
	"catchup/puzzles/defence"

	"github.com/chromedp/chromedp/kb"
)

// Figure 5 against both defences on a phone, with a wrong move on the second branch: it
// is punished, taken back and counted. The proof that is drawn has every position.
func TestProveFigure5(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/puzzles/prove/#2,2,2,3,3")
	p.booted()
	p.tells("First the key move.")
	p.take(2)
	p.tells("Right. Both of their replies must be answered. Defence 1 of 2. After your 2 they take 2.")
	p.take(2)
	p.tells("Defence 2 of 2. Back: after your 2 they take 3.")
	p.take(2)
	p.tells("That gives the win away: now it is a draw. You took 2, they answer 3.")
	p.click("button", "Try again")
	p.tells("Defence 2 of 2.")
	p.take(3)
	p.tells("Proved. You have proved that taking 2 wins, whatever the opponent does: 9 positions in all. One wrong move on the way.")
	p.wait(`document.querySelector(".result-text").innerText === "Complete proof"`)

	puzzle, err := puzzles.Open("2,2,2,3,3")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := defence.Grow(puzzle, 100)
	if err != nil {
		t.Fatal(err)
	}
	edges := 0
	for _, n := range tree.Nodes {
		edges += len(n.Edges)
	}
	// Every move leads to a shape with a label, and the puzzle has one too; what is met
	// again is drawn there as a reference.
	p.wait(`document.querySelector(".tree-layer path") !== null`)
	labels := eval[int](p, `[...document.querySelectorAll(".tree-layer text")].filter((e) => /^{.*}:\d|^(wins|draw)/.test(e.textContent)).length`)
	moves := eval[int](p, `[...document.querySelectorAll(".tree-layer text.tree-move, .tree-layer text.tree-move-best")].length`)
	if labels != edges+1 || moves != edges {
		t.Errorf("%d positions and %d moves are drawn of %d moves", labels, moves, edges)
	}
	if over := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); over {
		t.Error("the page is wider than the phone")
	}

	// The star is kept, so that another puzzle is chosen next.
	if kept := eval[string](p, `localStorage.getItem("catchup.data")`); !strings.Contains(kept, "2,2,2,3,3 sp") {
		t.Errorf("kept: %s", kept)
	}
	p.click("button", "Another proof")
	p.wait(`location.pathname === "/puzzles/prove/" && location.hash !== "#2,2,2,3,3"`)
	p.tells("First the key move.")
}

// The same with the keyboard alone, and with the last move shown.
func TestProveByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzles/prove/#2,2,2,3,3")
	p.booted()
	p.press("2" + kb.Enter)
	p.tells("Defence 1 of 2.")
	p.press("3" + kb.Enter)
	p.tells("That turns the win into a loss.")
	p.press(kb.Enter)
	p.tells("Defence 1 of 2.")
	p.press("2" + kb.Enter)
	p.tells("Defence 2 of 2.")
	p.press("v")
	p.tells("3 passes")
	p.press(kb.Enter)
	p.tells("Proved.")
	p.wait(`document.querySelector(".result-text").innerText === "Proved, with help"`)
	p.press("n")
	p.wait(`location.hash !== "#2,2,2,3,3"`)
	p.tells("First the key move.")

	p.visit("/puzzles/prove/#1-7/1/2/5/6")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText === "Every move of {3,4,7}:2 loses: only a win or a draw can be proved."`)
	p.click("button", "Another puzzle")
	p.tells("First the key move.")
}
