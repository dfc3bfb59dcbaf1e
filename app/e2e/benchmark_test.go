//go:build !wasm

package e2e

import (
	"fmt"
	"testing"
	"time"

	"catchup/engine"
	"catchup/engine/induction"
)

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
