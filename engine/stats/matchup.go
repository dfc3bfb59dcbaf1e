package stats

import (
	"math/big"
	"strconv"

	"catchup/engine"
)

// Match returns the odds of a game from start in which the first to move, P1, plays
// by one policy and P2 by the other: a cell of the paper's Tables 3 and 4, exact.
//
// Its time is in proportion to the moves of all positions that the two can reach, and
// its memory to these positions. Where both play at random they are all there are: some
// 0.2 s and 4 MB for {1..10}, 1.2 s and 25 MB for {1..12}. The error is a
// [*TooManyError] if there are more than limit, or at one of them more moves than
// that. Progress is the share of the games that have been followed to the end.
func Match(start engine.Position, p1, p2 Policy, limit int, progress engine.Progress) (Odds, error) {
	return newMatchup(average(p1), average(p2), limit, progress).odds(start)
}

// chances are the exact probabilities that P1 wins and loses.
type chances struct{ win, loss *big.Rat }

// player settles a position at which it is to move. It calls after for each move it
// looks at, with the number of them, and returns the chances that come of it all.
type player func(p engine.Position, after func(m engine.Move, of int) (chances, error)) (chances, error)

// matchup is two players at work on each other, with what is known by now.
type matchup struct {
	players  [2]player
	known    map[state]chances
	limit    int // of states, and of moves at one of them
	progress engine.Progress
	done     float64 // share of the games
}

func newMatchup(p1, p2 player, limit int, progress engine.Progress) *matchup {
	return &matchup{players: [2]player{p1, p2}, known: map[state]chances{}, limit: limit, progress: progress}
}

// state is a position and who is to move.
type state struct {
	position engine.Position
	mover    engine.Player
}

// odds settles the game from start, with P1 to move.
func (m *matchup) odds(start engine.Position) (Odds, error) {
	result, err := m.settle(state{start, engine.P1}, 1)
	if err != nil {
		return Odds{}, err
	}
	return result.odds(), m.progress.Tell(1)
}

// odds returns the chances with that of a draw.
func (c chances) odds() Odds {
	draw := new(big.Rat).SetInt64(1)
	draw.Sub(draw, c.win).Sub(draw, c.loss)
	return Odds{c.win, draw, c.loss}
}

// TooManyError says that two players can reach more positions, or choose from more
// moves at one of them, than was allowed.
type TooManyError struct {
	Position engine.Position // where it was too many
	Limit    int
}

func (e *TooManyError) Error() string {
	return "at " + e.Position.Short() + " there are more than " + strconv.Itoa(e.Limit) + " positions or moves to look at"
}

// settle returns the chances from s on, which are not to be changed. The games that
// go through s are the given share of all.
func (m *matchup) settle(s state, share float64) (chances, error) {
	if s.position.Over() {
		m.done += share
		return certain(s.outcome()), nil
	}
	if known, found := m.known[s]; found {
		m.done += share
		return known, nil
	}
	if len(m.known) >= m.limit || s.position.CountMoves() > uint64(m.limit) {
		return chances{}, &TooManyError{s.position, m.limit}
	}
	result, err := m.players[s.mover](s.position, func(move engine.Move, of int) (chances, error) {
		return m.settle(s.after(move), share/float64(of))
	})
	if err != nil {
		return chances{}, err
	}
	m.known[s] = result
	return result, m.progress.Tell(min(m.done, 1))
}

// after returns the state after a move.
func (s state) after(move engine.Move) state {
	next, passed := s.position.After(move)
	if passed {
		return state{next, s.mover.Other()}
	}
	return state{next, s.mover}
}

// outcome returns how a game that is over ended for P1.
func (s state) outcome() engine.Outcome {
	outcome := engine.OutcomeOf(s.position.Margin())
	if s.mover == engine.P2 {
		return outcome.Opposite()
	}
	return outcome
}

var never, always = new(big.Rat), new(big.Rat).SetInt64(1)

// certain returns the chances when a game has ended so.
func certain(outcome engine.Outcome) chances {
	switch outcome {
	case engine.Win:
		return chances{always, never}
	case engine.Loss:
		return chances{never, always}
	default:
		return chances{never, never}
	}
}

// average is the player who makes each move of the policy with the same probability.
func average(policy Policy) player {
	return func(p engine.Position, after func(m engine.Move, of int) (chances, error)) (chances, error) {
		moves := policy(p)
		mean := chances{new(big.Rat), new(big.Rat)}
		for _, move := range moves {
			next, err := after(move, len(moves))
			if err != nil {
				return chances{}, err
			}
			mean.win.Add(mean.win, next.win)
			mean.loss.Add(mean.loss, next.loss)
		}
		each := big.NewRat(1, int64(len(moves)))
		mean.win.Mul(mean.win, each)
		mean.loss.Mul(mean.loss, each)
		return mean, nil
	}
}
