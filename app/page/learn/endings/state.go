// Package endings is the page on the last three and the last four numbers: the case
// analysis of K. Chau Gin Feng's thesis, corrected, as a decision tree that lights up
// the case of any position, and a drill on it.
package endings

import (
	"slices"
	"strings"

	"catchup/app/ui/setup"
	"catchup/engine"
	"catchup/engine/endgame"
	"catchup/engine/solver"
	"catchup/puzzles"
)

// most is how many numbers can be left in an end game.
const most = 4

var rules = setup.Rules{
	Most: most,
	Full: "There are four numbers. Take one out first.",
	More: func(int) string {
		return "this page is about the last three and four numbers; Explore takes more of them"
	},
}

// Verdict is what is to be said of a position with three or four numbers left.
type Verdict struct {
	Position engine.Position
	Analysis endgame.Analysis
	Solved   solver.Evaluation // by the solver, which knows nothing of the cases
	Puzzle   bool              // there is a right move to be found
}

// memory is what the table of an end game may take, in bytes.
const memory = 1 << 16

// Judge looks a position up and solves it. It takes about a millisecond. There is no
// verdict if it has not three or four numbers left.
func Judge(p engine.Position) *Verdict {
	analysis, err := endgame.Analyse(p)
	if err != nil {
		return nil
	}
	solved, err := (&solver.Evaluate{Position: p, Limit: solver.Most}).Answer(solver.New(memory), nil)
	if err != nil {
		panic(err) // four numbers take some hundred bytes
	}
	puzzle, err := puzzles.Prove(engine.NewGame(p))
	return &Verdict{
		Position: p,
		Analysis: analysis,
		Solved:   solved,
		Puzzle:   err == nil && puzzle.Task != puzzles.Resist,
	}
}

// Keeping returns the moves that keep what the position is worth.
func (v *Verdict) Keeping() []engine.Move {
	var moves []engine.Move
	for _, m := range v.Solved.Moves {
		if m.Outcome == v.Solved.Outcome {
			moves = append(moves, m.Move)
		}
	}
	return moves
}

// Difference returns what was wrong with a case as it was printed, if anything was.
func Difference(name string) (d endgame.Difference, wrong bool) {
	at := slices.IndexFunc(endgame.Differences, func(d endgame.Difference) bool { return d.Case == name })
	if at < 0 {
		return endgame.Difference{}, false
	}
	return endgame.Differences[at], true
}

// outline is where the thesis has a case: its section and the letters of its outline.
func outline(name string) string {
	section := "2.2.4"
	rest, level := strings.CutPrefix(name[1:], ".0")
	switch {
	case name[0] == '3' && level:
		section = "2.2.1"
	case level:
		section = "2.2.2"
	case name[0] == '3':
		section = "2.2.3"
	}
	return strings.TrimSuffix("section "+section+", "+strings.TrimPrefix(rest, "."), ", ")
}
