//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A position comes from a link; its moves are played with the pointer; back goes back;
// another is typed, pasted as a link, and there again after a reload.
func TestExplore(t *testing.T) {
	for _, base := range bases {
		p := newVisitor(t, serve(t, base, built(t, base)))
		p.visit("/explore/#{1,2,4,7}:4")
		p.booted()
		p.worth("Triangle can win by 2.")
		p.checkValues(position(t, "{1,2,4,7}:4"))

		p.click("button", "Play 4, loss by 4")
		p.wait(`location.hash === "#1,2,4,7:4/4"`)
		p.worth("Square can win by 4.")
		p.checkValues(position(t, "{1,2,4,7}:4/4"))
		eval[bool](p, `(history.back(), true)`)
		p.worth("Triangle can win by 2.")
		p.checkValues(position(t, "{1,2,4,7}:4"))
		eval[bool](p, `(history.forward(), true)`)
		p.worth("Square can win by 4.")
		p.click("button", "Undo")
		p.worth("Triangle can win by 2.")

		p.into("#position")
		p.press("2,2,2,3,3")
		p.click("button", "Show")
		p.wait(`location.hash === "#2,2,2,3,3" && document.querySelector("[role=status].heard").textContent.includes("Left: 2, 2, 2, 3, 3.")`)
		p.worth("Triangle can win by 2.")
		p.checkValues(position(t, "2,2,2,3,3"))
		p.into("#position")
		p.press(p.host.url("/play/#1-7/3/5/6") + kb.Enter)
		p.worth("Square can win by 2.")
		p.reload()
		p.booted()
		p.worth("Square can win by 2.")
	}
}

// into goes to a field, so that what is typed replaces what stands in it.
func (p *tab) into(field string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(document.querySelector(%q).select(), document.activeElement.matches(%q))`, field, field))
}

// worth waits until the verdict under the board is this.
func (p *tab) worth(verdict string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(".verdict")?.innerText === %q`, verdict))
}

// Under the board stand the best line, whose turns lead to their positions, what bots
// would do, two moves compared, and the ways on.
func TestExploreWhatFollows(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/explore/#1-7/3")
	p.booted()
	p.worth("With best play it is a draw.")
	p.wait(`document.querySelectorAll(".turn").length > 1 && document.querySelectorAll(".bot").length === 7`)
	line := eval[[]string](p, `[...document.querySelectorAll(".turns .turn")].map((a) => a.hash)`)
	for i, turn := range line {
		if game := position(t, strings.TrimPrefix(turn, "#")); game.Over() != (i == len(line)-1) {
			t.Errorf("turn %d leads to %s", i+1, turn)
		}
	}
	if says := eval[string](p, `document.querySelector(".line-end").innerText`); says != "A draw, 14 to 14." {
		t.Errorf("the line ends with %q", says)
	}

	p.click("button", "Compare")
	p.wait(`document.querySelectorAll(".rival").length === 2`)
	rivals := p.text(".rivals-sides")
	for _, want := range []string{"4 draws", "Keeps the draw.", "The proof: ", "Against ", "6 loses by 2", "Gives the draw away, and loses.", "All of the refutation: "} {
		if !strings.Contains(rivals, want) {
			t.Errorf("%q is missing from the comparison:\n%s", want, rivals)
		}
	}
	before := eval[string](p, `document.querySelectorAll(".rival")[0].innerText`)
	eval[bool](p, `(() => {
		const field = document.getElementById("rival-first");
		field.selectedIndex = field.options.length - 1;
		return field.dispatchEvent(new Event("change"));
	})()`)
	p.wait(fmt.Sprintf(`document.querySelectorAll(".rival").length === 2 && document.querySelectorAll(".rival")[0].innerText !== %q`, before))

	for _, way := range []struct{ link, path, there string }{
		{"Play from here", "/play/#1-7/3", `document.querySelector("h1").innerText === "Play"`},
		{"Draw the tree", "/explore/tree/#1-7/3", `document.querySelector(".tree-frame") !== null`},
		{"About this set", "/explore/set/#1-7", `document.querySelectorAll(".opening").length === 7`},
		{"Is there a win?", "/puzzles/guess/#1-7/3", `document.querySelector(".lanes") !== null`},
	} {
		p.visit("/explore/#1-7/3")
		p.booted()
		p.wait(`document.querySelectorAll(".bot").length > 0`) // nothing more comes to push the links down
		p.click("link", way.link)
		p.wait(fmt.Sprintf(`location.href === %q && %s`, p.host.url(way.path), way.there))
	}
	p.visit("/explore/#1-7/3/5/6")
	p.booted()
	p.wait(`document.querySelectorAll(".bot").length > 0`)
	p.click("link", "It is a puzzle: solve it")
	p.wait(`document.querySelector("h1").innerText === "Find the only winning move"`)
	p.visit("/explore/#1-7/3")
	p.booted()
	p.wait(`document.querySelectorAll(".turn").length > 1`)
	p.do(chromedp.Click(chromedp.CSS(".turns li:nth-child(2) .turn")))
	p.wait(fmt.Sprintf(`location.hash === %q && document.querySelectorAll(".seat-score")[1].innerText !== "0"`, line[1]))
}

