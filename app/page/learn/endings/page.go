package endings

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/setup"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page looks up the end game that stands behind "#" in the address, or asks about
// others: "#drill", or "#drill=7" for always the same ones.
type Page struct {
	app.Compo

	lookup  setup.Setup
	verdict *Verdict // of the position looked up; nil if it has not three or four numbers
	drill   *Drill   // nil unless drilling
	mounted bool
}

// start is what is looked up before anything was chosen, a case printed wrong.
const start = "3,4,5:2"

// drilling is what stands in the address of the drill.
const drilling = "drill"

// tally counts until the site is left.
var tally = &Tally{Cases: map[string]int{}}

func (p *Page) OnInit() {
	p.lookup = setup.Setup{Changed: p.changed, Largest: largest}
	p.open(start)
}

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
	p.drill = NewDrill(seed, 0, tally)
}

// open looks up the position of a link, or says why there is none.
func (p *Page) open(text string) {
	found, err := rules.Open(text)
	p.lookup.Begin(found)
	p.verdict = Judge(p.lookup.Position)
	if err != nil {
		p.lookup.Refuse(text, err)
	}
}

// changed follows every change of the position.
func (p *Page) changed(ctx app.Context) {
	p.verdict = Judge(p.lookup.Position)
	shell.Address(ctx, p.lookup.Short())
}

func (p *Page) onNumbers(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok && p.drill != nil {
		p.drill = NewDrill(rand.Uint64(), n, tally)
	}
}
