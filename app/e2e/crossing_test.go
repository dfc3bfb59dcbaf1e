//go:build !wasm

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"catchup/app/route"
)

// on waits until a page can be used, and checks which program shows it.
func (p *tab) on(page route.Page) {
	p.t.Helper()
	address := p.host.base.Path(string(page))
	p.wait(`location.pathname === "` + address + `" && document.documentElement.dataset.app === "ready"`)
	program := eval[string](p, `document.documentElement.dataset.program`)
	if !strings.Contains(program, "/"+string(page.Program())+".wasm") {
		p.t.Errorf("%s is shown by %s", page, program)
	}
}

// step goes back or forward in the history, as the browser's buttons do.
func (p *tab) step(by int) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(setTimeout(() => history.go(%d)), true)`, by))
}

// A game in progress and the theme are there again after a page of the other program,
// by links, back and forward, online and with the host gone.
func TestCrossing(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		p := newVisitor(t, h)
		p.visit(string(route.Home))
		p.on(route.Home)
		p.stored()
		for _, offline := range []bool{false, true} {
			if offline {
				p.offline()
			}
			p.visit(string(route.Play) + "#1-7")
			p.on(route.Play)
			p.click("button", "Switch to "+map[bool]string{false: "dark", true: "light"}[offline])
			theme := eval[string](p, `document.documentElement.dataset.theme`)
			p.press("4\r")
			p.wait(`location.hash.startsWith("#1-7/4")`)
			game := eval[string](p, `location.hash`)

			p.click("link", "Lab")
			p.on(route.Lab)
			if got := eval[string](p, `document.documentElement.dataset.theme`); got != theme {
				t.Errorf("offline %t: the theme is %s, was %s", offline, got, theme)
			}
			p.click("link", "Play")
			p.on(route.Play)
			p.wait(`location.hash.startsWith("` + game + `")`)

			p.step(-1)
			p.on(route.Lab)
			p.step(-1)
			p.on(route.Play)
			p.wait(`location.hash.startsWith("` + game + `")`)
			p.step(1)
			p.on(route.Lab)
		}
	}
}

// What leads to the other program without being a link does so too: a point of a figure
// leads to Explore, and the moves of Explore to the tree.
func TestCrossingByOtherThanLinks(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit(string(route.Values))
	p.on(route.Values)
	p.wait(`document.querySelector("svg a[href]") !== null`)
	eval[bool](p, `(document.querySelector("svg a[href]").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })), true)`)
	p.wait(`document.documentElement.dataset.program?.includes("/core.wasm") && document.documentElement.dataset.app === "ready"`)
	p.wait(`location.pathname !== "/lab/values/"`)
}
