//go:build !wasm

package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"catchup/app/ui/wait"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// regular is the record of a visitor who comes every day and has a game under way.
const regular = `{"version":2,"play":{"game":"1-7/3/5","opponent":"greedy","chosen":true,"id":"a"},
	"puzzles":"1-7/2/5/7 sf2 2026-11-20;1-7/3/5/6 sp 2026-11-19;{1,2,4,7}:4 fm 2026-11-20",
	"skill":{"rating":1512.25,"deviation":61.5,"volatility":0.0599,"games":23},
	"daily":"2026-11-19 1-7/3/5/6|dst|k 1-9/2|dst|k ||;2026-11-20 1-7/3/5/6|dst|k 1-9/2|dst|k ||",
	"streak":{"best":12,"run":["1-7/3/5/6","1-7/2/5/7"],"solved":2},"guesses":[[3,1,0],[0,2,1],[1,0,9]],
	"games":[{"id":"a","game":"1-7/3/5","opponent":"greedy","day":"2026-11-20"}],"learn":{"first":true,"stars":{"turn":3,"gap":1}}}`

// holdProgram keeps the program back until it is let go.
func (h *host) holdProgram() (letGo func()) {
	arrive := make(chan struct{})
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/core.wasm") {
			<-arrive
		}
		return false
	})
	return func() { close(arrive) }
}

// waiting waits until the page says that it loads, in its own font.
func (p *tab) waiting() {
	p.t.Helper()
	p.wait(`document.getElementById("app-wasm-loader").checkVisibility({ visibilityProperty: true })`)
	eval[bool](p, `document.fonts.load("1em Figtree").then(() => document.fonts.ready).then(() => true)`)
}

// filmAt stops the film, so many seconds after it began.
func (p *tab) filmAt(seconds float64) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`document.getAnimations().filter((a) => a.animationName?.startsWith("film-"))
		.map((a) => { a.pause(); a.currentTime = 1000 * %g; }).length > 20`, seconds))
}

const (
	// seen are what the film has added to the first picture.
	seen = `[...document.querySelectorAll(".film-part")].filter((e) => getComputedStyle(e).opacity > 0)`
	// places are where things stand on the page.
	places = `[...document.querySelectorAll("main h1, .lanes, .lanes-drawing, .seat-name, .say, .welcome-line, .rack[role=group], .actions, .side, .today, .invitation")]
		.filter((e) => e.checkVisibility()).map((e) => [e.getAttribute("class"), e.getBoundingClientRect()])
		.map(([name, r]) => (name ?? "h1").split(" ")[0] + [r.x, r.y, r.width, r.height].map((v) => " " + Math.round(v)).join(""))`
	// covered are what something of the page lies on, which is said of the loading.
	covered = `[...document.querySelectorAll("main h1, main p, main .lanes, main .rack-rod, main .button")]
		.filter((e) => e.checkVisibility() && !e.closest(".boot-loader, .boot-status, .heard") && !e.matches(".heard"))
		.filter((e) => [...document.querySelectorAll(".boot-loader, .boot-status")].some((over) => {
			const a = e.getBoundingClientRect(), b = over.getBoundingClientRect();
			return b.height > 0 && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
		})).map((e) => e.outerHTML.slice(0, 80))`
)

// Until the program runs, the first pages play a game and say the rules; how much is loaded
// covers nothing. The film begins with the board as the visitor will find it, and when the
// program arrives everything stands where it stood, whoever comes.
func TestTheWaitTeaches(t *testing.T) {
	for _, record := range []string{`{"version":2}`, regular} {
		for _, path := range []string{"/", "/learn/first/"} {
			for _, size := range [][2]int64{{390, 664}, {1280, 800}} {
				h := serve(t, "/", built(t, "/"))
				p := newVisitor(t, h)
				p.keeps(record)
				p.do(chromedp.EmulateViewport(size[0], size[1]))
				letGo := h.holdProgram()
				p.visit(path)
				p.waiting()
				where := fmt.Sprintf("%s, %d px wide, %.20s", path, size[0], record)
				p.filmAt(0)
				if got := eval[int](p, seen+`.length`); got > 0 {
					t.Errorf("%s: the film begins with %d things that the board has not", where, got)
				}
				p.filmAt(10)
				if got := eval[int](p, seen+`.filter((e) => e.matches(".rod")).length`); got != eval[int](p, `document.querySelectorAll(".rack-rod").length`) {
					t.Errorf("%s: in the end %d rods lie in the lanes", where, got)
				}
				if got := eval[string](p, seen+`.filter((e) => e.closest(".say, .welcome-line")).pop().innerText`); got != wait.Rules[2] {
					t.Errorf("%s: in the end it says %q", where, got)
				}
				if _, found := p.find("image", strings.Join(wait.Rules[:], " ")); !found {
					t.Errorf("%s: the film is no picture with the rules as its name", where)
				}
				if got := eval[[]string](p, covered); len(got) > 0 {
					t.Errorf("%s: what is said of the loading covers %v", where, got)
				}
				before := eval[[]string](p, places)
				letGo()
				p.booted()
				if after := eval[[]string](p, places); strings.Join(before, "\n") != strings.Join(after, "\n") {
					t.Errorf("%s: where things stood:\n%s\nand stand:\n%s", where, strings.Join(before, "\n"), strings.Join(after, "\n"))
				}
			}
		}
	}
}

// Those who want nothing to move have three pictures with a rule beside each.
func TestTheWaitStandsStill(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.phone()
	send(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	letGo := h.holdProgram()
	defer letGo()
	for _, path := range []string{"/", "/learn/first/"} {
		p.visit(path)
		p.waiting()
		if got := eval[[]string](p, `[...document.querySelectorAll(".film-still p")].filter((e) => e.checkVisibility()).map((e) => e.innerText.trim())`); strings.Join(got, " ") != strings.Join(wait.Rules[:], " ") {
			t.Errorf("%s: the pictures say %q", path, got)
		}
		if got := eval[int](p, `document.getAnimations().filter((a) => a.animationName?.startsWith("film-")).length`); got > 0 {
			t.Errorf("%s: %d things move", path, got)
		}
	}
}

// Where the program cannot start, or nothing can, the game still plays, and what is said
// of that covers nothing, nor on any other page.
func TestTheWaitWithoutEnd(t *testing.T) {
	for _, scripts := range []bool{true, false} {
		h := serve(t, "/", built(t, "/"))
		h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
			if strings.HasSuffix(r.URL.Path, "/core.wasm") {
				http.Error(w, "out of order", http.StatusServiceUnavailable)
				return true
			}
			return false
		})
		p := newVisitor(t, h)
		p.allow(`503|loading wasm failed|integrity`)
		p.phone()
		if !scripts {
			send(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		}
		for _, path := range []string{"/", "/learn/first/", "/puzzles/"} {
			p.visit(path)
			p.wait(`document.querySelector(".boot-status").checkVisibility()`)
			if path != "/puzzles/" {
				p.filmAt(10)
				if got := eval[int](p, seen+`.filter((e) => e.matches(".rod")).length`); got < 4 {
					t.Errorf("%s, scripts %t: %d rods lie in the lanes", path, scripts, got)
				}
			}
			if got := eval[[]string](p, covered); len(got) > 0 {
				t.Errorf("%s, scripts %t: the message covers %v", path, scripts, got)
			}
		}
	}
}
