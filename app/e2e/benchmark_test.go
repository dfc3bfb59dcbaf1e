//go:build !wasm

package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"catchup/engine"
	"catchup/engine/induction"

	"github.com/chromedp/cdproto/emulation"
)

// BenchmarkStart measures how long a page takes until its board can be used, on a
// processor four times slower than this one: at the first visit, without the
// time to download, and in the median of five later ones. The visitors have an
// ordinary profile, in which the browser keeps more than in a private one, and each
// comes to a host of their own.
func BenchmarkStart(b *testing.B) {
	first, later := 0.0, 0.0
	for b.Loop() {
		p := newTab(b, serve(b, "/", built(b, "/")), browser)
		p.visit("/404.html") // downloads, but does not keep, what the page needs
		p.booted()
		p.stored()
		eval[bool](p, `(window.registered ??= navigator.serviceWorker.getRegistration()).then((r) => r.unregister())`)
		send(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
		first += p.start()
		p.stored()
		var visits [5]float64
		for i := range visits {
			visits[i] = p.start()
		}
		slices.Sort(visits[:])
		later += visits[len(visits)/2]
		// A slowed page takes the processor from the next even while it rests.
		send(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 1})
	}
	b.ReportMetric(first/float64(b.N), "first-ms")
	b.ReportMetric(later/float64(b.N), "later-ms")
}

// start opens the first page and returns the milliseconds until its board can be
// used.
func (p *tab) start() float64 {
	p.t.Helper()
	p.visit("/")
	p.wait(`document.documentElement.dataset.app === "ready"`)
	return eval[float64](p, `performance.now()`)
}

// BenchmarkWorker measures the table of every position of {1..20} and of {1..24} in
// the page's worker, asked as a page asks, against the same on this machine in the
// same run; and the longest task of the page meanwhile.
func BenchmarkWorker(b *testing.B) {
	h := serve(b, "/", built(b, "/"))
	for _, n := range []int{20, 24} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			p := newVisitor(b, h)
			p.visit("/")
			p.booted()
			eval[bool](p, `new Promise((ready) => {
				window.longest = 0;
				new PerformanceObserver((list) => list.getEntries().forEach((e) => { longest = Math.max(longest, e.duration); }))
					.observe({ type: "longtask" });
				window.engine = new Worker("web/worker.js");
				engine.onmessage = () => ready(true);
			})`)
			ask := func(position string) float64 {
				return eval[float64](p, `new Promise((done) => {
					const began = performance.now();
					engine.onmessage = ({ data }) => { if (data.startsWith("done")) { done(performance.now() - began); } };
					engine.postMessage("ask " + Math.floor(1e9 * Math.random()) + " evaluate `+position+` 1 no");
				})`)
			}
			start := engine.Position{Left: engine.OneTo(n)}
			ask(start.String()) // the browser has compiled it well after this
			var browser, machine float64
			for b.Loop() {
				for other := range 40 { // more than are kept, or the table would be there already
					ask(fmt.Sprintf("{%d}:0", 60-other))
				}
				browser += ask(start.String())
				began := time.Now()
				if _, err := induction.New(start, 1<<30, nil); err != nil {
					b.Fatal(err)
				}
				machine += float64(time.Since(began)) / float64(time.Millisecond)
			}
			b.ReportMetric(browser/float64(b.N), "browser-ms")
			b.ReportMetric(machine/float64(b.N), "machine-ms")
			b.ReportMetric(browser/machine, "ratio")
			b.ReportMetric(eval[float64](p, `longest`), "longest-task-ms")
		})
	}
}
