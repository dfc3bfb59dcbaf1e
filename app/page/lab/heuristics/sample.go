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

	set     engine.Set
	seed    uint64
	answers study.Answers
}

// Mark is how things stood after so many games.
type Mark struct{ Games, Wins int }

// Share returns P1's share of wins in percent, and two standard errors of it.
func (m Mark) Share() (percent, bar float64) { return study.Estimate(m.Wins, m.Games) }

// NewSample returns a sample without games yet.
func NewSample(set engine.Set, pair Pair, seed uint64) *Sample {
	return &Sample{Pair: pair, set: set, seed: seed}
}

// question asks for the games up to a milestone from the one before.
func (s *Sample) question(milestone int) lab.Query[lab.Sampled] {
	games := milestones[milestone]
	if milestone > 0 {
		games -= milestones[milestone-1]
	}
	return lab.Sample(engine.Position{Left: s.set}, s.Pair.P1, s.Pair.P2, games, s.seed, uint64(milestone))
}

// Questions asks for all games.
func (s *Sample) Questions() (questions []lab.Asked) {
	for i := range milestones {
		questions = append(questions, s.question(i))
	}
	return questions
}

// Marks returns how things stood at each milestone so far.
func (s *Sample) Marks() (marks []Mark) {
	var at Mark
	for i := range milestones {
		some, played := study.One(&s.answers, s.question(i))
		if !played {
			break
		}
		at.Games += some.Games
		at.Wins += some.Win
		marks = append(marks, at)
	}
	return marks
}
