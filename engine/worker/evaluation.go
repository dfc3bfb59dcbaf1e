package worker

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// Evaluation is what a position and its moves are worth to the player to move.
type Evaluation struct {
	Outcome engine.Outcome
	Total   uint64 // how many distinct moves there are
	// Counted reports whether all moves were looked at. They are unless there are
	// more than [Most]; otherwise the next three are unknown and no move is listed.
	Counted             bool
	Wins, Draws, Losses uint64
	// Moves lists the best moves: by outcome, then by how many numbers they take,
	// then by the numbers. It has all of them unless the question set a limit.
	Moves []Judged
}

// Judged is a move and what it is worth to the player who makes it.
type Judged struct {
	Move    engine.Move
	Outcome engine.Outcome
}

// evaluate looks every move of p up in the table, which must cover p.
func (s *Solver) evaluate(p engine.Position, limit int, progress Progress) (Evaluation, error) {
	e := Evaluation{Outcome: s.table.Outcome(p), Total: p.CountMoves()}
	if e.Counted = e.Total <= s.most; !e.Counted {
		return e, nil
	}
	// Moves come in the order of their numbers, so sorting them by outcome and
	// length takes no more than putting each where it belongs.
	var count [3]uint64
	var sorted [3][engine.MaxCount + 1][]engine.Move
	looks := 0
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := s.table.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		count[outcome+1]++
		if same := &sorted[outcome+1][m.Len()]; len(*same) < limit {
			*same = append(*same, m)
		}
		if looks++; looks%glances == 0 {
			if err := progress.tell(1); err != nil {
				return Evaluation{}, err
			}
		}
	}
	e.Losses, e.Draws, e.Wins = count[0], count[1], count[2]
	for outcome := engine.Win; outcome >= engine.Loss; outcome-- {
		for _, same := range sorted[outcome+1] {
			for _, m := range same[:min(len(same), limit-len(e.Moves))] {
				e.Moves = append(e.Moves, Judged{m, outcome})
			}
		}
	}
	return e, nil
}

// String returns the evaluation as a line of text: outcome, number of moves, how
// many of them win, draw and lose, and the best ones, as in
//
//	win 8 1 1 6 1,2,7/1,7/4
//
// Which listed moves win, draw and lose follows from the counts. Unless all moves
// were counted it ends after the second word.
func (e Evaluation) String() string {
	line := e.Outcome.String() + " " + strconv.FormatUint(e.Total, 10)
	if !e.Counted {
		return line
	}
	for _, count := range []uint64{e.Wins, e.Draws, e.Losses} {
		line += " " + strconv.FormatUint(count, 10)
	}
	moves := make([]string, len(e.Moves))
	for i, judged := range e.Moves {
		moves[i] = judged.Move.List()
	}
	return line + " " + strings.Join(moves, "/")
}

// ParseEvaluation is the inverse of [Evaluation.String].
func ParseEvaluation(line string) (Evaluation, error) {
	words := words{text: line}
	e := Evaluation{Outcome: words.outcome(), Total: words.uint("the number of moves")}
	if words.err != nil || words.rest() == "" {
		return e, words.err
	}
	e.Counted = true
	e.Wins, e.Draws, e.Losses = words.uint("wins"), words.uint("draws"), words.uint("losses")
	if words.err != nil || words.rest() == "" {
		return e, words.err
	}
	for text := range strings.SplitSeq(words.rest(), "/") {
		move, err := engine.ParseSet(text)
		if err != nil {
			return e, err
		}
		outcome := engine.Loss
		switch listed := uint64(len(e.Moves)); {
		case listed < e.Wins:
			outcome = engine.Win
		case listed < e.Wins+e.Draws:
			outcome = engine.Draw
		}
		e.Moves = append(e.Moves, Judged{move, outcome})
	}
	return e, nil
}
