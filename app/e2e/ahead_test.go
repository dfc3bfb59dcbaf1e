//go:build !wasm

package e2e

import (
	"net/http"
	"strings"
	"testing"
)

// What never changes on a page is taken over by the program as it stands there; on the
// pages that the visitor goes on to it is built.
func TestTakenOverFromThePageRenderedAhead(t *testing.T) {
	h := serve(t, "/catch-up/", built(t, "/catch-up/"))
	arrive := make(chan struct{})
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/core.wasm") {
			<-arrive
		}
		return false
	})
	p := newVisitor(t, h)
	p.visit("/")
	parts := `[...document.querySelectorAll(".brand, .nav, .rules, .ways, .foot, #keys")]`
	if got := eval[int](p, parts+`.map((part) => { part.dataset.ahead = "yes"; }).length`); got != 6 {
		t.Errorf("there are %d parts to take over", got)
	}
	looks := eval[string](p, parts+`.map((part) => part.outerHTML).join()`)
	close(arrive)
	p.booted()
	if got := eval[string](p, parts+`.map((part) => part.outerHTML).join()`); got != looks {
		t.Errorf("the program shows\n%s\nand the page was\n%s", got, looks)
	}
	p.click("link", "Daily")
	p.wait(`document.querySelector(".nav [aria-current]")?.innerText === "Daily"`)
	p.click("link", "Catch-Up")
	p.wait(`document.querySelector(".ways") !== null`)
	if got := eval[int](p, `document.querySelectorAll("[data-ahead]").length`); got != 0 {
		t.Errorf("%d parts of the first page are on another", got)
	}
}
