//go:build !wasm

package e2e

import (
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/page"
)

// A fault answers a request for a file badly. It is given what a good answer holds.
type fault func(w http.ResponseWriter, right *httptest.ResponseRecorder)

// faults are what hosts and the networks before them do to files.
var faults = map[string]fault{
	"missing": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		http.Error(w, "not there", http.StatusNotFound)
	},
	"a page to sign in": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		w.Header().Set("Cache-Control", "max-age=600")
		w.Header().Set("Content-Type", "text/html")
		w.Write([]byte("<!doctype html><title>Welcome to the hotel</title>"))
	},
	"cut": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		kind(w, right)
		w.Header().Set("Content-Length", strconv.Itoa(right.Body.Len()))
		w.Write(right.Body.Bytes()[:right.Body.Len()/2])
		panic(http.ErrAbortHandler)
	},
	"half": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		kind(w, right)
		w.Write(right.Body.Bytes()[:right.Body.Len()/2])
	},
	"damaged": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		kind(w, right)
		right.Body.Bytes()[right.Body.Len()/2] ^= 1
		w.Write(right.Body.Bytes())
	},
	"of another version": func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
		kind(w, right)
		w.Write(markProgram(right.Body.Bytes(), "next")) // scripts and styles end in nonsense
	},
}

// kind makes an answer one of the right kind that a browser may keep.
func kind(w http.ResponseWriter, right *httptest.ResponseRecorder) {
	for _, name := range []string{"Content-Type", "Cache-Control"} {
		w.Header().Set(name, right.Header().Get(name))
	}
}

// fail answers the first requests for file, up to limit, with a fault.
func (h *host) fail(file string, f fault, limit int32) {
	var asked atomic.Int32
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/"+file) || asked.Add(1) > limit {
			return false
		}
		r.Header.Del("Accept-Encoding")
		right := httptest.NewRecorder()
		h.good().ServeHTTP(right, r)
		f(w, right)
		return true
	})
}

// needed are the files without which no page starts, except for the page itself and
// the script that finds out about the others.
var needed = []string{"core.wasm", "wasm_exec.js", "catch-up.css", "boot.js"}

// suffers tells whether the tests try a fault on a file: the program has them all, and
// of the other files, which are checked in one way, each has two.
func suffers(file, name string) bool {
	return file == needed[0] || name == "half" || name == "a page to sign in"
}

// complaints are what a browser's console says of such files.
const complaints = `integrity|ERR_|404|MIME|The page cannot be started|CompileError|SyntaxError|Failed to fetch|ServiceWorker`

// What goes wrong once, the visitor does not notice.
func TestFilesAreAskedForTwice(t *testing.T) {
	for name, f := range faults {
		for _, file := range needed {
			if !suffers(file, name) {
				continue
			}
			h := serve(t, "/", built(t, "/"))
			h.fail(file, f, 1)
			p := newVisitor(t, h)
			p.allow(complaints)
			p.visit("/")
			p.booted()
			if said := eval[int](p, `document.querySelectorAll(".boot-status").length`); said != 0 {
				t.Errorf("%s %s: the page says %s", file, name, p.text(".boot-status"))
			}
			p.wait(`getComputedStyle(document.documentElement).getPropertyValue("--accent") !== ""`)
		}
	}
}

// What goes on being wrong is told, and the next try asks the host anew.
func TestFilesThatStayWrong(t *testing.T) {
	for name, f := range faults {
		for _, file := range needed {
			if !suffers(file, name) {
				continue
			}
			t.Log(file, name)
			h := serve(t, "/", built(t, "/"))
			h.fail(file, f, 1000)
			p := newVisitor(t, h)
			p.allow(complaints)
			p.visit("/")
			switch name {
			case "missing":
				p.says("could not be loaded: its host answers 404")
			case "cut":
				p.says("could not be loaded")
			default:
				p.says("something else arrived in its place")
			}
			h.intercept(nil)
			p.click("button", "Try again")
			p.wait(`document.querySelector(".boot-status") === null`)
			p.booted()
		}
	}
}

// A download that stands still is told of, and goes on as if nothing had been. Of the
// script before the first paint nothing can be told: there is no page before it.
func TestFilesThatStandStill(t *testing.T) {
	for _, file := range []string{"core.wasm", "wasm_exec.js", "catch-up.css"} {
		h := serve(t, "/", built(t, "/"))
		goOn := make(chan struct{})
		h.fail(file, func(w http.ResponseWriter, right *httptest.ResponseRecorder) {
			kind(w, right)
			w.Write(right.Body.Bytes()[:right.Body.Len()/2])
			w.(http.Flusher).Flush()
			<-goOn
			w.Write(right.Body.Bytes()[right.Body.Len()/2:])
		}, 1000)
		p := newVisitor(t, h)
		p.before(`const real = setTimeout; // ten seconds pass at once
			window.setTimeout = (action, ms, ...more) => real(action, ms === 10000 ? 100 : ms, ...more);`)
		send(p, page.Navigate, page.NavigateParams{URL: h.url("/")}) // which is not loaded before it is
		p.says("Nothing has arrived for ten seconds")
		p.wait(`document.querySelector(".boot-reload").innerText === "Try again" && performance.getEntriesByType("paint").length > 0`)
		close(goOn)
		p.booted()
		p.wait(`document.querySelector(".boot-status") === null`)
	}
}

// The engine beside the page is asked for once more too; if it stays wrong, the page
// says what it is about.
func TestEngineArrivesWrong(t *testing.T) {
	for _, file := range []string{"engine.wasm", "wasm_exec.js"} {
		for name, f := range faults {
			h := serve(t, "/", built(t, "/"))
			p := newVisitor(t, h)
			p.allow(complaints)
			p.before(`delete Navigator.prototype.serviceWorker`) // which would have the files
			p.visit("/explore/#1-7")
			p.booted()
			p.forgetDownloads()
			h.fail(file, f, 1)
			answer := `new Promise((done) => {
				const engine = new Worker("../web/worker.js?try");
				engine.onmessage = ({ data }) => done(data.crash ?? data);
			})`
			if got := eval[string](p, answer); got != "idle" {
				t.Errorf("%s %s once: the worker says %q", file, name, got)
			}
			p.forgetDownloads()
			h.fail(file, f, 1000)
			if got := eval[string](p, answer); got == "idle" {
				t.Errorf("%s %s: the worker starts", file, name)
			} else if file == "engine.wasm" && !strings.Contains(got, "engine.wasm") {
				t.Errorf("%s: the worker says %q", name, got)
			}
		}
	}
}
