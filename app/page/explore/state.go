package explore

import (
	"strings"

	"catchup/app/client"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/solver"
	"catchup/puzzles"
)

// Study is a position that is looked into, the way to it, and what is known of it.
type Study struct {
	board.Hand
	Game *engine.Game
	Known
}

// Known is what has been found out about the position of a study.
type Known struct {
	Value    *solver.Evaluation // nil until it is there
	Line     *engine.Game       // to the end with best play on both sides; nil until it is there
	Choices  []solver.Choice    // what bots do here
	Puzzle   bool               // the position is one
	TooLarge bool               // for a table: it can be searched
	Untold   bool               // by how much is too large for a table, although the outcome is not
	Failure  string             // what else went wrong, for the visitor
}

// Open returns the study of what is written: a position or a game in notation, or
// a link to one. The error says what is wrong with it.
func Open(text string) (*Study, error) {
	if _, behind, link := strings.Cut(text, "#"); link {
		text = behind
	}
	game, err := engine.ParseGame(strings.TrimSpace(text))
	if err != nil {
		return nil, err
	}
	return &Study{Game: game}, nil
}

// Text returns the game as it stands in an address.
func (s *Study) Text() string { return s.Game.String() }

// View returns the board: whoever explores plays both sides.
func (s *Study) View() board.View {
	return board.View{Game: s.Game, Picked: s.Picked, Seats: board.Marks}
}

// Take plays a legal move.
func (s *Study) Take(move engine.Move) {
	s.Clear()
	s.Game = s.Game.After(move)
}

// Valued takes what the position is worth, or why that is not known.
func (k *Known) Valued(game *engine.Game, value solver.Evaluation, err error) {
	switch {
	case client.TooLarge(err) && k.Value != nil:
		k.Untold = true
	case client.TooLarge(err):
		k.TooLarge = true
	case err != nil:
		k.Failure = shell.Sentence(err.Error())
	default:
		k.Value = &value
		k.Puzzle = isPuzzle(game, value)
	}
}

// puzzleMost is how many numbers a puzzle has at most that is looked for here: the
// proof then takes a few milliseconds.
const puzzleMost = 12

// isPuzzle reports whether the position is a puzzle: a single move that keeps what
// there is, and sound.
func isPuzzle(game *engine.Game, value solver.Evaluation) bool {
	good := [...]uint64{value.Losses, value.Draws, value.Wins}[value.Outcome+1]
	if game.Position().Left.Len() > puzzleMost || value.Outcome > engine.Loss && good != 1 {
		return false
	}
	_, err := puzzles.Open(game.String())
	return err == nil
}

// Turns returns the turns of the best line from the current position on.
func (s *Study) Turns() []Turn {
	if s.Line == nil {
		return nil
	}
	return turns(s.Line, len(s.Game.Moves()))
}

// Turn is a turn of a line.
type Turn struct {
	Mover  engine.Player
	Move   engine.Move
	Behind int    // how far the mover was behind before it
	Game   string // so far, with this turn, in notation
}

// turns returns the turns of a game, without the first few.
func turns(game *engine.Game, skip int) []Turn {
	var list []Turn
	for i, m := range game.Moves()[skip:] {
		before, after := game.At(skip+i), game.At(skip+i+1)
		list = append(list, Turn{before.Mover(), m, before.Position().Deficit, after.String()})
	}
	return list
}
