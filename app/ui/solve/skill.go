package solve

import (
	"math"
	"strconv"

	"catchup/app/store"
	"catchup/puzzles"
	"catchup/puzzles/glicko"
)

// newcomer is where everybody begins: with puzzles for which one looks a turn
// ahead, and with steps that are large, but not disheartening.
var newcomer = glicko.Rating{Value: 1200, Deviation: 300, Volatility: 0.06}

// Strength returns the visitor's rating.
func Strength(s store.Skill) glicko.Rating {
	if s.Games == 0 {
		return newcomer
	}
	return glicko.Rating{Value: s.Rating, Deviation: s.Deviation, Volatility: s.Volatility}
}

// Rating returns the visitor's rating as a whole number.
func Rating(s store.Skill) int { return int(math.Round(Strength(s).Value)) }

// vague is the deviation above which a rating is shown with a question mark, as on
// most sites.
const vague = 110

// Points returns a rating as it is shown: "1512", or "1512?" while it is vague.
func Points(r glicko.Rating) string {
	text := strconv.Itoa(int(math.Round(r.Value)))
	if r.Deviation > vague {
		text += "?"
	}
	return text
}

// puzzleDeviation is how sure the rating of a puzzle is. It is computed, so that
// it does not move, but the players it was computed from are no people.
const puzzleDeviation = 60

// play returns the skill after a puzzle of that rating; a weight of nothing changes
// nothing.
func play(s store.Skill, rating int, solved bool, weight float64) store.Skill {
	if weight == 0 {
		return s
	}
	score := 0.0
	if solved {
		score = 1
	}
	after := Strength(s).After(glicko.Game{
		Opponent: float64(rating), Deviation: puzzleDeviation, Score: score, Weight: weight,
	})
	return store.Skill{Rating: after.Value, Deviation: after.Deviation, Volatility: after.Volatility, Games: s.Games + 1}
}

// hintCosts are what the first hint, the second and so on take, in percent, of the
// weight of solving the puzzle.
var hintCosts = [...]int{10, 20, 30, 40}

// hintCost returns what one more hint takes, in percent, after so many.
func hintCost(hints int) int {
	if hints >= len(hintCosts) {
		return 0
	}
	return hintCosts[hints]
}

// weight returns how much the first try of a puzzle counts, from 0 to 1. To know
// the theme makes it easier to solve the puzzle and worse to fail; the factors are
// those of Lichess.
func weight(chosen *puzzles.Theme, solved bool, hints int) float64 {
	win, loss := 1.0, 1.0
	if chosen != nil {
		switch chosen.GivesAway() {
		case puzzles.Neutral:
			win, loss = 0.7, 0.8
		case puzzles.Hinting:
			win, loss = 0.2, 0.7
		case puzzles.Obvious:
			win, loss = 0.1, 0.4
		}
	}
	if !solved {
		return loss
	}
	return win * float64(100-spent(hints)) / 100
}

// spent returns what so many hints have taken together, in percent.
func spent(hints int) int {
	sum := 0
	for i := range hints {
		sum += hintCost(i)
	}
	return sum
}
