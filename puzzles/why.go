package puzzles

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
)

// why says in one sentence what the verdict rests on, from what stands on the
// board after the move and its answer.
func (a *Attempt) why(v Verdict) string {
	p := a.Game.Position()
	_, margin := a.Game.Result(a.Solver)
	left := p.Left.Sum()
	switch {
	case a.Puzzle.Task == Resist && v.Right:
		return "Only " + plus(v.Reply) + " beats it: any other reply, and you do not lose."
	case a.Puzzle.Task == Resist:
		return "That is answered in more than one way: the opponent hardly has to look."
	case p.Over() && margin > 0:
		return "Everything is taken, and you are " + strconv.Itoa(margin) + " ahead."
	case p.Over() && margin == 0:
		return "Everything is taken, and the scores are level."
	case p.Over():
		return "Everything is taken, and you are " + strconv.Itoa(-margin) + " behind."
	case v.Right && p.CountMoves() == 1:
		return "What is left plays itself: the " + v.Now.String() + " is yours."
	case v.Right && a.Solved:
		return "From here " + strconv.Itoa(bot.Good(p, a.Puzzle.value, 1<<30)) + " of your " +
			strconv.FormatUint(p.CountMoves(), 10) + " moves keep the " + v.Now.String() + "."
	case v.Right:
		return "Again only one move keeps the " + v.Now.String() + "."
	case left < p.Deficit:
		return "You now need " + strconv.Itoa(p.Deficit) + ", and all that is left, " + plus(p.Left) +
			", makes only " + strconv.Itoa(left) + ": you lose by " + strconv.Itoa(p.Deficit-left) + "."
	case left == p.Deficit:
		return "You now need " + strconv.Itoa(p.Deficit) + ", which is all that is left: " + plus(p.Left) + " makes a draw."
	case v.Now == engine.Draw:
		return "You now need " + strconv.Itoa(p.Deficit) + " with " + list(p.Left) +
			" left, and the best you can still reach is a draw."
	default:
		return "You now need " + strconv.Itoa(p.Deficit) + " with " + list(p.Left) +
			" left, and whatever you take, you lose."
	}
}

// plus returns the numbers as a sum: 1 + 2 + 7.
func plus(s engine.Set) string { return s.Join(" + ") }

// list returns the numbers as a list: 1, 2, 7.
func list(s engine.Set) string { return s.Join(", ") }
