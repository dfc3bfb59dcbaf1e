//go:build !wasm

package e2e

import (
	"net/http"
	"strings"
	"sync"
	"testing"
)

// count counts the requests for each path from now on.
func (h *host) count() (asked func() map[string]int) {
	var mu sync.Mutex
	counts := map[string]int{}
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		mu.Lock()
		defer mu.Unlock()
		counts[r.URL.Path]++
		return false
	})
	return func() map[string]int {
		mu.Lock()
		defer mu.Unlock()
		return counts
	}
}

// Until the whole site is stored, a first visit downloads every file once.
func TestNothingIsDownloadedTwice(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		asked := h.count()
		p := newVisitor(t, h)
		p.visit("/")
		p.booted()
		p.stored()
		for path, times := range asked() {
			if times > 1 {
				t.Errorf("%s is asked for %d times", path, times)
			}
		}
	}
}

// The site is stored, and the engine loaded, after the page can be used.
func TestThePageComesFirst(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.before(`window.early = [];
		const note = (what) => document.documentElement.dataset.app === "ready" || early.push(what);
		if (navigator.serviceWorker) { // there is none in the page before the first
			const register = navigator.serviceWorker.register;
			navigator.serviceWorker.register = function (...args) { note("the service worker"); return register.apply(this, args); };
		}
		window.Worker = class extends Worker {
			constructor(...args) { super(...args); note("the engine"); }
		};`)
	for _, page := range []string{"/", "/daily/", "/puzzle/", "/play/", "/learn/first/"} {
		p.visit(page)
		p.booted()
		p.stored()
		if early := eval[string](p, `early.join(", ")`); early != "" {
			t.Errorf("%s: %s", page, early)
		}
	}
}

// What was stored when a visitor left is not downloaded again at the next visit.
func TestStoringGoesOn(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	held := make(chan struct{})
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == "/web/engine.wasm" {
			<-held
			panic(http.ErrAbortHandler)
		}
		return false
	})
	p := newVisitor(t, h)
	p.allow(complaints)
	p.visit("/")
	p.booted()
	p.waitFor(`await caches.match("/web/fonts/figtree.woff2") && await caches.match("/play/index.html") && await caches.match("/web/core.wasm")`)
	close(held)
	p.waitFor(`await navigator.serviceWorker.getRegistration() === undefined`)

	p.forgetDownloads()
	asked := h.count()
	p.visit("/")
	p.booted()
	p.stored()
	again := asked()
	if again["/play/"] != 0 || again["/web/core.wasm"] != 1 || again["/web/engine.wasm"] != 1 {
		t.Errorf("asked for at the second visit: %v", again)
	}
	for path, times := range again {
		if strings.HasSuffix(path, "/") && path != "/" {
			t.Errorf("%s is downloaded again, %d times", path, times)
		}
	}
}

// A new version takes over the files that have not changed.
func TestUpdateDownloadsWhatHasChanged(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	p.stored()
	asked := h.count()
	h.deploy(restyled(t, "/"))
	p.update()
	p.forgetDownloads()
	p.reload()
	p.booted()
	p.waitFor(`(await ` + ownCaches("/") + `).length === 1 && await caches.match("/web/study.wasm")`)
	for path, times := range asked() {
		if strings.HasSuffix(path, ".wasm") || strings.HasPrefix(path, "/web/fonts/") || strings.HasPrefix(path, "/web/icons/") && times > 1 {
			t.Errorf("%s is downloaded again", path)
		}
	}
	if asked()["/web/catch-up.css"] == 0 {
		t.Error("the style is not downloaded")
	}
}

// A visitor who saves data is spared the programs that few need. Their pages say so
// offline, and work when the network is back.
func TestPageThatIsNotStored(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.allow(complaints)
	p.before(`NetworkInformation.prototype.__defineGetter__("saveData", () => true)`)
	p.visit("/")
	p.booted()
	p.wait(`navigator.serviceWorker.controller?.state === "activated"`)
	p.offline()
	p.visit("/play/")
	p.booted()
	p.visit("/lab/")
	p.says("not on your device in full yet")
	if got := p.text("h1"); got != "Lab" {
		t.Errorf("the heading is %q", got)
	}
	h.restore()
	p.click("button", "Try again")
	p.wait(`document.querySelector(".boot-status") === null`)
	p.booted()
}
