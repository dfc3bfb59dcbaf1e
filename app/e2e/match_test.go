//go:build !wasm

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// rack waits until exactly these rods can be picked.
func (p *tab) rack(list string) {
	p.t.Helper()
	p.wait(`[...document.querySelectorAll(".rack-rod")].map((rod) => rod.value).join() === "` + list + `"`)
}

// A deal is the same numbers for everybody who has its link, and can be dealt
// anew; how the opponent thinks is told before the game.
func TestDealsAndLevels(t *testing.T) {
	p := newVisitor(t, serve(t, "/catch-up/", built(t, "/catch-up/")))
	p.phone()
	p.visit("/play/#deal-8-12-417")
	p.booted()
	p.rack("1,3,3,4,4,8,10,10")
	p.click("button", "New game")
	p.click("button", "Dealt by chance")
	p.click("button", "Fewer numbers")
	p.wait(`/^deal-7-12-\d+$/.test(document.querySelector("#set").value)`)
	p.click("button", "Levels")
	p.click("button", "Level 9")
	p.wait(`document.querySelector("form").innerText.includes("Level 9 sees to the end from seven numbers on")`)
	p.click("button", "Larger head start")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.wait(`document.querySelectorAll(".rack-rod").length === 7 && document.querySelector("h1 + p").innerText.includes("head start 1")`)
	p.tells("You are 1 behind: take 1 or more.")
	p.visit("/play/#deal-8-120-417")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes('the largest must be from 1 to 99, not "120"')`)
}

// The bot's turn is shown rod by rod and can be skipped; afterwards sides are
// swapped, and the game is among those kept, also after a visit.
func TestWatchSkipSwapAndKeep(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/play/#1-4")
	p.booted()
	p.click("button", "New game")
	p.click("button", "Hoarder")
	p.click("button", "Slowly")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.take(4)                                                            // the Hoarder has one way to take most rods: 1, 2 and 3
	p.wait(`document.querySelector(".say").innerText === "Hoarder takes 1"`)
	p.wait(`document.querySelector(".say").innerText === "Hoarder takes 1 + 2"`)
	p.click("button", "Skip")
	p.tells("Hoarder wins by 2, 6 to 4.")
	p.click("button", "Swap sides")
	p.wait(`document.querySelector(".say").innerText.startsWith("Hoarder takes")`)
	p.press(kb.Enter)
	p.wait(`/^#1-4\/\d$/.test(location.hash)`)

	p.click("button", "Your games")
	p.click("textbox", "Open a game from its text")
	p.press("1-4/1/5")
	p.click("button", "Open")
	p.wait(`document.querySelector("[role=alert]").innerText.includes("5 cannot be taken from {2,3,4}:1")`)
	p.click("textbox", "Open a game from its text")
	p.do(selectAll)
	p.press("1-7/3/5")
	p.click("button", "Open")
	p.rack("1,2,4,6,7")
	p.reload()
	p.booted()
	p.click("button", "Your games")
	p.click("button", "1-4, against Hoarder Hoarder wins by 2, 6 to 4.")
	p.tells("Hoarder wins by 2, 6 to 4.")
	p.click("button", "Your games")
	p.click("button", "Forget 1-4, against Hoarder")
}

// Help is switched on piece by piece: a hint in steps, whose win it is, and the
// reply that punishes a mistake. It is switched on again at the next visit.
func TestHelpPieceByPiece(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/play/#1-7/3/5/6")
	p.booted()
	p.click("button", "New game")
	p.click("button", "Perfect")
	p.click("button", "second")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.wait(`document.querySelector("h1 + p").innerText === "You against Perfect, 1-7" && document.querySelector(".say").innerText.includes("took")`)
	p.visit("/play/#1-7/3/5/6")
	p.booted()
	p.click("button", "Who is winning")
	p.wait(`document.querySelector(".verdict").innerText === "You can win."`)
	for _, hint := range []string{"Of 8 moves, 1 wins.", "One way takes 3 rods, among them the 7.", "Take 1 + 2 + 7."} {
		p.click("button", "Hint")
		p.tells(hint)
	}
	p.click("button", "The reply to a mistake")
	p.take(7)
	p.tells("Your 7 gave the win away: 2 + 4 is the answer.")
	p.click("button", "Undo")
	p.tells("You are 4 behind")
	p.reload()
	p.booted()
	p.wait(`document.querySelector(".verdict").innerText === "You can win."`)
	p.wait(`document.querySelector('[value="r"]').getAttribute("aria-pressed") === "true"`)
}

