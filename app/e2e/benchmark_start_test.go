//go:build !wasm

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// BenchmarkStart measures how long a phone with a processor four times slower than
// this one takes until the board of the first page answers, for the site as it was at
// the commit [heavy] and as it is, in turn. The visitors have an ordinary profile, in
// which the browser keeps more than in a private one, and each comes to a host of
// their own.
func BenchmarkStart(b *testing.B) {
	b.Run("first", benchmarkFirst)
	b.Run("later", benchmarkLater)
	b.Run("line", benchmarkLine)
}

// benchmarkFirst is the first visit without the time to download: the browser has the
// files that the start asks for, and has never run or compiled them.
func benchmarkFirst(b *testing.B) {
	sites := both(b)
	files := [2][]string{startFiles(b, sites[0]), startFiles(b, sites[1])}
	var took comparison
	for b.Loop() {
		for side, folder := range sites {
			h := serve(b, "/", folder)
			p := newTab(b, h, browser)
			p.keep(files[side])
			took.add(side, p.slowed(p.start))
			p.gone()
		}
	}
	took.report(b, "ms")
}

// benchmarkLater is the visit of somebody who has been there before, whose service
// worker has the site.
func benchmarkLater(b *testing.B) {
	var took comparison
	var visitors [2]*tab
	sites := both(b)
	for side, folder := range sites {
		p := newTab(b, serve(b, "/", folder), browser)
		p.visit("/")
		p.booted()
		p.wait(`navigator.serviceWorker.controller?.state === "activated"`)
		if folder == sites[1] {
			p.stored() // since then the worker is in control before it has everything
		}
		visitors[side] = p
	}
	for b.Loop() {
		for side, p := range visitors {
			took.add(side, p.slowed(p.start))
		}
	}
	took.report(b, "ms")
}

// benchmarkLine is the first visit over a line of 1.6 Mbit/s with 150 ms there and
// back, compressed by gzip, with nothing kept. What else the site downloads meanwhile
// shares the line, and is counted.
func benchmarkLine(b *testing.B) {
	var took, kilobytes, files comparison
	for b.Loop() {
		for side, folder := range both(b) {
			h := serve(b, "/", folder)
			l := h.through(&line{rate: 1.6e6 / 8, latency: 150 * time.Millisecond})
			p := newVisitor(b, h)
			took.add(side, p.slowed(p.start))
			sent, asked := l.total()
			kilobytes.add(side, float64(sent)/1000)
			files.add(side, float64(asked))
			if testing.Verbose() { // a benchmark's log is cut after ten lines
				fmt.Printf("\n%s, %.0f ms:\n%s", []string{"before", "now"}[side], took[side][len(took[side])-1], l.waterfall())
			}
			p.gone()
		}
	}
	took.report(b, "ms")
	kilobytes.report(b, "kB")
	files.report(b, "files")
}

// slowed measures with a quarter of the processor. A slowed page takes it from others
// even while it rests, and is let go afterwards.
func (p *tab) slowed(measure func() float64) float64 {
	p.t.Helper()
	send(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	defer send(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 1})
	return measure()
}

// start opens the first page and returns the milliseconds until its board has answered:
// the page presses a rod as soon as it calls itself ready.
func (p *tab) start() float64 {
	p.t.Helper()
	p.phone()
	p.before(`window.answer ??= new Promise((answered) => {
		new MutationObserver((_, ready) => {
			if (document.documentElement.dataset.app !== "ready") { return; }
			ready.disconnect();
			const rod = document.querySelector(".rack-rod");
			new MutationObserver(() => answered(performance.now())).observe(rod, { attributeFilter: ["aria-pressed"] });
			rod.click();
		}).observe(document, { attributeFilter: ["data-app"], subtree: true });
	})`)
	p.visit("/")
	ctx, cancel := context.WithTimeout(p.ctx, 4*patience)
	defer cancel()
	took, err := chromedp.Run(ctx, chromedp.Evaluate[float64](`answer`, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("the board does not answer: %v", err)
	}
	return took
}

// gone takes the host off the network, which ends what the page's worker downloads after
// the start, and lets the page complain about it.
func (p *tab) gone() {
	p.allow("")
	p.host.cut()
}

// startFiles returns the paths that a first visit asks for until the board answers.
func startFiles(b *testing.B, folder string) (paths []string) {
	h := serve(b, "/", folder)
	l := h.through(&line{})
	p := newVisitor(b, h)
	p.start()
	p.gone()
	for _, load := range l.loads {
		paths = append(paths, load.path)
	}
	return paths
}

// keep puts files into the browser's own cache, from an empty page.
func (p *tab) keep(paths []string) {
	p.t.Helper()
	list, err := json.Marshal(paths)
	if err != nil {
		p.t.Fatal(err)
	}
	p.host.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		empty := r.URL.Path == "/empty"
		if empty {
			fmt.Fprint(w, `<!doctype html><link rel="icon" href="data:,">`)
		}
		return empty
	})
	p.visit("/empty")
	eval[[]int](p, `Promise.all(`+string(list)+`.map(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength))`)
}
