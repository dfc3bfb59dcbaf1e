package puzzles

import (
	"strconv"
	"strings"

	"catchup/engine"
	"catchup/engine/bot"
)

// why says in one sentence what the verdict rests on, from what stands on the
// board after the move and its answer.
func (a *Attempt) why(v Verdict) string {
	p := a.Game.Position()
	_, margin := a.Game.Result(a.Solver)
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
	default:
		return a.Puzzle.punished(p)
	}
}

// fewWays is how many moves are told one by one.
const fewWays = 3

// punished says why p, which a wrong move and its answer led to, is not worth more:
//
//  1. What is left makes too little, or just enough for a draw.
//  2. There are three moves or fewer: how each of them is answered.
//  3. Nobody is ahead: how the move that is hardest to answer is answered.
//  4. No choice makes good the deficit exactly: so all go beyond it, for nothing.
//  5. Some choice does: how that is answered.
func (z *Puzzle) punished(p engine.Position) string {
	need, left, ways := strconv.Itoa(p.Deficit), p.Left.Sum(), p.CountMoves()
	each := "loses"
	if z.value(p) == engine.Draw {
		each = "draws at best"
	}
	begin := "You now need " + need + " with " + list(p.Left) + " left"
	if p.Deficit == 0 {
		begin = "The scores are level with " + list(p.Left) + " left"
	}
	moves := strconv.FormatUint(ways, 10) + " moves "
	exact, found := catching(p)
	switch {
	case left < p.Deficit: // 1
		return "You now need " + need + ", and all that is left, " + plus(p.Left) +
			", makes only " + strconv.Itoa(left) + ": you lose by " + strconv.Itoa(p.Deficit-left) + "."
	case left == p.Deficit:
		return "You now need " + need + ", which is all that is left: " + plus(p.Left) + " makes a draw."
	case ways == 1: // 2
		for m := range p.Moves() {
			return begin + ", and your only move " + each + ": " + z.answered(p, m) + "."
		}
	case ways <= fewWays:
		var answers []string
		for m := range p.Moves() {
			answers = append(answers, z.answered(p, m))
		}
		return begin + ", and each move " + each + ": " + strings.Join(answers, "; ") + "."
	case p.Deficit == 0: // 3
		return begin + ", and each of your " + moves + each + ": even " + z.answered(p, bot.Hardest(p, z.value)) + "."
	case !found: // 4
		return begin + ": no choice makes exactly " + need + ", and each of the " + moves + "beyond it " + each + "."
	}
	return begin + ", and each of your " + moves + each + ": even " + plus(exact) + ", exactly what you need, is answered by " +
		plus(z.reply(p, exact)) + "." // 5
}

// catching returns the first move that makes good a deficit exactly.
func catching(p engine.Position) (exact engine.Move, found bool) {
	for m := range p.Moves() {
		if m.Sum() == p.Deficit {
			return m, true
		}
	}
	return engine.Move{}, false
}

// answered says how the opponent answers a move of p.
func (z *Puzzle) answered(p engine.Position, m engine.Move) string {
	next, _ := p.After(m)
	if next.Over() {
		return plus(m) + " takes everything and makes a draw"
	}
	return plus(m) + " is answered by " + plus(z.reply(p, m))
}

// reply returns the opponent's answer to a move of p that does not end the game.
func (z *Puzzle) reply(p engine.Position, m engine.Move) engine.Move {
	next, _ := p.After(m)
	return bot.Hardest(next, z.value)
}

// plus returns the numbers as a sum: 1 + 2 + 7.
func plus(s engine.Set) string { return s.Join(" + ") }

// list returns the numbers as a list: 1, 2, 7.
func list(s engine.Set) string { return s.Join(", ") }
