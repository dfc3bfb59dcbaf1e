//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// pages are addresses with the most that they show.
var pages = []string{"/", "/play/#1-20", "/puzzles/", "/puzzle/#1-7/3/5/6", "/explore/#1,2,4,7:4", "/explore/#1-20/20", "/backup/", "/daily/", "/train/#rating=2400-2600", "/progress/", "/streak/", "/is-there-a-win/#1-12/3/1,2/11", "/tree/#1-16"}

// On the narrowest screens nothing is cut off, and with text at twice its size.
func TestNothingIsCutOff(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	for _, width := range []int64{320, 360, 1280} {
		p.do(chromedp.EmulateViewport(width, 740))
		for _, path := range pages {
			for _, size := range []string{"", "200%"} {
				p.visit(path)
				p.booted()
				over := eval[[]string](p, fmt.Sprintf(`(() => {
					document.documentElement.style.fontSize = %q;
					return [...document.querySelectorAll("body *")]
						.filter((e) => e.closest("svg") === null && !e.matches(".heard, .skip") && e.checkVisibility())
						.filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
						.map((e) => e.tagName + "." + e.className);
				})()`, size))
				if len(over) > 0 {
					t.Errorf("%s, %d px wide, text at %q: beyond the right edge stand %v", path, width, size, over)
				}
			}
		}
	}
}

// Everything to press is at least 44 px in both directions, links within
// sentences aside.
func TestTargetsAreLargeEnough(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	for _, width := range []int64{320, 360} {
		p.do(chromedp.EmulateViewport(width, 740, chromedp.EmulateMobile, chromedp.EmulateTouch))
		for _, path := range pages {
			p.visit(path)
			p.booted()
			small := eval[[]string](p, `[...document.querySelectorAll("button, input, .nav a, .card[href], a.button")]
				.filter((e) => e.checkVisibility() && !e.matches(".skip"))
				.map((e) => [e, e.getBoundingClientRect()])
				.filter(([e, r]) => r.width < 43.5 || r.height < 43.5)
				.map(([e, r]) => e.innerText + " " + Math.round(r.width) + "x" + Math.round(r.height))`)
			if len(small) > 0 {
				t.Errorf("%s, %d px wide: too small are %v", path, width, small)
			}
		}
	}
}

// Every page has a title and one heading of its own, and everything to press has
// a name.
func TestNamesForScreenReaders(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	titles := map[string]bool{}
	for _, path := range pages[:5] {
		p.visit(path)
		p.booted()
		title := eval[string](p, `document.title`)
		if titles[title] || !strings.Contains(title, "Catch-Up") {
			t.Errorf("%s: title %q", path, title)
		}
		titles[title] = true
		if got := eval[int](p, `document.querySelectorAll("h1").length`); got != 1 {
			t.Errorf("%s: %d headings of the first level", path, got)
		}
		if got := eval[string](p, `document.querySelector(".nav [aria-current=page]")?.innerText ?? "none"`); got == "none" {
			t.Errorf("%s: the navigation does not say where this is", path)
		}
		nameless := eval[int](p, `[...document.querySelectorAll("button, a, input")].filter((e) => e.checkVisibility() &&
			!e.innerText.trim() && !e.getAttribute("aria-label") && !document.querySelector("label[for='" + e.id + "']")).length`)
		if nameless > 0 {
			t.Errorf("%s: %d buttons, links or fields without a name", path, nameless)
		}
	}
}
