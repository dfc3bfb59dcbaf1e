package explore

import (
	"slices"
	"strconv"

	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/solver"
)

// Contest is two moves of a position side by side.
type Contest struct {
	Game  *engine.Game
	Moves []solver.Judged // to choose from, best first
	Sides [2]Side
}

// Side is one of the two moves, and what is known of it.
type Side struct {
	solver.Judged
	game  *engine.Game  // before it
	Proof *refute.Proof // nil until it is there
	Reply engine.Move   // the best answer where there is no line; empty if there is none
}

// open reports whether the best answer to the move stands for a proof: where the line is
// not found, or the position is lost anyway.
func (s *Side) open() bool {
	if s.Proof.Refutes() {
		return len(s.Proof.Line) == 0
	}
	return s.Proof.Before == engine.Loss
}

// NewContest sets the best move against the first that is worth less, or the second
// if there is none. There must be two moves.
func NewContest(game *engine.Game, moves []solver.Judged) *Contest {
	other := slices.IndexFunc(moves, func(m solver.Judged) bool { return m.Outcome < moves[0].Outcome })
	c := &Contest{Game: game, Moves: moves}
	c.Choose(0, 0)
	c.Choose(1, max(other, 1))
	return c
}

// Choose puts a move on one of the two sides.
func (c *Contest) Choose(side, move int) { c.Sides[side] = Side{Judged: c.Moves[move], game: c.Game} }

// Chosen returns which of the moves is on a side.
func (c *Contest) Chosen(side int) int {
	return slices.IndexFunc(c.Moves, func(m solver.Judged) bool { return m.Move == c.Sides[side].Move })
}

// after returns the game with the move.
func (s *Side) after() *engine.Game { return s.game.After(s.Move) }

// line returns the turns of the shortest line after the move, or of the best answer.
func (s *Side) line() []Turn {
	made := len(s.game.Moves()) + 1
	switch {
	case s.Reply.Len() > 0:
		return turns(s.game.After(s.Move, s.Reply), made)
	case len(s.Proof.Line) > 0:
		return turns(s.game.After(s.Proof.Line...), made)
	}
	return nil
}

// verdicts say what a move does to what there was, by both.
var verdicts = map[[2]engine.Outcome]string{
	{engine.Win, engine.Win}:   "Keeps the win.",
	{engine.Win, engine.Draw}:  "Gives the win away: a draw is left.",
	{engine.Win, engine.Loss}:  "Turns the win into a loss.",
	{engine.Draw, engine.Draw}: "Keeps the draw.",
	{engine.Draw, engine.Loss}: "Gives the draw away, and loses.",
	{engine.Loss, engine.Loss}: "Loses, as every move does here.",
}

// verdict says what the move does, once that is proved.
func (s *Side) verdict() string { return verdicts[[2]engine.Outcome{s.Proof.Before, s.Proof.After}] }

// lineName says what the line shows.
func (s *Side) lineName() string {
	switch turns := len(s.line()); {
	case turns == 0:
		return ""
	case s.Reply.Len() > 0 && s.Proof.Refutes():
		return "The reply that punishes it"
	case s.Reply.Len() > 0:
		return "A reply that wins"
	case s.Proof.Refutes() && turns == 1:
		return "Refuted in one turn"
	case s.Proof.Refutes():
		return "Its shortest refutation, " + strconv.Itoa(turns) + " turns"
	default:
		return "It is settled in " + words.Count(turns, "turn", "turns") + " at the latest"
	}
}

// settled says what nobody can change any more after the line.
func (s *Side) settled() string {
	if s.Reply.Len() > 0 || len(s.Proof.Line) == 0 {
		return ""
	}
	worth := s.Proof.After
	who := s.game.Mover()
	if s.Proof.Refutes() {
		worth, who = worth.Opposite(), who.Other()
	}
	if game := s.game.After(s.Proof.Line...); game.Over() {
		return (board.View{Game: game, Seats: board.Marks}).Say()
	}
	from := "From there "
	if len(s.Proof.Line) == 1 {
		from = "Settled at once: from there "
	}
	if worth == engine.Draw {
		return from + draw.Name(who) + " has at least the draw, however both go on."
	}
	return from + draw.Name(who) + " wins, however both go on."
}

// answered is the first level of a proof: the replies that are met in the same way.
type answered struct {
	replies []engine.Move
	answer  engine.Move // empty if nothing more is needed
}

// answers returns the first level of the proof, if it is listed.
func (s *Side) answers() []answered {
	p := s.Proof
	if p.Tree == nil || p.Refutes() {
		return nil
	}
	var all []answered
	for _, reply := range p.Tree.Next {
		var answer engine.Move
		if len(reply.Next) > 0 {
			answer = reply.Next[0].Move
		}
		i := slices.IndexFunc(all, func(a answered) bool { return a.answer == answer })
		if i < 0 {
			i, all = len(all), append(all, answered{answer: answer})
		}
		all[i].replies = append(all[i].replies, reply.Move)
	}
	return all
}

// size says how large the proof or refutation is.
func (s *Side) size() string {
	switch p := s.Proof; {
	case p.Before == engine.Loss:
		return ""
	case p.Size == 0:
		return "A whole proof is too large to be looked for here."
	case p.Refutes():
		return "All of the refutation: " + words.Count(p.Size, "position", "positions") + "."
	default:
		return "The proof: " + words.Count(p.Size, "position", "positions") + "."
	}
}
