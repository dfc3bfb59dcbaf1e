package play

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"catchup/app/clock"
	"catchup/app/store"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keptMost is how many games are kept; the one that was not played for longest
// goes first.
const keptMost = 30

// The paces at which the bot's turn is shown, by their names in the settings.
var paces = []struct {
	name, text string
	rod        time.Duration
}{
	{"slow", "Slowly", 1000 * time.Millisecond},
	{"", "Calmly", 450 * time.Millisecond},
	{"fast", "Fast", 180 * time.Millisecond},
	{"instant", "At once", 0},
}

// pace returns how long each rod of the bot's is seen before the next. It is 0 for
// those who asked their device for less motion.
func pace() time.Duration {
	if app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool() {
		return 0
	}
	kept, _ := store.Visitor()
	speed := kept.Data().Settings.Speed
	for _, p := range paces {
		if p.name == speed {
			return p.rod
		}
	}
	return paces[1].rod
}

// keep puts the game where it is to be kept.
func (t *Table) keep(ctx app.Context) {
	address := *ctx.Page().URL()
	text := t.Match.Game.String()
	if t.Keep == Nowhere || t.Match.Watching() {
		return
	}
	if address.Fragment != text {
		address.Fragment = text
		ctx.Page().ReplaceURL(&address)
	}
	kept, _ := store.Visitor()
	shell.Report(ctx, kept.Update(t.Match.keptIn))
}

// keptIn puts the match into the record: as the last one, and, once it has gone on
// from where it was opened, at the head of the games kept.
func (m *Match) keptIn(d *store.Data) {
	d.Play = store.Play{
		Game:     m.Game.String(),
		Opponent: m.Opponent,
		Second:   m.Human == engine.P2,
		Aids:     m.Aids.String(),
		Margin:   m.Margin,
		Beside:   d.Play.Beside,
		ID:       m.ID,
		Chosen:   true,
	}
	if len(m.Game.Moves()) == 0 || m.Game.String() == m.opened {
		return
	}
	games := slices.DeleteFunc(slices.Clone(d.Games), func(k store.Kept) bool { return k.ID == m.ID })
	d.Games = append([]store.Kept{{
		ID:       m.ID,
		Game:     m.Game.String(),
		Opponent: m.Opponent,
		Second:   m.Human == engine.P2,
		Day:      clock.Today().String(),
		Margin:   m.Margin,
	}}, games[:min(len(games), keptMost-1)]...)
}

// matchOf returns the match that was kept. The error is that of the game's
// notation.
func matchOf(k store.Kept) (*Match, error) {
	game, err := engine.ParseGame(k.Game)
	if err != nil {
		return nil, err
	}
	human := engine.P1
	if k.Second {
		human = engine.P2
	}
	if _, err := bot.Named(k.Opponent); err != nil {
		k.Opponent = "" // a bot of another release
	}
	m := NewMatch(game, k.Opponent, human)
	m.ID, m.Margin = k.ID, k.Margin
	return m, nil
}

// aidsOf returns the help that was last shown.
func aidsOf(p store.Play) Aids {
	if p.Help {
		return Winner | Worths // as the first release kept it
	}
	return AidsOf(p.Aids)
}

// newID returns an id for a game, different from all others.
func newID() string { return strconv.FormatUint(rand.Uint64(), 36) }
