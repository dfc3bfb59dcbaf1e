//go:build !wasm

package e2e

import "testing"

func TestExplore(t *testing.T) {
	for _, base := range bases {
		p := newVisitor(t, serve(t, base, built(t, base)))
		p.visit("/explore/#{1,2,4,7}:4")
		p.booted()
		p.wait(`document.querySelector(".verdict").innerText === "Triangle can win."`)
		p.checkValues(position(t, "{1,2,4,7}:4"))

		p.click("button", "Play 4, loss")
		p.wait(`location.hash === "#1,2,4,7:4/4" && document.querySelector(".verdict").innerText === "Square can win."`)
		p.checkValues(position(t, "{1,2,4,7}:4/4"))
		eval[bool](p, `(history.back(), true)`)
		p.wait(`document.querySelector(".verdict").innerText === "Triangle can win."`)
		p.checkValues(position(t, "{1,2,4,7}:4"))

		p.click("textbox", "Position: the numbers left, then how far behind")
		p.do(selectAll)
		p.press("2,2,2,3,3")
		p.click("button", "Show")
		p.find("button", "Play 3, loss")
		p.wait(`location.hash === "#2,2,2,3,3" && document.querySelector(".verdict").innerText === "Triangle can win."`)
		p.checkValues(position(t, "2,2,2,3,3"))
		p.reload()
		p.booted()
		p.find("button", "Play 3, loss")
	}
}

// The paper's largest set is solved in the page; a set whose table does not fit
// is refused with the size that it would take.
func TestLargeSets(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/explore/#1-20")
	p.booted()
	p.wait(`document.querySelector(".verdict").innerText === "With best play it is a draw."`)
	p.visit("/explore/#1-60")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes("iB")`)
	p.visit("/explore/#1-7,,")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes("character 5: expected a number")`)
}
