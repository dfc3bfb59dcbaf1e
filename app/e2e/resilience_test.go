//go:build !wasm

package e2e

import (
	"fmt"
	"testing"

	"catchup/puzzles"
)

// What cannot be read is reported and set aside, and the site works.
func TestDamagedProgress(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.allow(`404 \(Not Found\)`)
	for _, damaged := range []string{`{"version":1,"solved":`, `{"version":0}`, `null`, `[]`} {
		p.visit("/no/such/page")
		eval[bool](p, fmt.Sprintf(`(localStorage.clear(), localStorage.setItem("catchup.data", %q), true)`, damaged))
		p.visit("/puzzle/#1-7/3/5/6")
		p.booted()
		p.wait(`document.querySelector("[role=alert]").innerText.includes("it is set aside, not deleted")`)
		if got := eval[string](p, `localStorage.getItem("catchup.data.damaged")`); got != damaged {
			t.Errorf("set aside is %q, want %q", got, damaged)
		}
		p.click("button", "OK")
		p.wait(`document.querySelector("[role=alert]") === null`)
		p.take(1, 2, 7)
		p.tells("Solved")
		p.wait(`JSON.parse(localStorage.getItem("catchup.data")).puzzles.startsWith("1-7/3/5/6 s")`)
	}
}

// A full store is reported; what was done counts until the page is left.
func TestFullStore(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.before(`Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`)
	p.visit("/puzzle/#1-7/3/5/6")
	p.booted()
	p.take(1, 2, 7)
	p.wait(`document.querySelector("[role=alert]").innerText.includes("Progress could not be saved")`)
	p.tells("Solved")
	p.click("link", "Puzzles")
	p.wait(fmt.Sprintf(`document.querySelector("main").innerText.includes("1 of %d solved")`, len(puzzles.Catalog())))
}

// The worker is killed, silently, while it solves {1..22}: the page notices, starts
// another, and the answer arrives.
func TestWorkerKilledInTheMiddle(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.before(`window.workers = [];
		window.Worker = class extends Worker {
			constructor(...args) { super(...args); workers.push(this); }
		};`)
	p.visit("/explore/#1-23")
	p.booted()
	p.wait(`document.querySelector("[role=progressbar]") !== null`)
	eval[bool](p, `(workers[0].terminate(), true)`)
	p.wait(`workers.length === 2`)
	p.wait(`document.querySelector(".verdict")?.innerText === "With best play it is a draw."`)
}
