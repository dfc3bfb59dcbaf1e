package board

import (
	"strconv"

	"catchup/engine"
)

// Say returns in one or two short sentences whose turn it is and what is needed.
func (v View) Say() string {
	if v.Game.Over() {
		return v.result()
	}
	turn := v.Turn()
	mover := v.Game.Mover()
	deficit := turn.From.Deficit
	picked := v.Picked.Join(" + ")
	switch {
	case v.Picked.Len() == 0 && deficit == 0:
		return v.level(mover)
	case v.Picked.Len() == 0 && turn.From.Left.Sum() < deficit:
		return v.name(mover) + " " + v.verb(mover, "are ", "is ") + strconv.Itoa(deficit) +
			" behind and cannot catch up: all that is left is " + v.verb(mover, "yours", "theirs") + "."
	case v.Picked.Len() == 0:
		return v.name(mover) + " " + v.verb(mover, "are ", "is ") + strconv.Itoa(deficit) +
			" behind: take " + strconv.Itoa(deficit) + " or more."
	case !turn.Complete() && turn.From.Left.Sum() < deficit:
		return picked + ": take the rest as well."
	case !turn.Complete():
		return picked + " closes " + strconv.Itoa(v.Picked.Sum()) + " of " + strconv.Itoa(deficit) +
			". Take at least " + strconv.Itoa(turn.Needed()) + " more."
	default:
		return picked + v.reaches(mover, v.Picked.Sum()-deficit)
	}
}

// Line returns the line under the lanes: what can be done about digits half typed,
// or else the problem with the last press, or else what [View.Say] says.
func (v View) Line(half, problem string) string {
	switch {
	case half != "":
		return Half(half)
	case problem != "":
		return problem
	default:
		return v.Say()
	}
}

func (v View) level(mover engine.Player) string {
	if len(v.Game.Moves()) == 0 {
		return v.name(mover) + " " + v.verb(mover, "begin", "begins") + ": take one rod."
	}
	return "Level. " + v.name(mover) + " " + v.verb(mover, "take", "takes") + " one rod."
}

// reaches says where a finished turn leaves the player.
func (v View) reaches(mover engine.Player, lead int) string {
	who := v.name(mover)
	if v.Seats[mover].You {
		who = "you"
	}
	switch {
	case lead < 0:
		return " is all there is: " + who + " " + v.verb(mover, "stay ", "stays ") + strconv.Itoa(-lead) + " behind."
	case lead == 0:
		return " catches up exactly."
	default:
		return " passes: " + who + " " + v.verb(mover, "lead", "leads") + " by " + strconv.Itoa(lead) + "."
	}
}

func (v View) result() string {
	outcome, margin := v.Game.Result(engine.P1)
	winner := engine.P1
	if outcome == engine.Loss {
		winner, margin = engine.P2, -margin
	}
	scores := strconv.Itoa(v.Game.Score(winner)) + " to " + strconv.Itoa(v.Game.Score(winner.Other()))
	if outcome == engine.Draw {
		return "A draw, " + scores + "."
	}
	return v.name(winner) + " " + v.verb(winner, "win", "wins") + " by " + strconv.Itoa(margin) + ", " + scores + "."
}

// Possessive returns what goes before a thing of a player's at the start of a
// sentence.
func (v View) Possessive(p engine.Player) string {
	if v.Seats[p].You {
		return "Your"
	}
	return v.name(p) + "'s"
}

// Speak returns the whole state of the board for those who do not see it.
func (v View) Speak() string {
	text := ""
	for _, p := range []engine.Player{v.Game.Mover(), v.Game.Mover().Other()} {
		text += v.name(p) + " " + v.verb(p, "have ", "has ") + strconv.Itoa(v.score(p)) + ". "
	}
	text += v.Say()
	if left := v.Game.Position().Left.Minus(v.Picked); left.Len() > 0 {
		text += " Left: " + left.Join(", ") + "."
	}
	return text
}
