//go:build !wasm

package e2e

import (
	"net/http"
	"strings"
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

func TestProgramMissing(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/core.wasm") {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p := newVisitor(t, h)
	p.allow(`404|loading wasm failed|integrity|register a ServiceWorker`)
	p.visit("/")
	p.says("could not be loaded")
	h.intercept(nil)
	p.click("button", "Try again")
	p.booted()
}

func TestScriptMissing(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/app.js" {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p := newVisitor(t, h)
	p.allow(`404|MIME type`)
	p.visit("/")
	p.says("could not be loaded")
}

// Every browser refuses a damaged program in the same words as an old browser
// refuses a new one.
func TestProgramRefused(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/core.wasm") {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		w.Write([]byte("\x00asm\x01\x00\x00\x00nonsense"))
		return true
	})
	p := newVisitor(t, h)
	p.allow(`loading wasm failed|integrity|register a ServiceWorker`)
	p.visit("/")
	p.says("could not start the game")
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
