//go:build !wasm

package e2e

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// most is how far a page may move in all, as the browsers reckon it: the share of the window
// that moved times how far it did.
const most = 0.05

// Nothing moves under the visitor's finger while a page starts and its answers arrive, be
// they new or regular. The longest pages are looked at for so long as they may take.
func TestNothingMoves(t *testing.T) {
	folder := built(t, "/")
	h := serve(t, "/", folder)
	// The font comes after the first paint, on every page.
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, ".woff2") {
			return false
		}
		w.Header().Set("Cache-Control", "no-store")
		http.ServeFile(w, r, filepath.Join(folder, filepath.FromSlash(r.URL.Path)))
		return true
	})
	for name, visitor := range map[string]struct {
		record string
		pages  []string
	}{
		"new":     {`{"version":2}`, []string{"/", "/daily/", "/play/", "/puzzles/", "/learn/", "/learn/first/", "/explore/", "/lab/", "/backup/"}},
		"regular": {regular, append([]string{"/play/", "/explore/"}, pages...)},
	} {
		t.Run(name, func(t *testing.T) {
			p := newVisitor(t, h)
			p.phone()
			p.keeps(visitor.record)
			// Every page comes from the host and reports what moves.
			p.before(`delete Navigator.prototype.serviceWorker;
				window.moved = [];
				const name = (node) => { const e = node?.nodeType === 3 ? node.parentElement : node; return e ? e.tagName.toLowerCase() + (e.className.baseVal ?? e.className).replace(/^|\s+/g, ".") : "what has gone"; };
				new PerformanceObserver((list) => moved.push(...list.getEntries().filter((e) => !e.hadRecentInput).map((e) => ({
					by: e.value,
					what: e.value.toFixed(3) + ": " + e.sources.map((s) => name(s.node) + " " + Math.round(s.previousRect.y) + " to " + Math.round(s.currentRect.y)).join(", "),
				})))).observe({ type: "layout-shift", buffered: true });
				window.settled = async () => {
					for (let still = 0, last = "", from = performance.now(); still < 4 && performance.now() - from < 3000; ) {
						await new Promise((resolve) => setTimeout(resolve, 100));
						const now = document.body.innerText.length + " " + document.documentElement.scrollHeight + !!document.querySelector(".working, .inquiry-row");
						still = now === last && now.endsWith("false") ? still + 1 : 0;
						last = now;
					}
					return true;
				};`)
			for _, path := range visitor.pages {
				p.visit(path)
				p.booted()
				eval[bool](p, `settled()`)
				if by := eval[float64](p, `moved.reduce((sum, e) => sum + e.by, 0)`); by > most {
					t.Errorf("%s moves by %.3f, at most %.2f is allowed:\n%s", path, by, most,
						strings.Join(eval[[]string](p, fmt.Sprintf(`moved.filter((e) => e.by > %g).map((e) => e.what)`, most/10)), "\n"))
				}
			}
		})
	}
}
