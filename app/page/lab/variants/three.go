package variants

import (
	"math/rand/v2"

	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/threeplayers"
)

// Three is a game of three on the board, and games of three that are simulated.
type Three struct {
	Start threeplayers.Game
	Picks []int
	Alone bool // the visitor is P1, and the others are bots that play at random

	Bots    [threeplayers.Players]threeplayers.Bot // of the simulation
	batches []lab.Query[lab.Third]                 // that are simulated, or wanted
	answers study.Answers
}

// largest is how many numbers a game of three may have here.
const largest = 20

// NewThree returns the game that one begins with.
func NewThree(start threeplayers.Game) *Three { return &Three{Start: start} }

// Game returns the game as it stands.
func (t *Three) Game() threeplayers.Game {
	g, err := t.Start.Play(t.Picks)
	if err != nil {
		panic(err) // every pick was legal
	}
	return g
}

// Link is the game in words.
func (t *Three) Link() string { return threeplayers.Text(t.Start, t.Picks) }

// Pick takes n for the mover, if it is left.
func (t *Three) Pick(n int) {
	if t.Game().Left.Count(n) > 0 {
		t.Picks = append(t.Picks, n)
	}
}

// Reply lets the bots play until it is the visitor's turn.
func (t *Three) Reply(r *rand.Rand) {
	for g := t.Game(); t.Alone && !g.Over() && g.Mover != 0; g = t.Game() {
		t.Pick(threeplayers.Random.Choose(g, r))
	}
}

// Undo takes back the last number; alone also those that the bots took after the
// visitor's last.
func (t *Three) Undo() {
	for len(t.Picks) > 0 {
		t.Picks = t.Picks[:len(t.Picks)-1]
		if !t.Alone || t.Game().Mover == 0 {
			return
		}
	}
}

// Taken returns the numbers that each player has taken, in order.
func (t *Three) Taken() (taken [threeplayers.Players][]int) {
	g := t.Start
	for _, n := range t.Picks {
		taken[g.Mover] = append(taken[g.Mover], n)
		g = g.Pick(n)
	}
	return taken
}

// batches are how many games are simulated at a time.
var batches = []int{1_000, 4_000, 15_000, 30_000, 50_000}

// Simulate forgets the games simulated so far and has [Three.Questions] ask for new ones.
func (t *Three) Simulate(seed uint64) {
	var names [threeplayers.Players]string
	for i, b := range t.Bots {
		names[i] = threeplayers.Bots[b]
	}
	t.batches = nil
	for i, games := range batches {
		t.batches = append(t.batches, lab.Trio(t.Start.Left, threeplayers.Rules[t.Start.Rule], names, games, seed+uint64(i)))
	}
}

// Questions asks for the simulated games.
func (t *Three) Questions() []lab.Asked { return study.Asked(t.batches) }

// Tally is how the games simulated so far ended.
func (t *Three) Tally() (tally threeplayers.Tally) {
	for _, q := range t.batches {
		for player, line := range study.Lines(&t.answers, q) {
			tally.Won[player] += line.Won
			tally.Shared[player] += line.Shared
			if player == 0 {
				tally.Games += line.Games
			}
		}
	}
	return tally
}

// figure is a chart of the estimates.
func figure(tally threeplayers.Tally) chart.Figure {
	won := chart.Series{Name: "wins alone", Shape: chart.Bars, Look: chart.First}
	shared := chart.Series{Name: "shares the first place", Shape: chart.Bars, Look: chart.Second}
	for player := range threeplayers.Players {
		y, bar := study.Estimate(tally.Won[player], tally.Games)
		won.Points = append(won.Points, chart.Point{X: float64(player), Y: y, Error: bar})
		y, bar = study.Estimate(tally.Shared[player], tally.Games)
		shared.Points = append(shared.Points, chart.Point{X: float64(player), Y: y, Error: bar})
	}
	return chart.Figure{
		Title:  "An estimate from " + words.Number(float64(tally.Games), 0) + " simulated games; the bars are two standard errors",
		X:      chart.Axis{Title: "player, in the order of the first turns", Names: []string{"P1", "P2", "P3"}},
		Y:      chart.Axis{Title: "% of games", Decimals: 2},
		Series: []chart.Series{won, shared},
	}
}

// firstThree is the game of three that is shown at first.
var firstThree = threeplayers.New(engine.OneTo(9), threeplayers.Leader)