// A position is set up by taps on a phone.
func TestExploreSetUp(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/explore/#1-3")
	p.booted()
	p.click("button", "Set up")
	p.click("button", "Take out 3")
	p.click("button", "Put in 4")
	p.click("button", "Put in 7")
	for range 4 {
		p.click("button", "One more behind")
	}
	p.wait(`location.hash === "#1,2,4,7:4"`)
	p.worth("Triangle can win by 2.")
	p.click("button", "Put in 7, in it 1 time")
	p.wait(`location.hash === "#1,2,4,7,7:4"`)
	p.click("button", "One less behind")
	p.wait(`location.hash === "#1,2,4,7,7:3"`)
	p.wait(`document.querySelectorAll(".moves .move").length === 7`)
	p.checkValues(position(t, "1,2,4,7,7:3"))
	if over := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); over {
		t.Error("the page is wider than the phone")
	}
}

// The whole way by the keyboard alone: a position typed, a move made of numbers,
// compared with another, and the way back.
func TestExploreByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/explore/")
	p.booted()
	p.worth("With best play it is a draw.")
	p.focus("#position")
	p.do(selectAll)
	p.press("1,2,4,7:4" + kb.Enter)
	p.worth("Triangle can win by 2.")
	eval[bool](p, `(document.activeElement.blur(), true)`)
	p.press("127" + kb.Enter)
	p.wait(`location.hash === "#1,2,4,7:4/1,2,7"`)
	p.worth("Triangle can win by 2, whatever is played.")
	p.press("u")
	p.worth("Triangle can win by 2.")
	p.press("r")
	p.worth("Triangle can win by 2, whatever is played.")
	p.press(kb.Backspace)
	p.worth("Triangle can win by 2.")
	p.focus(".rivals .button")
	p.press(kb.Enter)
	p.wait(`document.querySelectorAll(".rival").length === 2`)
	p.focus(".turns .turn")
	p.press(kb.Enter)
	p.wait(`location.hash === "#1,2,4,7:4/1,2,7"`)
}

// focus moves the focus by Tab to the element, as far as it takes.
func (p *tab) focus(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	for range 200 {
		p.press(kb.Tab)
		if eval[bool](p, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
	}
	p.t.Fatalf("Tab does not lead to %s", selector)
}

// The paper's largest set is solved in the page; of {1..22} the margins are worked
// out when they are asked for; what is malformed is refused with its place.
func TestLargeSets(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/explore/#1-20")
	p.booted()
	p.worth("With best play it is a draw.")
	p.visit("/explore/#1-7,,")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes("character 5: expected a number")`)
}

// A set whose table does not fit is searched, within limits that the visitor sets: it
// can be stopped, gone on with, and ends with a proof.
func TestExploreSearch(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/explore/#1-33")
	p.booted()
	p.click("button", "Too large for a table: search it")
	p.limit("hunt-nodes", "100 000")
	p.click("button", "Search")
	p.wait(`document.querySelector(".hunt-result")?.innerText.startsWith("Not proved: so many nodes were not enough.")`)
	before := p.searched()
	p.limit("hunt-nodes", "no limit")
	p.click("button", "Go on")
	p.wait(`document.querySelector(".hunt-course .facts").innerText.includes("s")`)
	p.click("button", "Stop")
	p.wait(`document.querySelector(".hunt-result")?.innerText.startsWith("Not proved: you stopped the search.")`)
	if after := p.searched(); after <= before {
		t.Errorf("%d nodes after going on, %d before", after, before)
	}

	p.visit("/explore/#1-28")
	p.booted()
	p.click("button", "Search")
	p.wait(`document.querySelector(".hunt-result")?.innerText === "With best play it is a draw."`)
	p.click("link", "1")
	p.wait(`location.hash === "#1-28/1"`)
}

// limit chooses an option of a field.
func (p *tab) limit(id, option string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = document.getElementById(%q);
		field.selectedIndex = [...field.options].findIndex((o) => o.text.replace(/\s/g, " ") === %q);
		return field.dispatchEvent(new Event("change"));
	})()`, id, option))
}

// searched returns how many nodes the search has looked at.
func (p *tab) searched() int {
	p.t.Helper()
	return eval[int](p, `+[...document.querySelectorAll(".hunt-course .facts dd")].at(-1).innerText.replace(/\s/g, "")`)
}
