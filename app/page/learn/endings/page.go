package endings

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page looks up the end game that stands behind "#" in the address, or asks about
// others: "#drill", or "#drill=7" for always the same ones.
type Page struct {
	app.Compo

	lookup  *Lookup
	verdict *Verdict // of the position looked up; nil if it has not three or four numbers
	drill   *Drill   // nil unless drilling
	typed   string   // what stands in the field for the notation
	half    string   // digits of a number half typed while looking up
	mounted bool
}

// start is what is looked up before anything was chosen, a case printed wrong.
const start = "3,4,5:2"

// drilling is what stands in the address of the drill.
const drilling = "drill"

// tally counts until the site is left.
var tally = &Tally{Cases: map[string]int{}}

func (p *Page) OnInit() { p.open(start) }

func (p *Page) OnMount(ctx app.Context) { p.mounted = true }

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	seed, asked := strings.CutPrefix(text, drilling)
	switch {
	case asked && p.drill == nil:
		p.begin(seed)
	case !asked && (p.drill != nil || text != "" && text != p.lookup.Short()):
		p.drill = nil
		if text == "" {
			text = p.lookup.Short()
		}
		p.open(text)
		if p.mounted {
			app.Window().GetElementByID("content").Call("scrollIntoView")
		}
	}
}

// begin begins to drill. The seed may stand after an equals sign.
func (p *Page) begin(text string) {
	seed, err := strconv.ParseUint(strings.TrimPrefix(text, "="), 10, 64)
	if err != nil {
		seed = rand.Uint64()
	}
	p.half = ""
	p.drill = NewDrill(seed, 0, tally)
}

// open looks up the position of a link, or says why there is none.
func (p *Page) open(text string) {
	found, err := Open(text)
	if err != nil {
		p.lookup = &Lookup{Problem: shell.Sentence(err.Error())}
		p.verdict, p.typed = nil, text
		return
	}
	p.lookup = found
	p.judge()
}

// judge looks the position up anew.
func (p *Page) judge() {
	p.verdict, p.typed = nil, p.lookup.Short()
	if verdict, ok := Judge(p.lookup.Position); ok {
		p.verdict = &verdict
	}
}

// change changes the position and follows it.
func (p *Page) change(ctx app.Context, change func()) {
	before := p.lookup.Position
	change()
	if p.lookup.Position == before {
		return
	}
	p.judge()
	address := *ctx.Page().URL()
	address.Fragment = p.lookup.Short()
	ctx.Page().ReplaceURL(&address)
}

func (p *Page) onAdd(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.lookup.Add(n) })
	}
}

func (p *Page) onRemove(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.lookup.Remove(n) })
	}
}

func (p *Page) onStep(ctx app.Context, e app.Event) {
	if by, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.lookup.Step(by) })
	}
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed, p.lookup.Problem = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onRead(ctx app.Context, e app.Event) {
	e.PreventDefault()
	p.change(ctx, func() { p.lookup.Read(p.typed) })
}

func (p *Page) onNumbers(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok && p.drill != nil {
		p.drill = NewDrill(rand.Uint64(), n, tally)
	}
}

// largestTyped is the largest number that is put in by a button or a key.
const largestTyped = 14

func (p *Page) onTyped(ctx app.Context, n int) { p.change(ctx, func() { p.lookup.Add(n) }) }

func (p *Page) onHalf(ctx app.Context, digits string) { p.half = digits }

// onKey hears the keys while a position is looked up.
func (p *Page) onKey(ctx app.Context, key string) {
	p.change(ctx, func() {
		switch key {
		case "+":
			p.lookup.Step(1)
		case "-":
			p.lookup.Step(-1)
		case "Backspace":
			p.lookup.Remove(p.lookup.Left.Max())
		}
	})
}
