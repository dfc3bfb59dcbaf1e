//go:build !wasm

package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"catchup/app/site"
)

// notice is what the page says when a new version is ready.
const notice = `document.querySelector("[role=status].notice")?.innerText.includes("A new version of Catch-Up is ready")`

// update asks for a new version and waits until the visitor is told of it.
func (p *tab) update() {
	p.t.Helper()
	p.booted()
	eval[bool](p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)`)
	p.wait(notice)
}

// refuseUpdate asks for a new version, which must turn out not to be usable.
func (p *tab) refuseUpdate() {
	p.t.Helper()
	state := eval[string](p, `(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		const worker = (await registration.update()).installing;
		return new Promise((resolve) => worker.addEventListener("statechange", () => resolve(worker.state)));
	})()`)
	if state != "redundant" {
		p.t.Errorf("an unusable version is %s", state)
	}
}

// parts returns which edition every part of the page is of: its script, its
// style, and the programs that it would be given if it asked now.
func (p *tab) parts() string {
	p.t.Helper()
	return eval[string](p, `(async () => {
		const version = goappGetenv("GOAPP_VERSION");
		const end = async (file) => {
			const response = await fetch(goappGetenv("GOAPP_STATIC_RESOURCES_URL") + "/" + file + "?v=" + version);
			const bytes = new Uint8Array(await response.arrayBuffer());
			return new TextDecoder().decode(bytes.slice(-16)).split("edition")[1];
		};
		const style = getComputedStyle(document.documentElement).getPropertyValue("--edition");
		return [edition, style, await end("core.wasm"), await end("engine.wasm")].join(" ");
	})()`)
}

// want fails the test unless every part of the page is of one edition.
func (p *tab) want(edition string) {
	p.t.Helper()
	want := strings.Join([]string{edition, edition, edition, edition}, " ")
	if got := p.parts(); got != want {
		p.t.Errorf("parts of the page are of the editions %s, want %s", got, edition)
	}
}

func TestFirstVisitIsNoUpdate(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	eval[bool](p, `(() => {
		const tell = goappOnUpdate;
		window.updates = 0;
		goappOnUpdate = () => { updates++; tell(); };
		return true;
	})()`)
	p.stored()
	if n := eval[int](p, `updates`); n != 0 {
		t.Errorf("the first visit tells of %d new versions", n)
	}
}

// A new version arrives although everything may be kept for ten minutes. The
// open page stays as it is until the visitor reloads it.
func TestUpdate(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, edition(t, base, "one"))
		p := newVisitor(t, h)
		p.visit("/")
		p.booted()
		p.stored()
		p.want("one")

		h.deploy(edition(t, base, "two"))
		p.update()
		p.forgetDownloads()
		p.want("one")
		other := p.another()
		other.visit("/")
		other.booted()
		other.want("two")
		p.want("one")

		p.click("button", "Reload now")
		p.wait(`edition === "two"`)
		p.booted()
		p.want("two")
		p.offline()
		p.reload()
		p.booted()
		p.want("two")
		p.onlyOneCache(base)
	}
}

// ownCaches is a promise of the names of the site's caches.
func ownCaches(base site.Base) string {
	return fmt.Sprintf(`caches.keys().then((names) => names.filter((name) => name.startsWith("catchup %s ")))`, base)
}

// onlyOneCache waits until the caches of earlier versions are gone.
func (p *tab) onlyOneCache(base site.Base) {
	p.t.Helper()
	p.waitFor(`(await ` + ownCaches(base) + `).length === 1`)
}

// A deploy that went wrong leaves the version before running, also offline. The
// next good one takes over and leaves nothing behind.
func TestBrokenDeploy(t *testing.T) {
	h := serve(t, "/", edition(t, "/", "one"))
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	p.stored()

	h.deploy(edition(t, "/", "two"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/engine.wasm") {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p.allow(`integrity|404|engine.wasm`)
	p.refuseUpdate()
	p.want("one")
	p.offline()
	p.reload()
	p.booted()
	p.want("one")
	p.onlyOneCache("/")

	h.intercept(nil)
	h.deploy(edition(t, "/", "three")) // the page may ask by itself as soon as there is a host
	h.restore()
	p.update()
	p.reload()
	p.booted()
	p.want("three")
	p.onlyOneCache("/")
}

// A host may be in the middle of a deploy, with some files new and others not.
func TestHalfDeploy(t *testing.T) {
	h := serve(t, "/", edition(t, "/", "one"))
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	p.stored()
	old := site.FileServer(edition(t, "/", "one"), "/")
	h.deploy(edition(t, "/", "two"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == "/app-worker.js" {
			return false
		}
		old.ServeHTTP(w, r)
		return true
	})
	p.allow(`integrity`)
	p.refuseUpdate()
	p.reload()
	p.booted()
	p.want("one")
}
