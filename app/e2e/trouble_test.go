//go:build !wasm

package e2e

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// says waits for a message of boot.js that contains words.
func (p *tab) says(words string) {
	p.t.Helper()
	p.wait(`document.querySelector(".boot-status[role=status]").innerText.includes("` + words + `")`)
}

func TestNoWebAssembly(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.allow(`WebAssembly`)
	p.before(`delete window.WebAssembly`)
	p.visit("/")
	p.says("needs WebAssembly")
	p.wait(`!document.querySelector(".boot-loader").checkVisibility()`)
}

// A browser that refuses a program which is exactly the right one is too old for it.
func TestProgramRefused(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.allow(`The page cannot be started`)
	p.before(`WebAssembly.compileStreaming = async () => { throw new WebAssembly.CompileError("what is 0xfc?"); };`)
	p.visit("/")
	p.says("could not start the game")
}

func TestHostGone(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	h.fail("core.wasm", func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		panic(http.ErrAbortHandler)
	}, 1000)
	p := newVisitor(t, h)
	p.allow(complaints)
	p.visit("/")
	p.says("the network cannot be reached")
}

// The browser may have kept the page of a version that the host no longer has.
func TestStalePage(t *testing.T) {
	h := serve(t, "/", edition(t, "/", "one"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == "/" {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p := newVisitor(t, h)
	p.allow(complaints)
	p.visit("/") // and nothing else arrives
	h.intercept(nil)
	h.deploy(edition(t, "/", "two"))
	p.visit("/")
	p.booted()
	p.want("two")
}

func TestProgramDies(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.allow(`exit|panic|goroutine|already exited`)
	p.visit("/")
	p.booted()
	// go-app's callback looks at an argument that is not there.
	eval[bool](p, `(goappNav(), true)`)
	p.says("Something broke. Your progress is kept.")
	p.click("button", "Reload")
	p.booted()
}
