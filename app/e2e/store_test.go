//go:build !wasm

package e2e

import (
	"strings"
	"testing"
)

// Two tabs of one visitor: what is solved in one is seen in the other, which does
// nothing, and when both write, nothing is lost.
func TestTwoTabsShareTheRecord(t *testing.T) {
	solver := newVisitor(t, serve(t, "/", built(t, "/")))
	watcher := solver.another()
	watcher.visit("/backup/")
	watcher.booted()
	watcher.shows("Puzzles solved", "0")

	solver.visit("/puzzle/#1-7/3/5/6")
	solver.booted()
	solver.take(1, 2, 7)
	solver.tells("Solved")
	watcher.shows("Puzzles solved", "1")

	watcher.click("switch", "Single keys are shortcuts")
	solver.wait(`JSON.parse(localStorage.getItem("catchup.data")).settings?.keysOff === true`)
	eval[bool](solver, `(location.hash = "#1-7/2/5/7", true)`)
	solver.wait(`!document.querySelector('.rack-rod[value="6"]')?.disabled`)
	solver.take(1, 6)
	solver.tells("Solved")
	watcher.shows("Puzzles solved", "2")
	watcher.wait(`document.querySelector("[role=switch]").getAttribute("aria-checked") === "false"`)
	for _, want := range []string{`"keysOff":true`, "1-7/3/5/6 s", "1-7/2/5/7 s"} {
		if got := watcher.record(); !strings.Contains(got, want) {
			t.Errorf("%s is lost: %s", want, got)
		}
	}
}

// The browser is asked to keep the record when there is something to lose, once,
// and not when a page is loaded; the page says what it answered.
func TestBrowserIsAskedToKeepTheRecord(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.before(`if (location.protocol !== "about:") {
		window.asked = () => Number(sessionStorage.getItem("asked"));
		navigator.storage.persist = async () => { sessionStorage.setItem("asked", asked() + 1); return true; };
		navigator.storage.persisted = async () => asked() > 0;
	}`)
	p.keeps(`{"version":2,"puzzles":"1-7/2/5/7 s;1-9/2 s"}`)
	p.visit("/puzzle/#1-7/3/5/6")
	p.booted()
	if got := eval[int](p, `asked()`); got != 0 {
		t.Errorf("asked %d times before anything was done", got)
	}
	p.take(1, 2, 7)
	p.tells("Solved")
	p.wait(`asked() === 1`)
	p.click("link", "Your data")
	p.wait(`document.querySelector(".backup-promise").innerText === "This browser has promised to keep it."`)
	if got := eval[int](p, `asked()`); got != 1 {
		t.Errorf("asked %d times", got)
	}
}
