//go:build !wasm

package e2e

import (
	"strconv"
	"testing"

	"catchup/puzzles"
)

// The whole way through, once: open the page, solve Figures 3a and 3b, play a game
// against the computer seeing what every move is worth, lose the host, and find
// everything again from a deep link.
func TestTheWholeWay(t *testing.T) {
	for _, base := range bases {
		p := newVisitor(t, serve(t, base, built(t, base)))
		p.phone()
		p.visit("/")
		p.booted()
		p.stored()

		p.click("link", "Puzzles")
		p.click("link", "Figure 3a Win, 4 behind")
		p.tells("Left: 1, 2, 4, 7.")
		p.take(1, 2, 7)
		p.tells("Solved at the first try.")
		p.click("link", "Next puzzle")
		p.tells("Left: 1, 3, 4, 6.")
		p.take(1, 6)
		p.tells("Solved at the first try.")

		p.click("link", "Play")
		p.click("button", "New game")
		for range 4 {
			p.click("button", "Fewer")
		}
		p.click("button", "Perfect")
		p.click("button", "Start")
		p.wait(`!document.body.innerText.includes("Head start of whoever")`) // the form has gone, the board has moved up
		p.click("button", "Who is winning")
		p.click("button", "What every move is worth")
		p.wait(`document.querySelector(".verdict").innerText === "With best play it is a draw."`)
		p.checkValues(position(t, "1-3"))
		p.take(1) // a draw, as the article says of {1..3}
		p.wait(`location.hash === "#1-3/1/3"`)
		p.wait(`document.querySelector(".verdict").innerText === "With best play it is a draw."`)

		p.host.cut()
		p.forgetDownloads()
		p.reload()
		p.booted()
		p.tells("You are 2 behind: take 2 or more. Left: 2.")
		p.wait(`document.querySelector(".verdict") !== null`) // it moves the rods down
		p.take(2)
		p.tells("A draw, 3 to 3.")

		p.visit("/explore/#1-7/3/5/6")
		p.booted()
		p.wait(`document.querySelector(".verdict").innerText === "Square can win by 2."`)
		p.checkValues(position(t, "1-7/3/5/6"))
		p.visit("/puzzles/")
		p.booted()
		p.wait(`document.querySelector("main").innerText.includes("2 of ` + strconv.Itoa(len(puzzles.Catalog())) + ` solved")`)
	}
}
