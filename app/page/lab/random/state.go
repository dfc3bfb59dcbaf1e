// Package random is the page of the Lab on random play: how well the best answer to it
// does, exactly, and a board on which to try that answer.
package random

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/match"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// largest is how many numbers a game may have: with more the advice takes too long.
const largest = 10

// Duel is games against Random, with the counter-strategy's advice.
type Duel struct {
	*match.Match
	Results map[engine.Outcome]int // of the games finished on this page, for the visitor

	advice  study.Answers
	counted string // the finished game that is among the results
}

// second marks a link in which the visitor is P2.
const second = "P2/"

// NewDuel returns a duel at the current position of a game.
func NewDuel(game *engine.Game, human engine.Player) *Duel {
	return &Duel{Match: match.New(game, bot.Random, human), Results: map[engine.Outcome]int{}}
}

// toMove reports whether the visitor is to move.
func (d *Duel) toMove() bool { return !d.Game.Over() && !d.BotToMove() }

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
	if d.Human == engine.P2 {
		return second + d.Game.String()
	}
	return d.Game.String()
}

// Reply plays for Random as long as it is to move.
func (d *Duel) Reply(r *rand.Rand) {
	for d.BotToMove() {
		move, err := bot.Chain{}.Choose(d.Game.Position(), nil, r, nil)
		if err != nil {
			panic(err) // without a tick there is none
		}
		d.Take(move)
	}
	if d.Game.Over() && d.counted != d.Game.String() {
		d.counted = d.Game.String()
		outcome, _ := d.Game.Result(d.Human)
		d.Results[outcome]++
	}
}

// Again begins another game with the same numbers.
func (d *Duel) Again(human engine.Player) {
	d.Match, d.counted = match.New(engine.NewGame(d.Game.Start()), bot.Random, human), ""
}

// question asks for advice at a position.
func question(p engine.Position) lab.Query[lab.Reply] { return lab.Answers(p, bot.Random) }

// Wanted is the question of which the answer helps where the game stands, if any does.
func (d *Duel) Wanted() []lab.Asked {
	if !d.toMove() {
		return nil
	}
	return []lab.Asked{question(d.Game.Position())}
}

// Advice returns every move, best first, if it is known for where the game stands.
func (d *Duel) Advice() []lab.Reply {
	if !d.toMove() {
		return nil
	}
	return study.Lines(&d.advice, question(d.Game.Position()))
}

// The games {1..N} that are looked at.
const fewest, most = 3, 10

// Study is how well Random does against others, as far as it is known.
type Study struct{ study.Answers }

// article is what the article prints: how often Random, moving first with {1..10}, wins
// against three strategies in 100,000 games each, in percent.
var article = [3]struct {
	Against, Does string
	Printed       float64
}{
	{bot.MaxScore, "maximises its lead", 41.7},
	{bot.MinScore, "minimises its lead", 60.9},
	{bot.UseMostNums, "takes as many numbers as possible", 46.5},
}

// Questions are what is to be asked.
func (s *Study) Questions() (questions []lab.Asked) {
	for n := fewest; n <= most; n++ {
		for as := engine.P1; as <= engine.P2; as++ {
			questions = append(questions, response(n, as))
		}
	}
	for _, a := range article {
		questions = append(questions, meeting(a.Against))
	}
	return questions
}

// response asks for the best answer to Random with {1..n}.
func response(n int, as engine.Player) lab.Query[lab.Responder] {
	return lab.Response(engine.Position{Left: engine.OneTo(n)}, as, bot.Random, lab.MostWins)
}

// meeting asks how Random does against a strategy of the article.
func meeting(against string) lab.Query[lab.Meeting] {
	return lab.Match(engine.Position{Left: engine.OneTo(most)}, bot.Random, against)
}

// Best returns what the best answer to Random has with {1..n}.
func (s *Study) Best(n int, as engine.Player) (lab.Responder, bool) {
	return study.One(&s.Answers, response(n, as))
}

// figure is a chart of what the best answers win.
func (s *Study) figure() chart.Figure {
	series := []chart.Series{
		{Name: "moving first", Shape: chart.Line, Look: chart.First},
		{Name: "moving second", Shape: chart.Line, Look: chart.Second},
	}
	for n := fewest; n <= most; n++ {
		for as := engine.P1; as <= engine.P2; as++ {
			if result, known := s.Best(n, as); known {
				series[as].Points = append(series[as].Points, chart.Point{X: float64(n), Y: result.Win, Href: route.Random.Href("1-" + strconv.Itoa(n))})
			}
		}
	}
	return chart.Figure{
		Title:  "How often the best answer to random play wins {1..N}, exactly",
		X:      chart.Axis{Title: "N"},
		Y:      chart.Axis{Title: "% won", Decimals: 2, From: 0, To: 100},
		Series: series,
	}
}
