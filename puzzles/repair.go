package puzzles

import (
	"iter"
	"strconv"

	"catchup/engine"
)

// Repair is a single change that makes a puzzle of a position.
type Repair struct {
	Position engine.Position
	Task     Task
	Change   string // such as "5 instead of the 4", "without the 4", "a 3 more", "2 behind"
}

// Try returns a change with the task of the puzzle that it makes, if it makes one to
// win or to hold. The time is that of [Prove].
func (r Repair) Try() (repair Repair, sound bool) {
	puzzle, err := Prove(engine.NewGame(r.Position))
	if err != nil || puzzle.Task == Resist {
		return r, false
	}
	r.Task = puzzle.Task
	return r, true
}

// Changes yields the single changes of a position, to be tried, the smallest first: by
// 1, 2 and 3, first of the deficit, then of a number; then a number taken away, and one
// added. To try them all takes up to some hundred times as long as [Prove].
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
					if !try(p.Left.Without(old).With(n), p.Deficit, strconv.Itoa(n)+" instead of the "+strconv.Itoa(old)) {
						return
					}
				}
			}
		}
		for n := range p.Left.Distinct() {
			if !try(p.Left.Without(n), p.Deficit, "without the "+strconv.Itoa(n)) {
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
