//go:build !wasm

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"catchup/app/route"

	"github.com/chromedp/chromedp"
)

// pages are addresses with the most that they show.
var pages = []string{
	"/",
	"/daily/",
	"/puzzles/",
	"/puzzle/#1-7/3/5/6",
	"/puzzles/train/#rating=2400-2600",
	"/puzzles/streak/",
	"/puzzles/guess/#1-12/3/1,2/11",
	"/puzzles/prove/#1-7/2/5/7",
	"/puzzles/compose/#1-7",
	"/puzzles/progress/",
	"/play/#1-20",
	"/play/review/#1-7/3/5/6/7/2,4/1",
	"/explore/#1,2,4,7:4",
	"/explore/#1-20/20",
	"/explore/#1-36",
	"/explore/set/#1-14",
	"/explore/tree/#1-16",
	"/learn/",
	"/learn/first/",
	"/learn/level/#hold",
	"/learn/about/",
	"/learn/endings/#3-5:2",
	"/learn/endings/#drill=7",
	"/learn/solver/",
	"/lab/",
	"/lab/values/",
	"/lab/firstmove/",
	"/lab/size/",
	"/lab/heuristics/",
	"/lab/random/",
	"/lab/sets/",
	"/lab/variants/",
	"/backup/",
}

// Every page starts under a path, as TestOffline starts it at the root. It fits, also
// the narrowest screens and with text at twice its size; what there is to press is
// large enough; everything has a name.
func TestLayout(t *testing.T) {
	for _, page := range route.All {
		if !slices.ContainsFunc(pages, func(path string) bool { return strings.Split(path, "#")[0] == string(page) }) {
			t.Errorf("%s is not looked at", page)
		}
	}
	p := newVisitor(t, serve(t, "/catch-up/", built(t, "/catch-up/")))
	titles := map[string]bool{}
	for _, path := range pages {
		p.desktop()
		p.visit(path)
		p.booted()
		p.checkNames(path, titles)
		for _, width := range []int64{1280, 360, 320} {
			p.do(chromedp.EmulateViewport(width, 740))
			for _, size := range []string{"200%", ""} {
				p.checkCutOff(path, width, size)
			}
		}
		for _, width := range []int64{320, 360} {
			p.do(chromedp.EmulateViewport(width, 740, chromedp.EmulateMobile, chromedp.EmulateTouch))
			p.checkTargets(path, width)
		}
	}
}

// checkCutOff fails if anything stands beyond the right edge, with text at the
// given size. What is in a frame that scrolls by itself may.
func (p *tab) checkCutOff(path string, width int64, size string) {
	p.t.Helper()
	over := eval[[]string](p, fmt.Sprintf(`(() => {
		document.documentElement.style.fontSize = %q;
		return [...document.querySelectorAll("body *")]
			.filter((e) => e.closest("svg") === null && !e.matches(".heard, .skip") && !e.parentElement.closest(".figures-frame") && e.checkVisibility())
			.filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
			.map((e) => e.tagName + "." + e.className);
	})()`, size))
	if len(over) > 0 {
		p.t.Errorf("%s, %d px wide, text at %q: beyond the right edge stand %v", path, width, size, over)
	}
}

// checkTargets fails if anything to press, links within sentences aside, is less
// than 44 px in one direction.
func (p *tab) checkTargets(path string, width int64) {
	p.t.Helper()
	small := eval[[]string](p, `[...document.querySelectorAll("button, input, .nav a, .card[href], a.button")]
		.filter((e) => e.checkVisibility() && !e.matches(".skip"))
		.map((e) => [e, e.getBoundingClientRect()])
		.filter(([e, r]) => r.width < 43.5 || r.height < 43.5)
		.map(([e, r]) => e.innerText + " " + Math.round(r.width) + "x" + Math.round(r.height))`)
	if len(small) > 0 {
		p.t.Errorf("%s, %d px wide: too small are %v", path, width, small)
	}
}

// checkNames fails if the page has no title and heading of its own, if nothing says
// where this is, or if something to press has no name.
func (p *tab) checkNames(path string, titles map[string]bool) {
	p.t.Helper()
	title := eval[string](p, `document.title`)
	if path != "/explore/#1-20/20" && path != "/explore/#1-36" && titles[title] || !strings.Contains(title, "Catch-Up") {
		p.t.Errorf("%s: title %q", path, title)
	}
	titles[title] = true
	if got := eval[int](p, `document.querySelectorAll("h1").length`); got != 1 {
		p.t.Errorf("%s: %d headings of the first level", path, got)
	}
	if got := eval[int](p, `document.querySelectorAll("[aria-current=page]").length`); got != 1 {
		p.t.Errorf("%s: %d links say where this is", path, got)
	}
	nameless := eval[[]string](p, `[...document.querySelectorAll("button, a, input")].filter((e) => e.checkVisibility() &&
		!(e.innerText ?? "").trim() && !e.getAttribute("aria-label") && !document.querySelector("label[for='" + e.id + "']") && !e.closest("label"))
		.map((e) => e.outerHTML.slice(0, 120))`)
	if len(nameless) > 0 {
		p.t.Errorf("%s: without a name are %q", path, nameless)
	}
}
