package stats

import (
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
)

// Quality says what kind of game a set makes: four answers to the paper's question
// which sets are enjoyable, each a share.
type Quality struct {
	Outcome engine.Outcome // under best play, for P1
	Draws   float64        // of all play-throughs that are drawn
	// Upsets is the share of those positions with somebody ahead, at which a turn can
	// begin, where who is behind wins under best play.
	Upsets Share
	// Narrow is the share of those positions that the player to move wins, with
	// several moves to choose from, where a single move wins.
	Narrow Share
	// Slip is what a first turn at random gives away on average where everybody plays
	// best before and after, as a share of a game: from a win to a loss it is a whole
	// one, to or from a draw half of one. It is the mean over the two players. The
	// turn of P1 is at the start, that of P2 after each of P1's best numbers; the
	// moves of a turn count once each.
	Slip float64
}

// Share is so many of so many.
type Share struct{ Of, All int }

// QualityOf returns the quality of a set. Its time is in proportion to the moves of all
// positions that a game can reach: 0.5 ms for {1..7}, 50 ms for {1..12}. The errors are
// those of [PlayThroughs] and, if there are more positions than that, a
// [*TooManyError].
func QualityOf(set engine.Set, bytes uint64, positions int) (Quality, error) {
	start := engine.Position{Left: set}
	openings, err := PlayThroughs(set, bytes, nil)
	if err != nil {
		return Quality{}, err
	}
	table, err := induction.New(start, bytes, nil)
	if err != nil {
		return Quality{}, err
	}
	q := Quality{Outcome: table.Outcome(start)}
	q.Draws, _ = openings.All.Odds().Draw.Float64()

	// 1. Go through all positions at which a turn can begin.
	met := map[engine.Position]bool{start: true}
	for open := []engine.Position{start}; len(open) > 0; {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		outcome := table.Outcome(p)
		if p.Deficit > 0 {
			q.Upsets.count(outcome == engine.Win)
		}
		moves, wins := 0, 0
		for move := range p.Moves() {
			next, _ := p.After(move)
			moves++
			if bot.Outcome(p, move, table.Outcome) == engine.Win {
				wins++
			}
			if !next.Over() && !met[next] {
				if len(met) == positions {
					return Quality{}, &TooManyError{next, positions}
				}
				met[next] = true
				open = append(open, next)
			}
		}
		if outcome == engine.Win && moves > 1 {
			q.Narrow.count(wins == 1)
		}
	}

	// 2. What a first turn at random gives away.
	first := given(table, start)
	second, replies := 0.0, 0
	for move := range start.Moves() {
		next, _ := start.After(move)
		if !next.Over() && bot.Outcome(start, move, table.Outcome) == q.Outcome {
			second += given(table, next)
			replies++
		}
	}
	if replies > 0 {
		second /= float64(replies)
	}
	q.Slip = (first + second) / 2
	return q, nil
}

func (s *Share) count(is bool) {
	s.All++
	if is {
		s.Of++
	}
}

// given returns how much of a game a move at random gives away at p.
func given(table *induction.Tablebase, p engine.Position) float64 {
	best, lost, moves := table.Outcome(p), 0, 0
	for move := range p.Moves() {
		lost += int(best - bot.Outcome(p, move, table.Outcome))
		moves++
	}
	return float64(lost) / 2 / float64(moves)
}
