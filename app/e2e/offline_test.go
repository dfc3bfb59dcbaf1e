//go:build !wasm

package e2e

import (
	"net/http"
	"strings"
	"testing"

	"catchup/app/route"
)

// spellings are ways to write the address of a page, after its path.
var spellings = []string{"#1-7", "?from=home", "?from=home#{1,2,4,7}:4", "index.html", "index.html?from=home#1-7"}

// After one visit every page starts with the host gone and the browser's own
// cache empty, whatever way its address is written. Under a path the ways are tried
// on one page.
func TestOffline(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		p := newVisitor(t, h)
		p.visit("/")
		p.booted()
		p.stored()
		p.offline()
		paths := []string{string(route.Play), strings.TrimSuffix(string(route.Play), "/")}
		for _, s := range spellings {
			paths = append(paths, string(route.Play)+s)
		}
		if base == bases[0] {
			for i, page := range route.All {
				paths = append(paths, string(page)+spellings[i%len(spellings)])
			}
		}
		for _, path := range paths {
			p.visit(path)
			p.booted()
			if p.text("h1") == "There is no page here" {
				t.Errorf("%s is not found offline", path)
			}
		}
		p.reload()
		p.booted()
		if got := eval[int](p, `fetch("`+string(base)+`web/engine.wasm").then((r) => r.arrayBuffer()).then((b) => b.byteLength)`); got == 0 {
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

// Some hosts send visitors from "index.html" to the folder and from "404.html" to
// "404".
func TestOfflineAfterRedirects(t *testing.T) {
	h := serve(t, "/catch-up/", built(t, "/catch-up/"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		switch folder, isIndex := strings.CutSuffix(r.URL.Path, "index.html"); {
		case isIndex:
			http.Redirect(w, r, folder+"?"+r.URL.RawQuery, http.StatusPermanentRedirect)
		case r.URL.Path == "/catch-up/404.html":
			http.Redirect(w, r, "/catch-up/404?"+r.URL.RawQuery, http.StatusPermanentRedirect)
		case r.URL.Path == "/catch-up/404":
			r.URL.Path = "/catch-up/404.html"
			return false
		default:
			return false
		}
		return true
	})
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	p.stored()
	p.offline()
	for _, path := range []string{"/", "/play/index.html", "/no/such/page"} {
		p.visit(path)
		p.booted()
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
