package review

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/app/ui/words"
	"catchup/engine"
)

// names are what the two players are called.
type names [2]string

// namesOf returns the names, with "You" for the visitor's side.
func namesOf(you engine.Player, known bool) names {
	n := names{draw.Name(engine.P1), draw.Name(engine.P2)}
	if known {
		n[you] = "You"
	}
	return n
}

// does returns the form of a verb that goes with a player's name.
func (n names) does(p engine.Player, you, other string) string {
	if n[p] == "You" {
		return you
	}
	return other
}

// took says what a player took.
func (n names) took(t Turn) string { return n[t.Mover] + " took " + t.Move.Join(" + ") }

// turning says what a slip gave away.
func (n names) turning(t Turn) string {
	gave := map[[2]engine.Outcome]string{
		{engine.Win, engine.Draw}:  "the win became a draw",
		{engine.Win, engine.Loss}:  "the win went to the other side",
		{engine.Draw, engine.Loss}: "the draw became a loss",
	}[[2]engine.Outcome{t.Was, t.Now}]
	return n.took(t) + ", and " + gave + "."
}

// width says how many moves kept what the position was worth.
func width(t Turn) string {
	switch {
	case !t.Known:
		return "not solved: too large for this device"
	case t.Moves == 1:
		return "the only move there is"
	case !t.Choice():
		return "every move " + words.Does(t.Was)
	default:
		return words.Grouped(t.Kept) + " of " + words.Grouped(t.Moves) + " moves " + words.Do(t.Kept, t.Was)
	}
}

// accuracy says how a player has done at the turns with a choice.
func (r *Review) accuracy(n names, p engine.Player) string {
	kept, choices := r.Accuracy(p)
	if choices == 0 {
		return n[p] + " never had anything to get wrong."
	}
	return n[p] + " kept everything at " + strconv.Itoa(kept) + " of " + words.Count(choices, "turn", "turns") + " with a choice" +
		" (" + words.Percent(float64((100*kept+choices/2)/choices), 0) + ")."
}

// found says what a slip could still be turned into by those who look again.
func (n names) found(t Turn) string {
	what := "a win"
	if t.Was == engine.Draw {
		what = "a draw"
	}
	return n[t.Mover] + " had " + what + " here: find it"
}
