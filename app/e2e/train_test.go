//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"catchup/app/course"
	"catchup/engine"
	"catchup/puzzles"
)

// handed returns the puzzle that a course has handed out.
func (p *tab) handed() *puzzles.Puzzle {
	p.t.Helper()
	p.wait(`document.querySelector(".about-course a.button") !== null`)
	link := eval[string](p, `document.querySelector(".about-course a.button").hash.slice(1)`)
	puzzle, err := puzzles.Open(link)
	if err != nil {
		p.t.Fatal(err)
	}
	return puzzle
}

// wrong returns a move that does not solve the puzzle.
func wrong(puzzle *puzzles.Puzzle) engine.Move {
	p := puzzle.Game().Position()
	for m := range p.Moves() {
		if puzzle.Worth(p, m) != puzzle.Worth(p, puzzle.Solution[0]) {
			return m
		}
	}
	panic("every move of the puzzle is as good as any other")
}

// rating returns what the page shows as the visitor's rating.
func (p *tab) rating() string {
	p.t.Helper()
	return p.text(".rated span:last-child")
}

// A theme is trained on a phone without a network: a wrong move puts the puzzle on
// the list of misses, the next puzzle comes, and solving the miss takes it off again.
func TestTrainByThemeAndMisses(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/puzzles/")
	p.booted()
	p.stored()
	p.host.cut()
	p.forgetDownloads()

	eval[bool](p, `document.querySelector('a[href$="#theme=hold-the-draw"]').click() ?? true`)
	p.wait(`document.querySelector("h1").innerText === "Find the only move that does not lose"`)
	first := p.handed()
	if !first.Themes().Has(puzzles.HoldTheDraw) || p.rating() != "1200?" {
		t.Fatalf("%s, rating %s", first.ID(), p.rating())
	}
	p.typeMove(first.Game().Position(), wrong(first))
	p.tells("That gives the draw away")
	p.wait(`document.querySelector(".rated span:last-child").innerText !== "1200?"`)
	after := p.rating()
	p.click("button", "Try again")
	p.wait(`document.querySelector(".judged") === null`)
	p.solve()
	p.tells("Solved.")
	p.wait(fmt.Sprintf(`document.querySelector(".ratings").innerText.includes(%q)`, after+" (−"))

	p.click("button", "Next puzzle")
	p.wait(fmt.Sprintf(`document.querySelector(".about-course a.button").hash !== %q`, "#"+first.ID()))
	p.solve()
	p.tells("Solved at the first try.")
	p.wait(fmt.Sprintf(`document.querySelector(".rated span:last-child").innerText !== %q`, after))
	after = p.rating()

	p.visit("/puzzles/train/#misses")
	p.booted()
	if missed := p.handed(); missed.ID() != first.ID() {
		t.Fatalf("the miss is %s, want %s", missed.ID(), first.ID())
	}
	if got := p.rating(); got != after {
		t.Errorf("the rating was %s, and is %s after the page was left", after, got)
	}
	p.solve()
	p.tells("Solved at the first try.")
	p.wait(`document.querySelector(".about-course").innerText.includes("0 on the list")`)
	p.press("n")
	p.wait(`document.querySelector("h1").innerText === "Nothing missed"`)
	p.reload()
	p.booted()
	p.wait(`document.querySelector("h1").innerText === "Nothing missed"`)

	p.visit("/puzzles/progress/")
	p.booted()
	p.wait(`[...document.querySelectorAll(".results tr")].some((row) => row.innerText.includes("Hold the draw") &&
		row.innerText.includes("1 of 2") && row.innerText.includes("unclear"))`)
	if got := p.text(".strength-points"); !strings.Contains(got, after) {
		t.Errorf("the rating was %s, and here it is %s", after, got)
	}
}

// With the keyboard alone: four hints, each with its price, and the solution, which
// is offered after a while.
func TestHintsAndSolutionByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	puzzle, err := puzzles.Open("1-7/3/5/6")
	if err != nil {
		t.Fatal(err)
	}
	p.visit("/puzzle/#" + puzzle.ID())
	p.booted()
	counts := []int{90, 70, 40, 0}
	for i, hint := range puzzle.Begin().Hints() {
		p.press("h")
		p.tells(hint.Text)
		p.wait(fmt.Sprintf(`document.querySelector(".hint").textContent.includes("counts %d\u00a0%% for your rating")`, counts[i]))
	}
	p.wait(`document.querySelectorAll(".hint-list li").length === 4`)
	if _, early := p.find("button", "Show solution"); early {
		t.Error("the solution is offered at once")
	}
	p.wait(`[...document.querySelectorAll(".actions button")].some((b) => b.innerText === "Show solution")`)
	p.press("v")
	p.tells("The right move: 1 + 2 + 7.")
	p.wait(`document.querySelector(".ratings").innerText.includes("(−")`)
	p.wait(`[...document.querySelectorAll('.proof a[href$="#theme=take-several"]')].some((a) => a.innerText === "Take several")`)

	p.press("n")
	p.wait(`location.hash === "#1-7/2/5/7"`)
}

// Every link of the hub leads to a page that shows what the link promises.
func TestHubLinks(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzles/")
	p.booted()
	links := eval[[]string](p, `[...document.querySelectorAll("main a")].map((a) => a.pathname + a.hash)`)
	courses, pages := 0, map[string]bool{}
	for _, link := range links {
		path, state, _ := strings.Cut(link, "#")
		pages[path] = true
		if path == "/puzzles/train/" {
			courses++
			if _, err := course.Parse(state); err != nil {
				t.Error(err)
			}
		}
	}
	if want := 2 + len(course.ByTheme()) + len(course.ByRating()); courses != want {
		t.Errorf("%d courses are linked, want %d", courses, want)
	}
	for path := range pages {
		p.visit(path)
		p.booted()
		if title := eval[string](p, `document.title`); strings.Contains(title, "not here") {
			t.Errorf("%s: %q", path, title)
		}
	}
	p.visit("/puzzles/train/#theme=nothing")
	p.booted()
	p.wait(`document.querySelector("[role=alert]").innerText.includes("No theme is called")`)
}

// What assistive technology is told of the training and the progress.
func TestTrainingForScreenReaders(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/puzzles/train/#rating=800-1000")
	p.booted()
	for _, named := range [][2]string{
		{"heading", "Rated 800 to 999"},
		{"link", "Your rating 1200?"},
		{"link", "Link to this puzzle"},
		{"combobox", "Easier or harder"},
		{"region", "This course"},
		{"complementary", "Task"},
		{"button", "Hint"},
	} {
		if _, found := p.find(named[0], named[1]); !found {
			t.Errorf("there is no %s %q", named[0], named[1])
		}
	}
	p.wait(`document.querySelector("[role=status][aria-live=polite]").textContent.includes("Left: ")`)

	p.visit("/puzzles/progress/")
	p.booted()
	for _, named := range [][2]string{
		{"table", "By theme"},
		{"table", "By rating"},
		{"columnheader", "First try"},
		{"rowheader", "Greed fails"},
		{"link", "Greed fails"},
	} {
		if _, found := p.find(named[0], named[1]); !found {
			t.Errorf("there is no %s %q", named[0], named[1])
		}
	}
}
