package stats

import (
	"slices"

	"catchup/engine"
)

// Answer is a move of a player who knows how the other plays, with the odds, for that
// player, if both go on as in [BestResponse].
type Answer struct {
	Move engine.Move
	Odds Odds
}

// Answers returns every move of the player to move at p, who knows that the other
// follows a policy: the best first, and among equals in the order of
// [engine.Position.Moves]. The first has the odds of [BestResponse].
//
// Time, memory and errors are those of [BestResponse].
func Answers(p engine.Position, to Policy, aim Aim, limit int, progress engine.Progress) ([]Answer, error) {
	m := newMatchup(best(engine.P1, aim), average(to), limit, progress)
	moves := p.CountMoves()
	if moves > uint64(limit) {
		return nil, &TooManyError{p, limit}
	}
	type settled struct {
		move engine.Move
		chances
	}
	var all []settled
	for move := range p.Moves() {
		after, err := m.settle(state{p, engine.P1}.after(move), 1/float64(moves))
		if err != nil {
			return nil, err
		}
		all = append(all, settled{move, after})
	}
	slices.SortStableFunc(all, func(a, b settled) int { return aim.compare(b.chances, a.chances) })
	answers := make([]Answer, len(all))
	for i, s := range all {
		answers[i] = Answer{s.move, s.odds()}
	}
	return answers, progress.Tell(1)
}
