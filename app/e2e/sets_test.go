//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"

	"github.com/chromedp/chromedp/kb"
)

// The index is worked out on the device, and says what the engine says; from a set one
// goes to the next, and from every figure to its position.
func TestSets(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/explore/set/")
	p.booted()
	p.wait(`document.querySelectorAll(".index .mark").length === 20`)
	for n := 1; n <= 20; n++ {
		start := engine.Position{Left: engine.OneTo(n)}
		table, err := induction.New(start, 1<<24, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, found := p.find("link", fmt.Sprintf("{1..%d}: %v", n, table.Outcome(start))); !found {
			t.Errorf("the index does not say that {1..%d} is a %v", n, table.Outcome(start))
		}
	}

	p.click("link", "{1..7}: draw")
	p.wait(`location.hash === "#1-7" && document.querySelectorAll(".record").length === 3`)
	p.wait(`document.title.startsWith("{1..7}")`)
	if says := p.text(".set-openings"); !strings.Contains(says, "With best play it is a draw.") || !strings.Contains(says, "Of 7 first numbers 4 draw, 3 lose.") {
		t.Errorf("of {1..7} it says %q", says)
	}
	p.click("link", "Begin with 5: loses by 2")
	p.wait(`location.hash === "#1-7/5"`)
	p.worth("Square can win by 2.")
	eval[bool](p, `(history.back(), true)`)
	p.wait(`location.hash === "#1-7" && document.querySelectorAll("a.record").length === 2`)
	for _, at := range eval[[]string](p, `[...document.querySelectorAll("a.record")].map((a) => a.getAttribute("href"))`) {
		p.visit(at)
		p.booted()
		p.wait(`document.querySelectorAll(".moves .move").length > 1`)
	}

	p.visit("/explore/set/#1-7")
	p.booted()
	p.click("link", "{1..8} →")
	p.wait(`location.hash === "#1-8" && document.querySelector("h1").innerText === "{1..8}"`)
	p.visit("/explore/set/#1-8") // after a link, the page scrolls to its top when it likes
	p.booted()
	p.click("link", "Play it")
	p.wait(`location.pathname === "/play/" && location.hash === "#1-8"`)
	p.visit("/explore/set/#1-8")
	p.booted()
	p.wait(`document.querySelector(".set-verdict svg") !== null`)
	p.click("link", "Deal others like it")
	p.wait(`location.pathname === "/play/" && document.querySelectorAll(".rack-rod").length === 8`)
}

// A set is typed; a larger one is counted when that is asked for, as many as the engine
// counts; one that is too large is sent on to the search; what is none is refused.
func TestSetOfAnyKind(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/explore/set/")
	p.booted()
	p.into("#set")
	p.press("2,2,2,3,3" + kb.Enter)
	p.wait(`location.hash === "#2,2,2,3,3" && document.querySelector(".set-verdict")?.innerText === "Whoever begins can win by 2."`)
	p.into("#set")
	p.press("1-14" + kb.Enter)
	p.wait(`document.querySelector(".set-verdict")?.innerText === "Whoever moves second can win by 1."`)
	p.click("button", "Count them")
	p.wait(`document.querySelector(".census")?.innerText.replace(/\s/g, " ").includes("Of 105 071 positions")`)
	p.wait(`document.querySelectorAll("a.record").length === 2`)
	p.into("#set")
	p.press("1-40" + kb.Enter)
	p.click("link", "Search it in Explore")
	p.wait(`location.pathname === "/explore/" && location.hash === "#1-40" && document.querySelector(".hunt") !== null`)
	p.visit("/explore/set/#1-7,,")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes("character 5: expected a number")`)
}
