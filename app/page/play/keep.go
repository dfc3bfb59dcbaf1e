package play

import (
	"slices"

	"catchup/app/clock"
	"catchup/app/store"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keptMost is how many games are kept; the one that was not played for longest
// goes first.
const keptMost = 30

// keep puts the game into the page's address, and into what is kept between visits.
func (p *Page) keep(ctx app.Context) {
	shell.Address(ctx, p.match.Game.String())
	shell.Keep(ctx, func(d *store.Data) { keepIn(d, p.match) })
}

// keepIn puts the match into the record: as the last one, and, once it has gone on
// from where it was opened, at the head of the games kept.
func keepIn(d *store.Data, m *match.Match) {
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
	if len(m.Game.Moves()) == 0 || m.Game.String() == m.Opened {
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
func matchOf(k store.Kept) (*match.Match, error) {
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
	m := match.New(game, k.Opponent, human)
	m.ID, m.Margin = k.ID, k.Margin
	return m, nil
}

// aidsOf returns the help that was last shown.
func aidsOf(p store.Play) match.Aids {
	if p.Help {
		return match.Winner | match.Worths // as the first release kept it
	}
	return match.AidsOf(p.Aids)
}
