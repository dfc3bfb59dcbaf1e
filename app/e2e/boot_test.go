//go:build !wasm

package e2e

import (
	"strings"
	"testing"

	"catchup/app/route"

	"github.com/chromedp/cdproto/emulation"
)

func TestUnknownAddress(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		p := newVisitor(t, h)
		p.allow(`404 \(Not Found\)`)
		p.visit("no/such/page")
		p.booted()
		if got := p.text("h1"); got != "There is no page here" {
			t.Errorf("%s: heading %q", base, got)
		}
		p.click("link", "To the start page")
		p.wait(`location.pathname === "` + string(base) + `" && document.querySelector("h1").innerText !== "There is no page here"`)
	}
}

func TestContentBeforeProgram(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	letGo := h.holdProgram()
	p := newVisitor(t, h)
	p.visit("/puzzles/")
	p.wait(`document.querySelector("h1").checkVisibility()`)
	p.wait(`document.getElementById("app-wasm-loader").checkVisibility({ visibilityProperty: true })`)
	if got := p.text("#app-wasm-loader"); !strings.Contains(got, "Loading") || !strings.Contains(got, "0 %") {
		t.Errorf("the page says %q while it loads", got)
	}
	covered := eval[bool](p, `(() => {
		const heading = document.querySelector("h1").getBoundingClientRect();
		const top = document.elementFromPoint(heading.x + heading.width / 2, heading.y + heading.height / 2);
		return top.closest("h1") === null;
	})()`)
	if covered {
		t.Error("the loader covers the heading")
	}
	letGo()
	p.booted()
}

// Progress is a whole number of per cents that never goes back or past 100,
// whether the host compresses or not.
func TestProgress(t *testing.T) {
	for _, plain := range []bool{true, false} {
		h := serve(t, "/", built(t, "/"))
		h.plain = plain
		p := newVisitor(t, h)
		p.before(`window.labels = [];
			new MutationObserver(() => {
				const label = document.getElementById("app-wasm-loader-label");
				if (label) { labels.push(label.textContent); }
			}).observe(document, { childList: true, subtree: true, characterData: true });`)
		p.visit("/")
		p.booted()
		last := -1
		for _, label := range eval[[]string](p, `labels`) {
			n := eval[int](p, `parseInt("`+label+`") || 0`)
			if label != eval[string](p, `"`+label+`".match(/^\d+ %$/)?.[0] ?? "no number"`) || n < last || n > 100 {
				t.Errorf("compressed %t: the label says %q after %d", !plain, label, last)
			}
			last = n
		}
		if last < 0 {
			t.Error("no progress was shown")
		}
	}
}

// CUBOT makes phones; go-app takes their users for search engines.
func TestPhonesCalledBot(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.phone()
	send(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
	})
	p.visit("/")
	p.booted()
}

func TestBlockedStorage(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.before(`for (const name of ["localStorage", "sessionStorage"]) {
		Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("blocked", "SecurityError"); } });
	}`)
	p.visit("/")
	p.booted()
	if got := eval[string](p, `catchupStorage`); got != "memory" {
		t.Errorf("catchupStorage is %q, want memory", got)
	}
	// What it holds lasts from one program to the other.
	p.visit(string(route.Play) + "#1-7")
	p.on(route.Play)
	p.press("4\r")
	p.wait(`location.hash.startsWith("#1-7/4")`)
	p.click("link", "Lab")
	p.on(route.Lab)
	p.click("link", "Play")
	p.on(route.Play)
	p.wait(`location.hash.startsWith("#1-7/4")`)
}

func TestThemeBeforeFirstPaint(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/")
	eval[bool](p, `(localStorage.setItem("catchup.theme", "dark"), true)`)
	p.before(`document.addEventListener("DOMContentLoaded", () => { window.early = document.documentElement.dataset.theme; });`)
	p.visit("/")
	p.booted()
	if got := eval[string](p, `early`); got != "dark" {
		t.Errorf("the theme was %q when the page was parsed", got)
	}
	if got := eval[string](p, `[...document.querySelectorAll("meta[name=theme-color]")].map((m) => m.content).join()`); got != "#14161b,#14161b" {
		t.Errorf("the browser is coloured %s", got)
	}
}
