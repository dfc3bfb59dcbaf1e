package heuristics

import (
	"math"

	"catchup/engine"
	"catchup/engine/lab"
)

// milestones are after how many games the shares are marked down.
var milestones = []int{100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000}

// Sample is games of one pairing that have been simulated so far.
type Sample struct {
	Pair  Pair
	Marks []Mark
	seed  uint64
}

// Mark is how things stood after so many games.
type Mark struct{ Games, Wins int }

// Share returns P1's share of wins in percent, and two standard errors of it.
func (m Mark) Share() (percent, error float64) {
	share := float64(m.Wins) / float64(m.Games)
	return 100 * share, 200 * math.Sqrt(share*(1-share)/float64(m.Games))
}

// NewSample returns a sample without games yet.
func NewSample(pair Pair, seed uint64) *Sample { return &Sample{Pair: pair, seed: seed} }

// Questions asks for the games from each milestone to the next.
func (s *Sample) Questions(set engine.Set) []lab.Question {
	var questions []lab.Question
	before := 0
	for i, games := range milestones {
		questions = append(questions, lab.Sample(engine.Position{Left: set}, s.Pair.P1, s.Pair.P2, games-before, s.seed+uint64(i)))
		before = games
	}
	return questions
}

// Learn takes the games up to the next milestone.
func (s *Sample) Learn(t lab.Table) {
	row := t.Rows()[0]
	next := Mark{int(row.Number("games")), int(row.Number("win"))}
	if last := len(s.Marks) - 1; last >= 0 {
		next.Games += s.Marks[last].Games
		next.Wins += s.Marks[last].Wins
	}
	s.Marks = append(s.Marks, next)
}
