//go:build !wasm

package e2e

import (
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// All sets of four numbers are on the map, the filter leaves those drawn, and a mark
// opens as a game.
func TestMapOfSets(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/lab/sets/#4/upsets/slip/any")
	p.booted()
	p.wait(`document.querySelectorAll(".chart-drawing a").length === 126`)
	p.click("button", "Drawn")
	p.wait(`location.hash === "#4/upsets/slip/draw" && document.querySelectorAll(".chart-drawing a").length < 126`)
	if cells := p.rows("#sets")[0]; cells[5] != "drawn" {
		t.Errorf("the first of those drawn is %v", cells)
	}
	link := eval[string](p, `document.querySelector("#sets a").getAttribute("href")`)
	p.click("link", p.rows("#sets")[0][0])
	p.wait(`location.pathname + location.hash === ` + "`" + link + "`")
	p.wait(`document.querySelectorAll(".rack-rod").length === 4`)
}

// Who wins with which head start is what the recursion says; three people play a game
// to its end; a simulation says that it is an estimate.
func TestVariants(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/lab/variants/#1-5/leader")
	p.booted()
	p.wait(idle)
	solver, signs := recursion.Solver{}, map[engine.Outcome]string{engine.Win: "▲", engine.Draw: "▬", engine.Loss: "▼"}
	for i, cells := range p.rows("#heads")[:5] {
		for head, sign := range cells[1:] {
			if want := signs[solver.Outcome(engine.Position{Left: engine.OneTo(3 + i), Deficit: head})]; sign != want {
				t.Errorf("{1..%d}, head start %d: %s, want %s", 3+i, head, sign, want)
			}
		}
	}
	if ties := p.rows("#ties"); strings.Join(ties[5], "; ") != "{1..8}; drawn; drawn; P1 wins" {
		t.Errorf("ties: %v", ties[5])
	}

	// P1 takes 3; P2 needs two numbers to reach it; P3, at 0, is next.
	for _, take := range []struct{ number, then string }{
		{"3", "P2 is to take: 3 needed to catch up."},
		{"1", "P2 is to take: 2 needed to catch up."},
		{"4", "P3 is to take: 5 needed to catch up."},
		{"5", "P1 is to take: 2 needed to catch up."},
		{"2", "P1, P2 and P3 share the first place with 5 points."},
	} {
		p.click("button", "Take "+take.number)
		p.wait(`document.querySelector("#three .say").innerText === ` + "`" + take.then + "`")
	}
	p.wait(`location.hash === "#1-5/leader/3,1,4,5,2"`)
	p.click("button", "Undo")
	p.wait(`document.querySelector("#three .say").innerText === "P1 is to take: 2 needed to catch up."`)

	p.click("button", "Simulate 100\u202f000 games")
	p.wait(`[...document.querySelectorAll("[role=status]")].some((e) => e.innerText.startsWith("Estimated: P1 wins ")) && ` + idle)
	p.wait(`document.querySelector("#three ~ section figcaption").innerText.startsWith("An estimate from 100\u202f000 simulated games")`)
}
