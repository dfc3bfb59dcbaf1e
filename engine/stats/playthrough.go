package stats

import (
	"math/big"

	"catchup/engine"
)

// Tally is how many play-throughs P1 wins, draws and loses. A play-through is an
// order in which all numbers are taken.
type Tally struct{ Win, Draw, Loss *big.Int }

// Total returns how many play-throughs there are.
func (t Tally) Total() *big.Int {
	total := new(big.Int).Add(t.Win, t.Draw)
	return total.Add(total, t.Loss)
}

// Odds returns the shares of the three results.
func (t Tally) Odds() Odds {
	total := t.Total()
	return Odds{
		Win:  new(big.Rat).SetFrac(t.Win, total),
		Draw: new(big.Rat).SetFrac(t.Draw, total),
		Loss: new(big.Rat).SetFrac(t.Loss, total),
	}
}

// Openings is the tally of all play-throughs of a set, and of those that begin with
// each of its numbers.
type Openings struct {
	All   Tally
	First []Opening // in ascending order of the number
}

// Opening is the tally of the play-throughs in which P1 takes Number first.
type Opening struct {
	Number int
	Tally
}

// PlayThroughs counts, over every order in which the numbers of set can be taken,
// how the game ends: the paper's Table 1 and the last three columns of its Table 5.
// All orders being equally likely, the shares are the odds of two players who pick
// number by number at random.
//
// It takes 16 bytes a position (see [induction.TooLargeError] for what happens if
// that is more than limit): 40 MiB and some 0.2 s for {1..18}; more bytes with
// more than 20 numbers, since the counts grow longer.
//
// The steps, a sub-multiset after those inside it:
//
//  1. Nothing left: lost with a deficit, drawn without.
//  2. Whoever takes x < D goes on: all the orders of what then is left, with D-x.
//  3. Whoever takes x >= D hands over: the same with x-D, wins and losses exchanged.
func PlayThroughs(set engine.Set, limit uint64, progress engine.Progress) (Openings, error) {
	width := widthFor(set)
	g, err := newGrid(set, 16*width, 0, limit)
	if err != nil {
		return Openings{}, err
	}
	won, lost := newCounts(g.positions(), width), newCounts(g.positions(), width) // by the mover
	for deficit := g.least(0); deficit <= g.largest; deficit += 2 {               // 1
		if deficit > 0 {
			increment(lost.at(g.at(0, deficit)))
		}
	}
	err = g.up(progress, func(at stop) {
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			place := g.at(at.index, deficit)
			wins, losses := won.at(place), lost.at(place)
			for _, x := range at.numbers {
				if x.Number < deficit { // 2
					next := g.at(at.index-x.Stride, deficit-x.Number)
					add(wins, won.at(next))
					add(losses, lost.at(next))
				} else { // 3
					next := g.at(at.index-x.Stride, x.Number-deficit)
					add(wins, lost.at(next))
					add(losses, won.at(next))
				}
			}
		}
	})
	if err != nil {
		return Openings{}, err
	}
	result := Openings{All: tally(set, won.at(g.start()), lost.at(g.start()))}
	for _, x := range g.Axes {
		left := g.Whole() - x.Stride
		next := g.at(left, x.Number)
		result.First = append(result.First, Opening{x.Number, tally(g.Set(left), lost.at(next), won.at(next))})
	}
	return result, nil
}

// tally completes the play-throughs of left that P1 wins and loses.
func tally(left engine.Set, won, lost []uint64) Tally {
	t := Tally{Win: integer(won), Loss: integer(lost)}
	t.Draw = new(big.Int).Sub(orders(left), t.Win)
	t.Draw.Sub(t.Draw, t.Loss)
	return t
}
