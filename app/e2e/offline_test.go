//go:build !wasm

package e2e

import (
	"strings"
	"testing"

	"catchup/app/route"
)

// After one visit every page starts with the host gone and the browser's own
// cache empty, whatever way its address is written.
func TestOffline(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		p := newVisitor(t, h)
		p.visit("/")
		p.booted()
		p.stored()
		h.cut()
		p.forgetDownloads()
		for _, page := range route.All {
			title := ""
			for _, suffix := range []string{"", "#1-7", "?from=home", "?from=home#{1,2,4,7}:4", "index.html", "index.html?q#1-7"} {
				p.visit(string(page) + suffix)
				p.booted()
				if got := eval[string](p, `document.title`); title != "" && got != title {
					t.Errorf("%s%s: title %q offline, want %q", page, suffix, got, title)
				} else {
					title = got
				}
			}
			p.visit(strings.TrimSuffix(string(page), "/"))
			p.booted()
			p.reload()
			p.booted()
		}
		p.visit("/")
		p.booted()
		if got := eval[int](p, `fetch("web/engine.wasm").then((r) => r.arrayBuffer()).then((b) => b.byteLength)`); got == 0 {
			t.Error("the engine is not there offline")
		}
	}
}

func TestUnknownAddressOffline(t *testing.T) {
	h := serve(t, "/catch-up/", built(t, "/catch-up/"))
	p := newVisitor(t, h)
	p.visit("/")
	p.stored()
	h.cut()
	p.visit("no/such/page")
	p.booted()
	if got := p.text("h1"); got != "There is no page here" {
		t.Errorf("heading %q", got)
	}
}

// Other sites of the same origin keep what they have stored.
func TestForeignCacheSurvives(t *testing.T) {
	h := serve(t, "/catch-up/", edition(t, "/catch-up/", "one"))
	p := newVisitor(t, h)
	p.allow(`404 \(Not Found\)`)
	p.visit("no/such/page") // a page of the origin, before the worker is there
	eval[bool](p, `caches.open("app-of-somebody-else").then((c) => c.put("/theirs", new Response("theirs"))).then(() => true)`)
	p.visit("/")
	p.stored()
	h.deploy(edition(t, "/catch-up/", "two"))
	p.update()
	p.reload()
	p.wait(`edition === "two"`)
	if got := eval[string](p, `caches.match("/theirs").then((r) => r?.text() ?? "gone")`); got != "theirs" {
		t.Errorf("their cache is %s", got)
	}
}
