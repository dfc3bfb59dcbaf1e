package variants

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/threeplayers"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page has the three variants. A game of three stands behind "#" in the address.
type Page struct {
	app.Compo

	findings   Findings
	asking     study.Inquiry // for the findings
	three      *Three
	simulating study.Inquiry
	field      study.Field // for the set of three, or why the address holds no game
	dice       *rand.Rand
	own        app.Context
}

func (p *Page) OnInit() {
	p.open(NewThree(firstThree))
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.dice = rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
	p.asking.Start(ctx, &p.findings.Answers, p.findings.Questions()...)
}

func (p *Page) OnDismount() {
	p.asking.Drop()
	p.simulating.Drop()
}

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	if text == "" || text == p.three.Link() {
		return
	}
	start, picks, err := threeplayers.Parse(text)
	if err != nil || start.Left.Len() > largest {
		p.field.Problem = "The link holds no game of three with up to twenty numbers, such as 1-9/leader/3,5."
		return
	}
	three := NewThree(start)
	three.Picks = picks
	p.open(three)
}

// open takes up another game of three.
func (p *Page) open(three *Three) {
	p.simulating.Drop()
	p.three = three
	p.field.Show(three.Start.Left)
}

// changed follows every change of the game of three.
func (p *Page) changed(ctx app.Context) {
	p.three.Reply(p.dice)
	shell.Address(ctx, p.three.Link())
}

// another begins another game of three, with who plays as before.
func (p *Page) another(ctx app.Context, start threeplayers.Game) {
	three := NewThree(start)
	three.Alone, three.Bots = p.three.Alone, p.three.Bots
	p.open(three)
	p.changed(ctx)
}

func (p *Page) onPick(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok {
		p.three.Pick(n)
		p.changed(ctx)
	}
}

func (p *Page) onUndo(ctx app.Context, e app.Event) {
	p.three.Undo()
	p.changed(ctx)
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.three.Picks = nil
	p.changed(ctx)
}

func (p *Page) onAlone(ctx app.Context, e app.Event) {
	p.three.Alone = shell.Chosen(ctx) == alone
	p.changed(ctx)
}

func (p *Page) onRule(ctx app.Context, e app.Event) {
	if rule := slices.Index(threeplayers.Rules, shell.Chosen(ctx)); rule >= 0 {
		p.another(ctx, threeplayers.New(p.three.Start.Left, threeplayers.Rule(rule)))
	}
}

func (p *Page) onSet(ctx app.Context, e app.Event) {
	e.PreventDefault()
	set, err := engine.ParseSet(strings.ReplaceAll(p.field.Typed, " ", ""))
	switch {
	case err != nil:
		p.field.Refuse(p.field.Typed, err)
	case set.Len() == 0 || set.Len() > largest:
		p.field.Problem = "Three can play with one to twenty numbers here."
	default:
		p.another(ctx, threeplayers.New(set, p.three.Start.Rule))
	}
}

func (p *Page) onBot(ctx app.Context, e app.Event) {
	for player := range threeplayers.Players {
		if bot, err := threeplayers.BotNamed(shell.Chosen(ctx)); err == nil && ctx.JSSrc().Get("id").String() == botField(player) {
			p.three.Bots[player] = bot
		}
	}
}

func (p *Page) onSimulate(ctx app.Context, e app.Event) {
	p.three.Simulate(rand.Uint64() >> 1)
	p.simulating.Start(p.own, &p.three.answers, p.three.Questions()...)
}

func botField(player int) string { return "bot-" + strconv.Itoa(player+1) }
