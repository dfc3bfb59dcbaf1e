//go:build !wasm

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Figure 3a is made by taps on a phone and is sound; one step more behind it is not;
// the repair puts that right; the link opens as the puzzle.
func TestComposeFigure3a(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/puzzles/compose/")
	p.booted()
	p.click("button", "Clear")
	p.tells("{}:0. Nothing to play with yet.")
	for _, number := range []string{"7", "1", "4", "2"} {
		p.click("button", "Put in "+number)
	}
	p.tells("{1,2,4,7}:0. Not a puzzle yet. 2 moves draw.")
	for range 4 {
		p.click("button", "One more behind")
	}
	p.tells("{1,2,4,7}:4. Sound: one move wins. Rated")
	p.wait(`location.hash === "#1,2,4,7:4"`)
	if solution := eval[int](p, `document.querySelectorAll(".moves .move").length`); solution > 0 {
		t.Error("the solution is not hidden")
	}
	p.click("button", "Show the solution")
	p.wait(`document.querySelectorAll(".moves .move").length === 8`)

	p.click("button", "One more behind")
	p.tells("{1,2,4,7}:5. Not a puzzle yet. 2 moves win. In a puzzle only one does: 5 single changes would repair it.")
	p.wait(`[...document.querySelectorAll(".compose-unsound .move")].map((e) => e.innerText).join("; ") === "4 + 7; 1 + 2 + 7"`)
	p.click("button", "4 behind Win")
	p.tells("{1,2,4,7}:4. Sound: one move wins.")
	p.click("button", "Undo")
	p.tells("{1,2,4,7}:5.")
	p.click("button", "Take out 7")
	p.tells("{1,2,4}:5.")
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	p.tells("{1,2,4,7}:4.")
	if over := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); over {
		t.Error("the page is wider than the phone")
	}

	link := eval[string](p, `document.querySelector(".compose-address").value`)
	if link != p.host.url("/puzzle/#1,2,4,7:4") {
		t.Errorf("the link is %s", link)
	}
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(link))
	p.booted()
	p.wait(`document.querySelector("h1").innerText === "Find the only winning move"`)
	p.tells("You are 4 behind: take 4 or more. Left: 1, 2, 4, 7.")
}

// A position comes from the address, and by the keyboard alone from the numbers and the
// field; what is malformed is told with its place.
func TestComposeByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzles/compose/#1,2:4")
	p.booted()
	p.tells("{1,2}:4. Not a puzzle yet. There is only one move")
	p.press("4")
	p.tells("{1,2,4}:4.")
	p.press("7")
	p.tells("{1,2,4,7}:4. Sound: one move wins.")
	p.press("+")
	p.tells("{1,2,4,7}:5. Not a puzzle yet.")
	p.press("u")
	p.tells("{1,2,4,7}:4. Sound")
	p.do(chromedp.Focus(chromedp.CSS("#notation")), selectAll)
	p.press("1,2,,4" + kb.Enter)
	p.wait(`document.querySelector("[role=alert]").innerText === 'Position "1,2,,4", character 5: expected a number.'`)
	p.do(selectAll)
	p.press("3,5,20:2" + kb.Enter)
	p.tells("{3,5,20}:2.")
	p.wait(`location.hash === "#3,5,20:2" && document.querySelector("[role=alert]") === null`)
	p.visit("/puzzles/compose/#1-20")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText === "These are 20 numbers: this page solves positions of up to 14."`)
}
