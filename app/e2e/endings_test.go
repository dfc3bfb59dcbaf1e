//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"catchup/app/page/learn/endings"
	"catchup/app/page/learn/solver"
	"catchup/app/ui/question"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/endgame"
	"catchup/engine/induction"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// lit waits until the tree lights up just that case.
func (p *tab) lit(name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".ending-case[aria-current=true] .ending-name span:first-child")]
		.map((e) => e.textContent).join() === %q`, "Case "+name))
}

// Whatever is typed lights up its case, with the verdict and what was printed
// otherwise; so it does by taps, and by the link of a counterexample, without a host.
func TestEndGamesOnAPhone(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.phone()
	p.visit("/learn/endings/#{2,5,9}:4")
	p.booted()
	p.lit("3.II.I.A")
	p.tells("{2,5,9}:4. Case 3.II.I.A. You win: take 2\u00a0+\u00a09.")
	p.stored()
	h.cut()

	for _, text := range []string{"1-3", "{1,2,3}:4", "{4,5,7}:3", "1-3:7", "{2,5,7}:1", "1,3-5", "{2,5,6,7}:2", "{2,4,5,8}:1", "1-4:11", "1-4:1", "{1,2,3,8}:2", "{95,96,97,98}:290"} {
		position, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		analysis, err := endgame.Analyse(position)
		if err != nil {
			t.Fatal(err)
		}
		p.do(chromedp.Focus(chromedp.CSS("#notation")), selectAll)
		p.press(text + kb.Enter)
		p.lit(analysis.Case)
		p.tells(position.String() + ". Case " + analysis.Case + ".")
		p.tells(analysis.Reason)
	}

	p.do(chromedp.Focus(chromedp.CSS("#notation")), selectAll)
	p.press("1,2,3:5" + kb.Enter)
	p.lit("3.I.B.3.b")
	p.click("button", "One less behind")
	p.lit("3.I.C")
	p.wait(`document.querySelector(".ending-note").innerText.includes("a draw, by b₂ and b₃") &&
		document.querySelector(".judged-headline").innerText.trim() === "You win: take 1\u00a0+\u00a02\u00a0+\u00a03"`)
	p.click("button", "Take out 3")
	p.tells("{1,2}:4. Put one more number in.")
	p.click("button", "Put in 9")
	p.tells("{1,2,9}:4. Case 3.I.A.")
	p.click("link", "See it with {4,5,7}:3")
	p.lit("3.II.III.C.3")
	p.wait(`location.hash === "#4,5,7:3"`)
	if over := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); over {
		t.Error("the page is wider than the phone")
	}
}

// The drill by the keyboard alone: rounds said right with the move found, and one said
// wrong. The case lights up in the end, not before.
func TestEndGameDrillByKeyboard(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/learn/endings/#drill=7")
	p.booted()
	drill := endings.NewDrill(7, 0, &endings.Tally{Cases: map[string]int{}})
	keys := map[engine.Outcome]string{engine.Win: "w", engine.Draw: "d", engine.Loss: "l"}
	for round := range 4 {
		q := drill.Question
		p.tells("Who wins?.")
		p.wait(`document.querySelector(".ending-case[aria-current=true]") === null`)
		say, wrong := q.Truth(), round == 2
		if wrong {
			say = (say+2)%3 - 1
		}
		p.press(keys[say])
		drill.Say(say)
		if q.Stage == question.Finding {
			p.tells("Now take a move that keeps the " + q.Truth().String())
			best := q.Evaluation().Moves[0].Move
			for n := range best.All() {
				p.press(fmt.Sprint(n))
				if eval[bool](p, `document.querySelector("[role=status].heard").textContent.includes("Enter for")`) {
					p.press(kb.Enter)
				}
				table.Press(drill, n, false)
			}
			p.wait(fmt.Sprintf(`document.querySelector(".take").innerText === "Take %s"`, best.Join(" + ")))
			p.press(kb.Enter)
			table.Take(drill)
		}
		p.lit(drill.Leaf.Name)
		p.tells("Case " + drill.Leaf.Name + ". " + drill.Leaf.Words)
		tally := drill.Tally
		p.wait(fmt.Sprintf(`document.querySelector(".ending-tally").innerText.includes("%d of %d said right")`, tally.Said, tally.Asked))
		p.press("n")
		drill.Next()
	}
}

// Stepped through to the end, the table shown is the engine's, for both sets; the search
// comes to its end with the keys.
func TestSolverStepByStep(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/learn/solver/")
	p.booted()
	shown := `[...document.querySelectorAll("#induction-steps .inside-row")].map((r) => [...r.children].map((c) => c.textContent).join("; ")).join("\n")`
	for _, n := range []int{3, 4} {
		set := engine.OneTo(n)
		if n == 4 {
			p.click("button", set.String())
		}
		film := solver.Shoot(set)
		p.wait(fmt.Sprintf("%s === %q", shown, planes(t, film)))
		p.click("button", "First step")
		p.wait(fmt.Sprintf(`document.querySelector(".inside-says").innerText === %q`, film.Says(0)))
		for at := range film.Len() - 1 {
			p.press(kb.ArrowRight)
			if at == 3 {
				p.wait(fmt.Sprintf(`document.querySelector(".inside-says").innerText === %q`, film.Says(at+1)))
			}
		}
		p.wait(fmt.Sprintf(`document.querySelector(".inside-says").innerText === %q`, film.Says(film.Len()-1)))
		p.wait(fmt.Sprintf("%s === %q", shown, planes(t, film)))
	}

	eval[any](p, `document.querySelector("#search-steps .inside-play").focus()`)
	p.press(kb.Home)
	trail := solver.Follow(engine.Position{Left: engine.OneTo(3)})
	for at := range trail.Events {
		p.wait(fmt.Sprintf(`document.querySelector("#search-steps [aria-current=step]").innerText.endsWith(%q)`, trail.Says(at)))
		p.press(kb.ArrowRight)
	}
}

// planes writes the engine's table as the page does.
func planes(t *testing.T, film *solver.Film) string {
	t.Helper()
	table, err := induction.New(engine.Position{Left: film.Start}, 1<<16, nil)
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for index, set := range film.Subsets {
		win, notLoss := table.Planes(index)
		row := []string{set.String()}
		for bit := range film.Start.Sum()/2 + 1 {
			deficit := 2*bit + (film.Start.Sum()-set.Sum())&1
			cell := ""
			if deficit <= film.Start.Sum() {
				cell = fmt.Sprintf("%d %v", deficit, engine.Outcome(win>>bit&1+notLoss>>bit&1)-1)
			}
			row = append(row, cell)
		}
		rows = append(rows, strings.Join(row, "; "))
	}
	return strings.Join(rows, "\n")
}
