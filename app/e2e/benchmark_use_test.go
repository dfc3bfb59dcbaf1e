//go:build !wasm

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// BenchmarkTap measures how long a phone with a processor four times slower than this
// one takes from a press on a rod to the frame that shows it, for the site as it was at
// the commit [heavy] and as it is, in turn.
func BenchmarkTap(b *testing.B) {
	for _, page := range []string{"index.html", "daily/", "play/#1-20"} {
		b.Run(page, func(b *testing.B) {
			var took comparison
			var visitors [2]*tab
			for side, folder := range both(b) {
				p := newVisitor(b, serve(b, "/", folder))
				p.phone()
				p.visit(page)
				p.booted()
				p.wait(`document.querySelector(".rack-rod:enabled") !== null`)
				visitors[side] = p
			}
			for b.Loop() {
				for side, p := range visitors {
					took.add(side, p.slowed(p.tap))
				}
			}
			took.report(b, "ms")
		})
	}
}

// tap presses a rod ten times and returns the milliseconds to the frame that shows it,
// in the median.
func (p *tab) tap() float64 {
	p.t.Helper()
	return median(eval[[]float64](p, `(async () => {
		const rod = document.querySelector(".rack-rod:enabled");
		const shown = () => new Promise((done) => new MutationObserver(() => done()).observe(rod, { attributeFilter: ["aria-pressed"] }));
		const times = [];
		for (let i = 0; i < 10; i++) {
			await new Promise((rested) => setTimeout(rested, 100));
			const change = shown(), began = performance.now();
			rod.click();
			await change;
			await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
			times.push(performance.now() - began);
		}
		return times;
	})()`))
}

// BenchmarkMemory measures what the first page needs, after its start and after a dozen
// games of five numbers, which take somebody who thinks ten minutes: the memory of the
// program, and what the browser keeps for the page besides.
func BenchmarkMemory(b *testing.B) {
	var program, page, programPlayed, pagePlayed comparison
	for b.Loop() {
		for side, folder := range both(b) {
			p := newVisitor(b, serve(b, "/", folder))
			p.phone()
			p.visit("/")
			p.booted()
			program.add(side, p.programMemory())
			page.add(side, p.pageMemory())
			for range 12 {
				p.playGame()
			}
			programPlayed.add(side, p.programMemory())
			pagePlayed.add(side, p.pageMemory())
		}
	}
	program.report(b, "program-MB")
	page.report(b, "page-MB")
	programPlayed.report(b, "program-played-MB")
	pagePlayed.report(b, "page-played-MB")
}

// programMemory returns the size of the linear memory of the page's programs.
func (p *tab) programMemory() float64 {
	p.t.Helper()
	memory, err := chromedp.Run(p.ctx, chromedp.Evaluate[*runtime.RemoteObject](`WebAssembly.Memory.prototype`))
	if err != nil {
		p.t.Fatal(err)
	}
	all := send(p, runtime.QueryObjects, runtime.QueryObjectsParams{PrototypeObjectID: memory.ObjectID}).Objects
	size, err := chromedp.Run(p.ctx, chromedp.CallFunctionOn[float64](`function () {
		return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
	}`, func(call *runtime.CallFunctionOnParams) { call.ObjectID = all.ObjectID }))
	if err != nil {
		p.t.Fatal(err)
	}
	return size / 1e6
}

// pageMemory returns what is in use of the browser's memory for scripts and elements.
func (p *tab) pageMemory() float64 {
	p.t.Helper()
	send(p, heapprofiler.CollectGarbage, cdp.Empty{})
	usage := send(p, runtime.GetHeapUsage, cdp.Empty{})
	return (usage.UsedSize + usage.EmbedderHeapUsedSize) / 1e6
}

// playGame plays the game on the page to its end, and begins another.
func (p *tab) playGame() {
	p.t.Helper()
	eval[bool](p, `new Promise((ended) => {
		const look = setInterval(() => {
			const button = (text) => [...document.querySelectorAll(".table button:enabled:not([aria-disabled=true])")].find((b) => b.innerText.startsWith(text));
			const rods = document.querySelectorAll(".rack-rod:enabled");
			const again = button("Play again");
			if (again) {
				clearInterval(look);
				ended(true);
			}
			(again ?? button("Skip") ?? button("Take") ?? rods[Math.floor(rods.length * Math.random())])?.click();
		}, 50);
	})`)
}
