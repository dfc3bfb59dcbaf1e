//go:build !wasm

package e2e

import (
	"encoding/json"
	"fmt"
	"strconv"
	"testing"

	"catchup/app/ui/lessons"
	"catchup/engine"

	"github.com/chromedp/chromedp/kb"
)

const invited = `document.querySelector(".invitation") !== null`

// A newcomer is invited, presses what is pointed at, and has won a game. After that
// the invitation is gone, and the first visit can be had again.
func TestFirstMinute(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.visit("/")
	p.booted()
	p.click("link", "New here? One minute.")
	p.wait(`document.querySelector(".welcome-line")?.innerText.startsWith("Tap a rod.")`)
	const over = `document.querySelector("h1").innerText === "That is the whole game"`
	const step = `[...document.querySelectorAll(".rack-rod-nudge, .nudge")]`
	presses := 0
	for ; ; presses++ {
		p.wait(over + " || " + step + ".length > 0")
		if eval[bool](p, over) {
			break
		}
		if presses > 30 {
			t.Fatalf("it does not end: %s", p.text("body"))
		}
		before := eval[string](p, `document.querySelector(".welcome").innerHTML`)
		p.click("button", eval[string](p, step+`.map((e) => e.value || e.innerText)[0]`))
		p.wait(`document.querySelector(".welcome")?.innerHTML !== ` + strconv.Quote(before))
	}
	t.Logf("%d presses", presses)

	p.visit("/")
	p.booted()
	if eval[bool](p, invited) {
		t.Error("who has been through the first visit is invited again")
	}
	p.visit("/learn/")
	p.booted()
	p.click("link", "The first minute The rules by doing, once more.")
	p.wait(`document.querySelector(".welcome-line")?.innerText.startsWith("Tap a rod.")`)
	p.click("button", "Skip")
	p.wait(`document.querySelector("h1").innerText === "Who is winning?"`)
}

func TestFirstMinuteSkipped(t *testing.T) {
	p := newVisitor(t, serve(t, "/catch-up/", built(t, "/catch-up/")))
	p.phone()
	p.visit("learn/first/")
	p.booted()
	p.press("1")
	p.wait(`document.querySelector(".welcome-line").innerText.startsWith("Now take it.")`)
	p.click("button", "Skip")
	p.wait(`document.querySelector("h1").innerText === "Who is winning?"`)
	if eval[bool](p, invited) {
		t.Error("who has skipped the first visit is invited again")
	}
	p.reload()
	p.booted()
	if eval[bool](p, invited) {
		t.Error("who has skipped the first visit is invited again after a reload")
	}
}

// One wrong move in a level leaves two stars, which are there the next time, and the
// course goes on with the next level. All by keyboard.
func TestCourseStars(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/learn/")
	p.booted()
	p.wait(`document.querySelector(".course-next .course-name").innerText.startsWith("Level or ahead")`)
	p.click("link", "Level or ahead Next")
	level := lessons.Levels[0]
	for i, task := range level.Tasks(0) {
		p.wait(fmt.Sprintf(`document.querySelector(".lesson-ask")?.innerText === %q`, task.Ask))
		if i == 0 {
			p.press("4" + kb.Enter)
			p.wait(`document.querySelector(".lesson-wrong").innerText.includes("That makes you lead by 1.")`)
			p.press(kb.Enter)
			p.wait(`document.querySelector(".lesson-wrong") === null`)
		}
		right, err := engine.ParseSet(task.Right[0])
		if err != nil {
			t.Fatal(err)
		}
		for n := range right.All() {
			p.press(strconv.Itoa(n))
		}
		p.wait(`document.querySelector("button.take").ariaDisabled === "false"`)
		p.press(kb.Enter)
		p.wait(`document.querySelector(".judged-right") !== null`)
		p.press(kb.Enter)
	}
	p.wait(`document.querySelector(".lesson-end .stars").getAttribute("aria-label") === "2 of 3 stars"`)
	p.click("link", "Next: Count what is left")
	p.wait(`document.querySelector("h1").innerText === "Count what is left" && location.hash === "#count"`)
	p.click("button", "I win")
	p.wait(`document.querySelector("button[value=win]").disabled`)
	p.click("button", "They win")
	p.wait(`document.querySelector(".judged-right").innerText.includes("1 behind")`)

	p.visit("/learn/")
	p.booted()
	stars := eval[string](p, `JSON.stringify([...document.querySelectorAll(".course-level .stars")].slice(0, 2).map((e) => e.getAttribute("aria-label")))`)
	var labels []string
	if err := json.Unmarshal([]byte(stars), &labels); err != nil || labels[0] != "2 of 3 stars" || labels[1] != "0 of 3 stars" {
		t.Errorf("kept are %s", stars)
	}
	if next := p.text(".course-next .course-name"); next != "Count what is left\nNext" {
		t.Errorf("next is %q", next)
	}
}

// The text is in the page as it comes, stays as the program takes over, and is there
// offline, also from another page and below a path.
func TestAboutOffline(t *testing.T) {
	const base = "/catch-up/"
	h := serve(t, base, built(t, base))
	p := newVisitor(t, h)
	p.before(`addEventListener("DOMContentLoaded", () => { window.told = document.querySelector(".prose")?.innerText; })`)
	p.visit("learn/about/#licence")
	p.booted()
	p.stored()
	const text = `document.querySelector(".prose").innerText`
	if !eval[bool](p, text+` === window.told && window.told.includes("Isaksen")`) {
		t.Errorf("the text has changed while the page started:\n%s", p.text(".prose"))
	}
	p.offline()
	p.visit("learn/about/")
	p.booted()
	if !eval[bool](p, text+`.includes("MIT")`) {
		t.Errorf("offline the text is:\n%s", p.text(".prose"))
	}
	p.visit("learn/")
	p.booted()
	p.click("link", "About Who invented the game, what is new here, how exact it is, and how to host it yourself.")
	p.wait(`document.querySelector(".prose h2#licence") !== null`)
	p.click("link", "Your data")
	p.wait(`document.querySelector("h1").innerText === "Your data"`)
	p.wait(`location.pathname === "/catch-up/backup/"`)
}

// On every page to learn from, headings come in order, drawings have an alternative
// or are passed over, and nothing has to be guessed.
func TestLearnReadsInOrder(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	for _, path := range []string{"/learn/", "/learn/first/", "/learn/level/#count", "/learn/level/#only", "/learn/about/", "/learn/endings/", "/learn/solver/"} {
		p.visit(path)
		p.booted()
		faults := eval[[]string](p, `(() => {
			const faults = [];
			let level = 0;
			for (const h of document.querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6")) {
				const next = Number(h.tagName[1]);
				if (next > level + 1 || next === 1 && level > 0) faults.push("heading " + h.tagName + " " + h.innerText + " after level " + level);
				level = next;
			}
			if (level === 0) faults.push("no heading");
			for (const e of document.querySelectorAll("main svg, main img")) {
				if (e.closest("[aria-hidden=true]") || e.getAttribute("aria-label") || e.alt || e.closest("svg") !== e && e.tagName === "svg") continue;
				faults.push("no alternative for " + e.outerHTML.slice(0, 80));
			}
			const ids = [...document.querySelectorAll("main [id]")].map((e) => e.id).filter((id) => id !== "stripes");
			if (new Set(ids).size < ids.length) faults.push("an id twice among " + ids);
			return faults;
		})()`)
		if len(faults) > 0 {
			t.Errorf("%s: %v", path, faults)
		}
	}
}
