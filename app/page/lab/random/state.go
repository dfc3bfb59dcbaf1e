// Package random is the page of the Lab on random play: how well the best answer to it
// does, exactly, and a board on which to try that answer.
package random

import (
	"errors"
	"math/rand/v2"
	"strings"

	"catchup/app/ui/match"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// largest is how many numbers a game may have: with more the advice takes too long.
const largest = 10

// Duel is games against Random, with the counter-strategy's advice.
type Duel struct {
	Match   *match.Match
	Results map[engine.Outcome]int // of the games finished on this page, for the visitor

	advice  []Advice
	advised engine.Position // what the advice is for
	counted string          // the finished game that is among the results
}

// Advice is a move with the odds, in percent, of a game in which the visitor goes on
// with the best answer.
type Advice struct {
	Move            engine.Move
	Win, Draw, Loss float64
}

// second marks a link in which the visitor is P2.
const second = "P2/"

// NewDuel returns a duel at the current position of a game.
func NewDuel(game *engine.Game, human engine.Player) *Duel {
	d := &Duel{Results: map[engine.Outcome]int{}}
	d.begin(game, human)
	return d
}

func (d *Duel) begin(game *engine.Game, human engine.Player) {
	d.Match = match.New(game, bot.Random, human)
}

// Open reads what a link says: a game, such as 1-10/3, after P2/ if the visitor moves
// second.
func Open(text string) (*Duel, error) {
	human := engine.P1
	rest, found := strings.CutPrefix(text, second)
	if found {
		human = engine.P2
	}
	game, err := engine.ParseGame(rest)
	if err != nil {
		return nil, err
	}
	if n := game.Start().Left.Len(); n == 0 || n > largest {
		return nil, errors.New("one to ten numbers can be played with here")
	}
	return NewDuel(game, human), nil
}

// Link is what [Open] reads.
func (d *Duel) Link() string {
	if d.Match.Human == engine.P2 {
		return second + d.Match.Game.String()
	}
	return d.Match.Game.String()
}

// Reply plays for Random as long as it is to move.
func (d *Duel) Reply(r *rand.Rand) {
	for d.Match.BotToMove() {
		p := d.Match.Game.Position()
		move, err := bot.Chain{}.Choose(p, nil, r, nil)
		if err != nil {
			panic(err) // without a tick there is none
		}
		d.Match.Answer(p, move)
		d.Match.Skip()
	}
	if game := d.Match.Game; game.Over() && d.counted != game.String() {
		d.counted = game.String()
		outcome, _ := game.Result(d.Match.Human)
		d.Results[outcome]++
	}
}

// Again begins another game with the same numbers.
func (d *Duel) Again(human engine.Player) {
	d.counted = ""
	d.begin(engine.NewGame(d.Match.Game.Start()), human)
}

// Question asks for advice, if any is wanted.
func (d *Duel) Question() (q lab.Question, wanted bool) {
	p := d.Match.Game.Position()
	if p.Over() || d.Match.BotToMove() || d.advice != nil && d.advised == p {
		return "", false
	}
	return lab.Answers(p, bot.Random), true
}

// Learn takes the advice for the position.
func (d *Duel) Learn(p engine.Position, t lab.Table) error {
	var advice []Advice
	for _, row := range t.Rows() {
		move, err := engine.ParseSet(row["move"])
		if err != nil {
			return err
		}
		advice = append(advice, Advice{move, row.Number("win_percent"), row.Number("draw_percent"), row.Number("loss_percent")})
	}
	d.advice, d.advised = advice, p
	return nil
}

// Advice returns every move, best first, if it is known for where the game stands.
func (d *Duel) Advice() []Advice {
	if p := d.Match.Game.Position(); !d.Match.BotToMove() && !p.Over() && p == d.advised {
		return d.advice
	}
	return nil
}
