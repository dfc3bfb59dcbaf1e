package solver

import (
	"math/rand/v2"
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
	"catchup/engine/search"
	"catchup/engine/wire"
)

// Reply asks for the move that the bot of that name makes. The same seed gives the same
// move.
type Reply struct {
	Position engine.Position
	Bot      string
	Seed     uint64
}

// Kind implements [Question].
func (q *Reply) Kind() string { return "reply" }

// Fields implements [Question].
func (q *Reply) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Word("a name", &q.Bot)
	l.Uint("a seed", &q.Seed)
}

// Result implements [Question].
func (q *Reply) Result(l *wire.Line, m *engine.Move) { l.Move(m) }

// Answer implements [Question]. A bot that asks for the value of positions, with a
// table of them too large, searches for a move that keeps what the position is worth.
// The error is that of progress, a [*bot.UnknownError] or one of its kind, or an
// [*Error]: if there is no move, if there are more than [Most], or if the search had to
// give up.
func (q *Reply) Answer(s *Solver, progress Progress) (engine.Move, error) {
	p := q.Position
	player, err := bot.Named(q.Bot)
	if err != nil {
		return engine.Move{}, err
	}
	if player.NeedsValue() && !s.fits(p) {
		return s.searched(p, progress)
	}
	if err := s.checkMoves(p); err != nil {
		return engine.Move{}, err
	}
	var value bot.Value
	if player.NeedsValue() {
		table, err := s.table(p, progress)
		if err != nil {
			return engine.Move{}, err
		}
		value = table.Outcome
	}
	return player.Choose(p, value, random(q.Seed), progress.ticks())
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// fits reports whether there is a table of everything that can follow from p, or
// room for one.
func (s *Solver) fits(p engine.Position) bool {
	if _, known := on[*induction.Tablebase](&s.shelf, p); known {
		return true
	}
	return induction.Size(p) <= s.shelf.limit
}

// replyNodes is how many nodes a bot searches at most that would need a table, when
// there is no room for one: some ten seconds in a browser. {1..30}, {1..32} and
// {1..36} take less; {1..33} and {1..34} more, but whoever asks again has the search
// go on.
const replyNodes = 1 << 21

// searched returns a move that keeps what p is worth, by a search.
func (s *Solver) searched(p engine.Position, progress Progress) (engine.Move, error) {
	found, err := s.search(p, search.Limits{Nodes: replyNodes, Memory: s.shelf.limit}, progress)
	if err == nil && found.Best.Len() == 0 {
		err = &Error{Unsolved, p.Short() + " is too large to be solved here: a search was given up after " +
			strconv.FormatUint(found.Nodes, 10) + " steps"}
	}
	return found.Best, err
}
