package heuristics

import (
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
)

// milestones are after how many games the shares are marked down.
var milestones = []int{100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000}

// Sample is games of one pairing that are simulated.
type Sample struct {
	Pair Pair

	batches []lab.Query[lab.Sampled] // up to each milestone from the one before
	answers study.Answers
}

// Mark is how things stood after so many games.
type Mark struct{ Games, Wins int }

// Share returns P1's share of wins in percent, and two standard errors of it.
func (m Mark) Share() (percent, bar float64) { return study.Estimate(m.Wins, m.Games) }

// NewSample returns a sample without games yet.
func NewSample(set engine.Set, pair Pair, seed uint64) *Sample {
	s, before := &Sample{Pair: pair}, 0
	for i, games := range milestones {
		s.batches = append(s.batches, lab.Sample(engine.Position{Left: set}, pair.P1, pair.P2, games-before, seed, uint64(i)))
		before = games
	}
	return s
}

// Questions asks for all games.
func (s *Sample) Questions() []lab.Asked { return study.Asked(s.batches) }

// Marks returns how things stood at each milestone so far.
func (s *Sample) Marks() (marks []Mark) {
	var at Mark
	for _, q := range s.batches {
		some, played := study.One(&s.answers, q)
		if !played {
			break
		}
		at.Games += some.Games
		at.Wins += some.Win
		marks = append(marks, at)
	}
	return marks
}
