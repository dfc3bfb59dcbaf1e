//go:build !wasm

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	download "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// years is a record that holds something of everything.
const years = `{"version":2,"play":{"game":"1-7/3","chosen":true},` +
	`"puzzles":"1-7/2/5/7 sf2 2026-11-20;1-7/3/5/6 sp 2026-11-19;1-9/2 fm 2026-11-21",` +
	`"skill":{"rating":1512.25,"deviation":61.5,"volatility":0.0599,"games":3},` +
	`"daily":"2026-11-20 1-7/3/5/6|dst|kdk 1-7/2/5/7|d|xh ||","streak":{"best":12},` +
	`"guesses":[[3,1,0],[0,2,1],[1,0,9]],"games":[{"id":"1","game":"1-7/3/5/6/1,2,7"}],"later":{"x":[1,2]}}`

// keeps puts a record into the browser, as if the visitor came with it.
func (p *tab) keeps(record string) {
	p.t.Helper()
	p.before(fmt.Sprintf(`if (location.protocol !== "about:" && !localStorage.getItem("catchup.data")) {
		localStorage.setItem("catchup.data", %q);
	}`, record))
}

// stored returns what is kept in the browser.
func (p *tab) record() string {
	p.t.Helper()
	return eval[string](p, `localStorage.getItem("catchup.data") ?? ""`)
}

// shows waits until the page of the visitor's data shows a number.
func (p *tab) shows(name, value string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".backup-fact")].some((f) =>
		f.querySelector("dt").innerText === %q && f.querySelector("dd").innerText === %q)`, name, value))
}

// Saved, deleted, brought back: by the file and by the code everything is there
// again, bit for bit.
func TestBackupThereAndBack(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.phone()
	p.keeps(years)
	p.visit("/backup/")
	p.booted()
	p.shows("Puzzles solved", "2")
	p.shows("Rating", "1512")

	downloaded := p.downloads()
	p.click("button", "Save as a file")
	file := downloaded()
	p.wait(fmt.Sprintf(`document.querySelector("main").innerText.includes("Saved as %s,")`, filepath.Base(file)))
	before := p.record()

	p.erase()
	p.choose("#backup-file", file)
	p.click("button", "Replace what is here")
	p.shows("Puzzles solved", "2")
	if got := p.record(); got != before {
		t.Errorf("by file:\n%s, was\n%s", got, before)
	}

	p.click("button", "Show as a code")
	p.wait(`document.querySelector("#backup-out")`)
	code := eval[string](p, `document.querySelector("#backup-out").value`)
	p.erase()
	p.click("textbox", "Or from a code")
	send(p, input.InsertText, input.InsertTextParams{Text: code[:30] + "\n" + code[30:]})
	p.click("button", "Read the code")
	p.wait(`document.querySelector(".backup-table").innerText.includes("1512")`)
	p.click("button", "Replace what is here")
	p.shows("Puzzles solved", "2")
	if got := p.record(); got != before {
		t.Errorf("by code:\n%s, was\n%s", got, before)
	}

	p.click("button", "Put back what was here before")
	p.shows("Puzzles solved", "0")
	p.click("button", "Put back what was here before")
	p.shows("Puzzles solved", "2")
}

// erase deletes everything.
func (p *tab) erase() {
	p.t.Helper()
	p.click("button", "Delete everything")
	p.click("button", "Yes, delete everything")
	p.shows("Puzzles solved", "0")
}

// What is no copy is refused with what is wrong, and nothing changes; a copy can be
// merged with what is here, by keyboard alone.
func TestBackupRefusedAndMerged(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.keeps(years)
	p.visit("/backup/")
	p.booted()
	folder := t.TempDir()
	for name, c := range map[string]struct{ text, says string }{
		"torn.json":  {`{"version":2,`, "The file is no saved copy of Catch-Up: it ends too early, in line 1."},
		"other.json": {`{"name":"x"}`, "The file is no saved copy of Catch-Up: it has no version."},
		"newer.json": {`{"version":7}`, "The file was written by a newer version of the site (it has version 7, this page reads up to 2)."},
	} {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		p.choose("#backup-file", file)
		p.wait(fmt.Sprintf(`document.querySelector("main [role=alert]")?.innerText === %q`, c.says))
	}
	if got := p.record(); got != years {
		t.Errorf("the record has become %s", got)
	}
	file := filepath.Join(folder, "mine.json")
	if err := os.WriteFile(file, []byte(`{"version":1,"solved":{"1-9/2":true,"1-7/2/5/7":true}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	p.choose("#backup-file", file)
	p.wait(`document.querySelector(".backup-table") !== null`)
	eval[bool](p, `([...document.querySelectorAll("button")].find((b) => b.innerText === "Merge").focus(), true)`)
	p.press(kb.Enter)
	p.shows("Puzzles solved", "3")
	p.wait(`document.querySelector("main").innerText.includes("Both are merged.")`)
}

// downloads lets the browser save files; what it returns waits for the first.
func (p *tab) downloads() (file func() string) {
	p.t.Helper()
	folder := p.t.TempDir()
	done := make(chan bool, 1)
	err := chromedp.Listen(p.ctx, func(event any) {
		if e, ok := event.(*download.EventDownloadProgress); ok && e.State != download.DownloadProgressStateInProgress {
			done <- e.State == download.DownloadProgressStateCompleted
		}
	})
	if err != nil {
		p.t.Fatal(err)
	}
	send(p, download.SetDownloadBehavior, download.SetDownloadBehaviorParams{
		Behavior:         download.SetDownloadBehaviorBehaviorAllow,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
		DownloadPath:     folder,
		EventsEnabled:    new(true),
	})
	return func() string {
		p.t.Helper()
		select {
		case complete := <-done:
			if !complete {
				p.t.Fatal("the download was broken off")
			}
		case <-time.After(patience):
			p.t.Fatal("nothing was downloaded")
		}
		files, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil || len(files) != 1 {
			p.t.Fatalf("downloaded are %q, %v", files, err)
		}
		return files[0]
	}
}

// choose picks a file in a field.
func (p *tab) choose(field, file string) {
	p.t.Helper()
	root := send(p, dom.GetDocument, dom.GetDocumentParams{}).Root
	id := send(p, dom.QuerySelector, dom.QuerySelectorParams{NodeID: root.NodeID, Selector: field}).NodeID
	send(p, dom.SetFileInputFiles, dom.SetFileInputFilesParams{NodeID: id, Files: []string{file}})
}

// Shortcuts of single keys can be switched off; Enter and Backspace still work.
func TestSingleKeysCanBeSwitchedOff(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/backup/")
	p.booted()
	p.click("switch", "Single keys are shortcuts")
	p.wait(`document.querySelector("[role=switch]").getAttribute("aria-checked") === "false"`)
	p.visit("/puzzle/#1-7/3/5/6")
	p.booted()
	p.press("7")
	p.press("h")
	p.click("button", "1")
	p.tells("1 closes 1 of 4.")
	p.press(kb.Backspace)
	p.tells("You are 4 behind")
	p.click("button", "1")
	p.click("button", "2")
	p.click("button", "7")
	p.press(kb.Enter)
	p.tells("Solved")
}
