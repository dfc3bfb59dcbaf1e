package solver

import (
	"catchup/engine"
	"catchup/engine/wire"
)

// Evaluation is what a position and its moves are worth to the player to move.
type Evaluation struct {
	Outcome engine.Outcome
	// Measured reports whether the margins are there too, here and with each move:
	// by how many points best play wins, negative if it loses, when both win by as
	// much or lose by as little as they can.
	Measured bool
	Margin   int
	Total    uint64 // how many distinct moves there are
	// Counted reports whether all moves were looked at. They are unless there are
	// more than [Most]; otherwise the next three are unknown and no move is listed.
	Counted             bool
	Wins, Draws, Losses uint64
	// Moves lists the best moves: by outcome, by margin if measured, then by how many
	// numbers they take, then by the numbers. It has all of them unless the question
	// set a limit.
	Moves []Judged
}

// Judged is a move and what it is worth to the player who makes it.
type Judged struct {
	Move    engine.Move
	Outcome engine.Outcome
	Margin  int // 0 unless measured
}

// Evaluate asks what a position and its moves are worth, and for at most so many of the
// best moves.
type Evaluate struct {
	Position engine.Position
	Limit    int
	Margins  bool // by how much, too, which takes more memory
}

// Kind implements [Question].
func (q *Evaluate) Kind() string { return "evaluate" }

// Fields implements [Question].
func (q *Evaluate) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Count("a limit", &q.Limit)
	l.Bool(&q.Margins)
}

// Result implements [Question].
func (q *Evaluate) Result(l *wire.Line, e *Evaluation) {
	l.Bool(&e.Measured)
	worth(l, &e.Outcome, &e.Margin, e.Measured)
	l.Uint("the number of moves", &e.Total)
	if l.Bool(&e.Counted); e.Counted {
		l.Uint("wins", &e.Wins)
		l.Uint("draws", &e.Draws)
		l.Uint("losses", &e.Losses)
		judgedMoves(l, &e.Moves, e.Measured)
	}
}

// judgedMoves are moves and what each is worth.
func judgedMoves(l *wire.Line, moves *[]Judged, measured bool) {
	for i := range wire.List(l, "moves", moves) {
		j := &(*moves)[i]
		l.Move(&j.Move)
		worth(l, &j.Outcome, &j.Margin, measured)
	}
}

// worth is a margin, from which the outcome follows, or the outcome as one of 1, 0, -1.
func worth(l *wire.Line, outcome *engine.Outcome, margin *int, measured bool) {
	if !measured {
		points := int(*outcome)
		margin = &points
	}
	l.Int("a margin", margin)
	*outcome = engine.OutcomeOf(*margin)
}

// rank is by what moves are sorted before their numbers: a margin, or an outcome as
// the margin of 1, 0 or -1, and how many numbers they take.
type rank struct{ margin, length int }

// Answer implements [Question]. The error is an [*induction.TooLargeError] or that of
// progress.
func (q *Evaluate) Answer(s *Solver, progress Progress) (Evaluation, error) {
	p, limit, measured := q.Position, q.Limit, q.Margins
	margin, err := s.measure(p, measured, progress)
	if err != nil {
		return Evaluation{}, err
	}
	e := Evaluation{Outcome: engine.OutcomeOf(margin(p)), Measured: measured, Total: p.CountMoves()}
	if measured {
		e.Margin = margin(p)
	}
	if e.Counted = e.Total <= s.most; !e.Counted {
		return e, nil
	}
	// Moves come in the order of their numbers, so sorting them takes no more than
	// putting each with those of its rank.
	var count [3]uint64
	ranked := map[rank][]engine.Move{}
	highest, lowest := -engine.MaxDeficit, engine.MaxDeficit
	tick := progress.ticks()
	for m := range p.Moves() {
		next, passed := p.After(m)
		r := rank{margin(next), m.Len()}
		if passed {
			r.margin = -r.margin
		}
		highest, lowest = max(highest, r.margin), min(lowest, r.margin)
		count[engine.OutcomeOf(r.margin)+1]++
		if same := ranked[r]; len(same) < limit {
			ranked[r] = append(same, m)
		}
		if err := tick(); err != nil {
			return Evaluation{}, err
		}
	}
	e.Losses, e.Draws, e.Wins = count[0], count[1], count[2]
	for margin := highest; margin >= lowest; margin-- {
		for length := 1; length <= p.Left.Len(); length++ {
			for _, m := range ranked[rank{margin, length}] {
				if len(e.Moves) == limit {
					return e, nil
				}
				judged := Judged{Move: m, Outcome: engine.OutcomeOf(margin)}
				if measured {
					judged.Margin = margin
				}
				e.Moves = append(e.Moves, judged)
			}
		}
	}
	return e, nil
}
