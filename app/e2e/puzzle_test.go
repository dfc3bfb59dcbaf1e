//go:build !wasm

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"catchup/puzzles"

	"github.com/chromedp/chromedp/kb"
)

// Figure 3a: a wrong move first, its punishment, then the only winning move.
func TestSolveFigure3a(t *testing.T) {
	for _, base := range bases {
		p := newVisitor(t, serve(t, base, built(t, base)))
		p.phone()
		p.visit("/puzzles/")
		p.booted()
		p.click("link", "Figure 3a Win, 4 behind")
		p.wait(`location.hash === "#1-7/3/5/6" && location.pathname === "` + base.Path("puzzle/") + `"`)
		p.tells("You are 4 behind: take 4 or more. Left: 1, 2, 4, 7.")

		p.take(7)
		p.tells("That turns the win into a loss. You now need 3, and all that is left, 1, makes only 1: you lose by 2.")
		p.wait(`document.querySelector(".judged").innerText.includes("You took 7, they answer 2")`)
		p.click("button", "Try again")
		p.tells("You are 4 behind: take 4 or more. Left: 1, 2, 4, 7.")

		p.take(2, 7)
		p.tells("That gives the win away: now it is a draw.")
		p.click("button", "Try again")

		p.take(1, 2, 7)
		p.tells("Solved. Everything is taken, and you are 2 ahead.")
		p.wait(`document.querySelectorAll(".moves .move").length === 8`)
		p.checkValues(position(t, "1-7/3/5/6"))

		p.click("link", "Puzzles")
		p.wait(`document.querySelector('a[href$="#1-7/3/5/6"]').innerText.includes("solved")`)
		p.reload()
		p.booted()
		p.wait(`document.querySelector("main").innerText.includes("1 of ` + strconv.Itoa(len(puzzles.Catalog())) + ` solved")`)
	}
}

// Figure 3b with the keyboard alone, picks in the wrong order.
func TestSolveFigure3bByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzle/#1-7/2/5/7")
	p.booted()
	p.press("3")
	p.tells("3 closes 3 of 4.")
	p.press("6")
	p.press(kb.Enter)
	p.tells("That gives the win away: now it is a draw.")
	p.press(kb.Enter)
	puzzle, err := puzzles.Open("1-7/2/5/7")
	if err != nil {
		t.Fatal(err)
	}
	for _, hint := range puzzle.Begin().Hints() {
		p.press("h")
		p.tells(hint.Text)
	}
	p.press("6")
	p.press("1")
	p.tells("1 + 6 passes: you lead by 3.")
	p.press(kb.Backspace)
	p.tells("6 passes: you lead by 2.")
	p.press("1")
	p.press(kb.Enter)
	p.tells("Solved")
	p.press("n")
	p.wait(`location.hash === "#1-7/1/2/5/6"`)
	p.wait(`document.querySelector("h1").innerText === "Lost, but not yet beaten"`)
}

// Puzzles of every task, length and strength open from their links and are solved by
// their solutions, typed.
func TestPuzzlesAreSolvedByTheirSolutions(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	entries := spread()
	for _, entry := range entries {
		p.visit("/puzzle/#" + entry.ID)
		p.booted()
		p.solve()
		p.tells("Solved at the first try.")
	}
	p.visit("/puzzles/")
	p.booted()
	p.wait(`document.querySelector("main").innerText.includes("` + strconv.Itoa(len(entries)) + ` of ` + strconv.Itoa(len(puzzles.Catalog())) + ` solved")`)
}

// spread returns one puzzle of the catalogue for each task with each length, up to
// four, and for each 400 points of rating.
func spread() []puzzles.Entry {
	var chosen []puzzles.Entry
	shapes, strengths := map[[2]int]bool{}, map[int]bool{}
	for _, entry := range puzzles.Catalog() {
		shape, strength := [2]int{int(entry.Task), min(entry.Length, 4)}, entry.Rating/400
		if !shapes[shape] || !strengths[strength] {
			shapes[shape], strengths[strength] = true, true
			chosen = append(chosen, entry)
		}
	}
	return chosen
}

func TestLinkThatIsNoPuzzle(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	for link, says := range map[string]string{
		"1-4:2":   "{1,2,3,4}:2 is not a puzzle: 5 moves hold",
		"1-7/3,":  `Game "1-7/3,", character 7: expected a number.`,
		"1-7/100": `Game "1-7/100", character 5: a number must be from 1 to 99.`,
		"1-40":    "needs",
	} {
		p.visit("/puzzle/#" + link)
		p.booted()
		p.wait(`document.querySelector("[role=alert]") !== null`)
		if got := p.text("[role=alert]"); !strings.Contains(got, says) {
			t.Errorf("%s: the page says %q, want %q", link, got, says)
		}
	}
}
