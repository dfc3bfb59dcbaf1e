//go:build !wasm

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"
)

// clockAt makes the pages of the tab believe that it is the time at, in Berlin,
// and lets tests set another with setClock.
func (p *tab) clockAt(at string) {
	p.t.Helper()
	send(p, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: "Europe/Berlin"})
	p.before(fmt.Sprintf(`
		const Clock = Date;
		let ahead = 0;
		window.setClock = (text) => { ahead = new Clock(text) - Clock.now(); };
		window.Date = class extends Clock {
			constructor(...parts) { parts.length ? super(...parts) : super(Clock.now() + ahead); }
			static now() { return Clock.now() + ahead; }
		};
		setClock(%q);
	`, at))
}

// miss plays a wrong move and takes it back.
func (p *tab) miss() {
	p.t.Helper()
	attempt := p.opened().Begin()
	position, right := attempt.Game.Position(), attempt.Right()
	for move := range position.Moves() {
		if slices.Contains(right, move) {
			continue
		}
		p.typeMove(position, move)
		p.wait(`document.querySelector(".judged-wrong") !== null`)
		p.press(kb.Backspace)
		p.wait(`document.querySelector(".judged-wrong") === null`)
		return
	}
}

// states waits until the tabs say this of the three boards and of the day.
func (p *tab) states(want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".daily-tab-state")].map((e) => e.textContent).join(", ") === %q`, want))
}

// A whole day on a phone, with the keys of the board alone: a wrong move, a pause
// with the host gone, midnight, the result, and the text to share.
func TestDailyFromBeginningToEnd(t *testing.T) {
	h := serve(t, "/catch-up/", built(t, "/catch-up/"))
	p := newVisitor(t, h)
	p.phone()
	p.clockAt("2026-11-21T23:40:00+01:00")
	p.before(`
		navigator.setAppBadge = async (n) => { window.badge = n; };
		navigator.clearAppBadge = async () => { window.badge = 0; };
		navigator.share = async (what) => { window.shared = what.text; };
	`)
	p.visit("/")
	p.booted()
	p.stored()
	p.offline()
	p.click("link", "Today's three boards Easy, medium and hard Easy not begun. Medium not begun. Hard not begun.")
	p.wait(`location.pathname === "/catch-up/daily/"`)
	p.wait(`document.querySelector("h1").innerText === "Saturday, 21 November"`)
	p.states("not begun, not begun, not begun, 0 of 3")

	p.miss()
	p.states("under way, not begun, not begun, 0 of 3")
	p.reload()
	p.booted()
	p.states("under way, not begun, not begun, 0 of 3")
	p.solve()
	p.states("solved, not begun, not begun, 1 of 3")
	p.wait(`window.badge === 2`)
	p.press("n")
	p.wait(`document.querySelector('.daily-tab[value="Medium"]').ariaPressed === "true"`)

	// Midnight passes while the second board is being solved.
	eval[bool](p, `(setClock("2026-11-22T00:01:00+01:00"), document.dispatchEvent(new Event("visibilitychange")))`)
	p.wait(`document.querySelector(".daily-notice")?.innerText.includes("A new daily is out")`)
	p.solve()
	p.press("n")
	p.wait(`document.querySelector('.daily-tab[value="Hard"]').ariaPressed === "true"`)
	p.solve()
	p.press("n")
	p.wait(`document.activeElement.innerText === "All three solved"`)
	p.wait(`document.querySelector(".daily-result").innerText.includes("Your streak: 1 day.")`)

	p.press(kb.Tab)
	p.wait(`document.activeElement.innerText === "Share"`)
	p.press(" ")
	p.wait(`document.querySelector(".daily-fate").innerText === "Shared."`)
	shared := eval[string](p, `window.shared`)
	for _, line := range []string{
		"Catch-Up 21\nEasy ", "\nMedium ▲", "\nHard ▲",
		"\nEasy solved after 1 wrong move, medium solved at the first try, hard solved at the first try.\n",
		"\n" + h.addr + "/catch-up/daily/#2026-11-21",
	} {
		if !strings.Contains(shared, line) {
			t.Errorf("there is no %q in\n%s", line, shared)
		}
	}

	// The new day.
	p.click("button", "Open it")
	p.wait(`document.querySelector("h1").innerText === "Sunday, 22 November"`)
	p.states("not begun, not begun, not begun, 0 of 3")
	p.wait(`window.badge === 3`)
	p.wait(`document.querySelector(".daily-figures").innerText.includes("67\u00a0%")`)
	p.click("link", "21 November, Easy solved after 1 wrong move, Medium solved at the first try, Hard solved at the first try")
	p.wait(`document.querySelector("h1").innerText === "Saturday, 21 November"`)
	p.states("solved, solved, solved, 3 of 3")
}

// The archive is open to play, keeps its results, and leaves the streak alone.
func TestDailyArchive(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.clockAt("2026-12-05T09:00:00+01:00")
	p.visit("/daily/#2026-11-03")
	p.booted()
	p.states("not begun, not begun, not begun, 0 of 3")
	p.solve()
	p.states("solved, not begun, not begun, 1 of 3")
	p.click("button", "Result 1 of 3")
	p.wait(`document.querySelector(".daily-result").innerText.includes("Boards from the archive are for pleasure")`)
	if got := p.text(".daily-figures"); strings.Join(strings.Fields(got), " ") != "days played 0 at the first try – streak 0 longest streak 0" {
		t.Errorf("the statistics are %q", got)
	}
	// The clipboard, and what happens where there is none.
	p.before(`Object.defineProperty(navigator, "clipboard", { value: {
		writeText: async (text) => { if (location.hash === "#2026-11-04") throw new DOMException("no", "NotAllowedError"); window.copied = text; },
	} });`)
	p.reload()
	p.booted()
	p.click("button", "Result 1 of 3")
	p.click("button", "Share")
	p.wait(`document.querySelector(".daily-fate").innerText === "Copied."`)
	p.wait(`window.copied.startsWith("Catch-Up 3\n")`)

	p.click("link", "4 November, Easy not begun, Medium not begun, Hard not begun")
	p.wait(`document.querySelector("h1").innerText === "Wednesday, 4 November"`)
	p.press("h")
	p.states("under way, not begun, not begun, 0 of 3")
	for _, says := range []struct{ link, text string }{
		{"2026-12-24", "The daily of 24 December 2026 has begun nowhere on Earth yet."},
		{"2026-10-31", "The first daily was that of 1 November 2026."},
		{"2026-02-30", `Date "2026-02-30": the month has no such day.`},
	} {
		p.visit("/daily/#" + says.link)
		p.booted()
		p.wait(fmt.Sprintf(`document.querySelector("[role=alert]").innerText.includes(%q)`, says.text))
	}
	p.click("link", "Today's boards")
	p.wait(`document.querySelector("h1").innerText === "Saturday, 5 December"`)
	p.click("button", "Month before")
	p.wait(`document.querySelector(".daily-month-name").innerText === "November 2026"`)
}

// Where nothing can be shared or copied, the text can be selected.
func TestDailyTextToSelect(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.clockAt("2026-11-21T09:00:00+01:00")
	p.before(`Object.defineProperty(navigator, "clipboard", { value: undefined });`)
	p.visit("/daily/")
	p.booted()
	p.press("h")
	p.states("under way, not begun, not begun, 0 of 3")
	p.solve()
	p.click("button", "Result 1 of 3")
	p.click("button", "Share")
	p.wait(`document.querySelector(".daily-text").value.startsWith("Catch-Up 21\n")`)
}

// At midnight the page notices by itself, without being looked at anew.
func TestDailyNoticesMidnight(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.clockAt("2026-11-21T23:00:00+01:00")
	p.visit("/daily/")
	p.booted()
	eval[bool](p, `(setClock("2026-11-21T23:59:59+01:00"), true)`)
	p.wait(`document.querySelector(".daily-notice") !== null`)
	if heading := p.text("h1"); heading != "Saturday, 21 November" {
		t.Errorf("the heading is %q", heading)
	}
}
