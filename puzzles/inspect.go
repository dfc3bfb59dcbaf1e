package puzzles

import (
	"iter"
	"strconv"

	"catchup/engine"
)

// Inspection is what is to be said of a position that someone made up.
type Inspection struct {
	Puzzle  *Puzzle // nil unless it is sound
	Problem string  // why it is not, else ""
	Outcome engine.Outcome
	Moves   int
	Right   []engine.Move // those that keep the outcome; of a lost position, those that resist
	Repairs []Repair      // what would make it a puzzle, the smallest change first
}

// Repair is a single change that makes a puzzle of a position.
type Repair struct {
	Position engine.Position
	Task     Task
	Change   string // such as "5 instead of the 4", "without the 4", "a 3 more", "2 behind"
}

// MostRepairs is how many repairs are looked for.
const MostRepairs = 5

// Inspect tells whether the current position of a game is a puzzle to win or to hold
// or to resist and, if it is none, what would make it one to win or to hold. The
// repairs are positions to start from. The time is that of proving up to some hundred
// positions as large: 10 ms with 10 numbers left. The error is the solver's if the
// position is too large; a finished game is not a puzzle either, and has no repairs.
func Inspect(game *engine.Game) (Inspection, error) {
	puzzle, problem, err := examine(game)
	if err != nil {
		return Inspection{}, err
	}
	found := Inspection{Problem: problem}
	if puzzle == nil {
		return found, nil
	}
	p := game.Position()
	found.Outcome, found.Moves, found.Right = puzzle.value(p), puzzle.Moves, puzzle.Solution
	if problem == "" {
		found.Puzzle = puzzle
		return found, nil
	}
	for change := range Changes(p) {
		if repair, sound := change.Try(); sound {
			if found.Repairs = append(found.Repairs, repair); len(found.Repairs) == MostRepairs {
				break
			}
		}
	}
	return found, nil
}

// Try returns a change with the task of the puzzle that it makes, if it makes one to
// win or to hold. The time is that of [Prove].
func (r Repair) Try() (repair Repair, sound bool) {
	puzzle, problem, err := examine(engine.NewGame(r.Position))
	if err != nil || problem != "" || puzzle.Task == Resist {
		return r, false
	}
	r.Task = puzzle.Task
	return r, true
}

// Changes yields the single changes of a position, to be tried, the smallest first: by
// 1, 2 and 3, first of the deficit, then of a number; then a number taken away, and one
// added. Those who must not be kept waiting try them one by one; see [Inspect].
func Changes(p engine.Position) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		try := func(left engine.Set, deficit int, change string) bool {
			return yield(Repair{Position: engine.Position{Left: left, Deficit: deficit}, Change: change})
		}
		for by := 1; by <= 3; by++ {
			for _, deficit := range []int{p.Deficit - by, p.Deficit + by} {
				if deficit >= 0 && deficit <= engine.MaxDeficit && !try(p.Left, deficit, strconv.Itoa(deficit)+" behind") {
					return
				}
			}
			for old := range p.Left.Distinct() {
				for _, n := range []int{old - by, old + by} {
					if n < 1 || n > engine.MaxNumber {
						continue
					}
					if !try(without(p.Left, old).With(n), p.Deficit, strconv.Itoa(n)+" instead of the "+strconv.Itoa(old)) {
						return
					}
				}
			}
		}
		for n := range p.Left.Distinct() {
			if !try(without(p.Left, n), p.Deficit, "without the "+strconv.Itoa(n)) {
				return
			}
		}
		if p.Left.Len() == engine.MaxCount {
			return
		}
		for n := 1; n <= min(p.Left.Max()+1, engine.MaxNumber); n++ {
			if !try(p.Left.With(n), p.Deficit, "a "+strconv.Itoa(n)+" more") {
				return
			}
		}
	}
}

// without returns the set with one copy of n less.
func without(s engine.Set, n int) engine.Set { return s.Minus(engine.Set{}.With(n)) }
