//go:build !wasm

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"catchup/engine/stats/paper"
)

// printed is a figure of the paper as a page of the Lab shows it.
type printedFigure struct {
	Row    string // its heading
	Column int    // from 0, of those with figures
	Text   string
	Agrees bool // with what the device has worked out
}

// printedFigures returns the printed figures of the table under a name.
func (p *tab) printedFigures(name string) []printedFigure {
	p.t.Helper()
	return eval[[]printedFigure](p, fmt.Sprintf(`[...document.querySelectorAll('[role=region][aria-label=%q] tbody tr')].flatMap((row) =>
		[...row.querySelectorAll("td.pair")].map((cell, column) => ({
			Row: row.querySelector("th").innerText, Column: column,
			Text: cell.querySelector(".pair-figure")?.innerText ?? "",
			Agrees: cell.querySelector(".mark-tick") !== null,
		}))).filter((figure) => figure.Text)`, name))
}

// checkPrinted compares the printed figures of a table with the paper's: all of the
// columns of all rows, each shown and found to agree with ours.
func (p *tab) checkPrinted(name string, rows []paper.Row, heading func(paper.Row) string, columns ...string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelectorAll('[role=region][aria-label=%q] td.pair .mark-tick').length === %d`, name, len(rows)*len(columns)))
	shown := map[string]printedFigure{}
	for _, figure := range p.printedFigures(name) {
		shown[figure.Row+" "+strconv.Itoa(figure.Column)] = figure
	}
	if len(shown) != len(rows)*len(columns) {
		p.t.Errorf("%s: %d figures, want %d rows of %d", name, len(shown), len(rows), len(columns))
	}
	for _, row := range rows {
		for i, column := range columns {
			figure := shown[heading(row)+" "+strconv.Itoa(i)]
			value, err := strconv.ParseFloat(plainDigits(figure.Text), 64)
			if err != nil || value != row.Number(column) || !figure.Agrees {
				p.t.Errorf("%s, %s: %s is shown as %+v, printed %s", name, heading(row), column, figure, row[column])
			}
		}
	}
}

// plainDigits writes a number as programs do.
func plainDigits(text string) string {
	exponent := strings.NewReplacer("⁰", "0", "¹", "1", "²", "2", "³", "3", "⁴", "4", "⁵", "5", "⁶", "6", "⁷", "7", "⁸", "8", "⁹", "9")
	mantissa, power, found := strings.Cut(strings.NewReplacer("\u202f", "", "−", "-").Replace(text), " × 10")
	if found {
		mantissa += "E" + exponent.Replace(power)
	}
	return mantissa
}

func game(row paper.Row) string { return "{1.." + row["N"] + "}" }

// Every printed figure of Tables 1, 2, 5 and 6 stands beside ours and agrees with it.
func TestPrintedFigures(t *testing.T) {
	p := newVisitor(t, serve(t, "/catch-up/", built(t, "/catch-up/")))
	p.phone()
	p.visit("/lab/values/")
	p.booted()
	p.checkPrinted("Who wins {1..N}", paper.Table(2), game, "value")

	p.visit("/lab/firstmove/")
	p.booted()
	p.checkPrinted("What the first number changes", paper.Table(1), func(row paper.Row) string { return row["first"] }, "dwin", "dlose", "ddraw")

	p.visit("/lab/size/")
	p.booted()
	p.checkPrinted("Table 6, for 1-12", paper.Table(6), func(row paper.Row) string { return row["turn"] }, "avg", "max")
	p.click("button", "Go on to {1..18}")
	p.checkPrinted("Table 5", paper.Table(5), game, "tree", "states", "value", "max_branch", "min_depth", "win", "tie", "loss")
	p.wait(`document.querySelectorAll("[role=region][aria-label=\"The paper's bounds\"] td.pair .mark-tick").length === 16 * 3`)

	// What is known is there at once the next time.
	p.reload()
	p.booted()
	p.wait(`document.querySelectorAll("[role=region][aria-label=\"Table 5\"] td.pair .mark-tick").length === 16 * 8`)
}

// Who only scrolls, before any program runs, sees the printed figures too.
func TestPrintedFiguresAreThereAtOnce(t *testing.T) {
	folder := built(t, "/")
	for page, figures := range map[string][]string{
		"values":    {"c5-k4", "{1..44}"},
		"firstmove": {">6.43<", ">−6.90<", ">38.57<"},
		"size":      {">4\u202f579\u202f850<", ">366.67<", ">6.40237 × 10¹⁵<"},
	} {
		content, err := os.ReadFile(filepath.Join(folder, "lab", page, "index.html"))
		if err != nil {
			t.Fatal(err)
		}
		for _, figure := range figures {
			if !strings.Contains(string(content), figure) {
				t.Errorf("%s does not have %s", page, figure)
			}
		}
	}
}

// Any set is worked out, offline too, and its link holds it; long work stops when it is
// told to, and goes on.
func TestLabForAnySet(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/lab/")
	p.booted()
	p.stored()
	p.offline()
	p.click("link", "Does the first move matter? Between players who pick at random it shifts the odds by six points. Between players who never err it decides the game.")
	p.click("textbox", "The numbers")
	p.do(selectAll)
	p.press("2,2,2,3,3")
	p.click("button", "Show")
	p.wait(`location.hash === "#2,2,2,3,3" && document.querySelector(".figure-finding").innerText.includes("If nobody errs, only 2 wins.")`)

	p.visit("/lab/values/#1-6,6")
	p.booted()
	p.wait(`document.querySelector(".figure-verdict").innerText.includes("with the sum 27: P")`)

	p.visit("/lab/size/#1-6")
	p.booted()
	p.wait(`document.querySelectorAll("[aria-label=\"Table 6, for 1-6\"] tbody tr").length === 6`)
	p.click("button", "Go on to {1..18}")
	p.click("button", "Stop")
	p.wait(`document.querySelector(".inquiry [role=alert]").innerText.startsWith("Stopped at")`)
	p.click("button", "Go on")
	p.click("button", "Stop")

	// The slip in the appendix leads to its position.
	p.click("link", "See the position with 36 moves")
	p.wait(`location.pathname === "/explore/" && location.hash === "#1-6/6"`)
}

// The census of {1..18} in the Lab's worker leaves the page free.
func TestCensusLeavesThePageFree(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/lab/")
	p.booted()
	processor, _ := p.busy(func() {
		if !eval[bool](p, `new Promise((done) => {
			const lab = new Worker("../web/worker.js", { name: "lab" });
			lab.onmessage = ({ data }) => {
				if (data === "idle") {
					lab.postMessage("ask 1 table census 1-18");
				} else if (!data.startsWith("progress")) {
					lab.terminate();
					done(data.startsWith("done 1 "));
				}
			};
		})`) {
			t.Error("there is no census")
		}
	})
	if processor > 50 {
		t.Errorf("the longest task of the page took %.0f ms", processor)
	}
}