// Who never errs wins by as much as possible if that is what is played for, and
// the help says by how much.
func TestByAsMuchAsPossible(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/play/#2,3,5,8")
	p.booted()
	p.click("button", "New game")
	p.click("button", "to win by as much as possible")
	p.click("button", "Perfect")
	p.click("button", "At once")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	p.click("button", "Who is winning")
	p.wait(`document.querySelector(".verdict").innerText === "You can win by 2."`)
	p.click("button", "What every move is worth")
	p.wait(`[...document.querySelectorAll(".move")].map((m) => m.innerText).join() === "2 by 2,3 by 2,8 by 2,5 by 4"`)
	p.take(5)
	p.wait(`document.querySelector(".verdict").innerText === "Perfect can win by 4, whatever you do."`)
}

// Two people at one device sit opposite each other, and see help only if both want
// it.
func TestTwoAtOneDevice(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/play/#1-5")
	p.booted()
	p.click("button", "New game")
	p.click("button", "A friend")
	p.click("button", "Start")
	p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
	turned := `(getComputedStyle(document.querySelector(".board-hands")).transform !== "none")`
	p.wait(turned) // the triangle, on the far side, is to move
	p.take(2)
	p.wait(`!` + turned)
	p.click("button", "Triangle wants help")
	p.wait(`document.querySelector('[value="P1"]').getAttribute("aria-pressed") === "true"`)
	if p.text("aside") != "Triangle wants help\nSquare wants help\n\nHelp is shown when both of you want it." {
		t.Errorf("one wants help, and the page offers %q", p.text("aside"))
	}
	p.click("button", "Square wants help")
	p.click("button", "Who is winning")
	p.wait(`document.querySelector(".verdict").innerText.includes("can win")`)
	p.desktop()
	p.take(1, 3)
	p.wait(`!` + turned)
}

// The review names the turning points and turns them into puzzles, and the game
// leaves as text and comes back.
func TestReview(t *testing.T) {
	for _, base := range bases {
		p := newVisitor(t, serve(t, base, built(t, base)))
		p.phone()
		p.before(`Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.written = text; } } });`)
		p.visit("/play/#1-7/3/5/6/7/2,4/1")
		p.booted()
		p.click("link", "Review")
		p.tells("You kept everything at 2 of 3 turns with a choice (67\u00a0%).")
		p.wait(`document.querySelector(".review-points").innerText.includes("Square took 7, and the win went to the other side.")`)
		counts := `[...document.querySelectorAll(".passage-count")].map((c) => c.textContent).join(" ")`
		if got := eval[string](p, counts); got != "4/7 5/13 2/8 1/8 1/4 1/1" {
			t.Errorf("the path is %s wide", got)
		}
		p.click("button", "Copy the game")
		p.wait(`window.written === "1-7/3/5/6/7/2,4/1" && document.querySelector("main").innerText.includes("Copied.")`)
		p.click("link", "Square had a win here: find it")
		p.wait(`location.hash === "#1-7/3/5/6" && location.pathname.endsWith("/puzzle/")`)
		p.tells("You are 4 behind: take 4 or more.")

		p.visit("/play/review/")
		p.booted()
		p.click("textbox", "Game: the numbers, then the moves")
		p.press("1-7")
		p.press(kb.Enter)
		p.wait(`document.querySelector("[role=alert]").innerText.includes("nothing has been played yet")`)
		p.do(selectAll)
		p.press("1-3/1/3/2")
		p.press(kb.Enter)
		p.wait(`location.hash === "#1-3/1/3/2" && document.querySelector(".review-title").innerText === "A draw, 3 to 3"`)
	}
}
