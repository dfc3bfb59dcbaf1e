package stats

import (
	"math/big"

	"catchup/engine"
)

// Turn is how many moves there are on one turn of the game, as orders of numbers,
// over all nodes of the game tree: a position counts once for every way to reach
// it. See [Branching].
type Turn struct {
	Nodes *big.Int // games that are not over when this turn begins
	Moves *big.Int // that all of them together have
	Most  *big.Int // that one of them has
}

// Average returns how many moves a node has on average.
func (t Turn) Average() *big.Rat { return new(big.Rat).SetFrac(t.Moves, t.Nodes) }

// Branching returns the branching of the game tree turn by turn, from the first to
// the last that a game can have: the paper's Table 6. Here 1,2 and 2,1 are two moves,
// as in the paper, whose average is over the nodes of the tree although the text
// speaks of unique states.
//
// It takes 24 bytes a position, more with more than 20 numbers; {1..12} takes a few
// milliseconds and {1..18} a few seconds.
//
// The steps, once for every turn:
//
//  1. Look at the nodes at which the turn begins.
//  2. Let the numbers be taken, from each sub-multiset before those inside it, while
//     the deficit lasts; what then reaches it, or finds nothing left, has moved.
//  3. Those who have not found the end are the nodes of the next turn.
func Branching(set engine.Set, limit uint64, progress engine.Progress) ([]Turn, error) {
	width := widthFor(set)
	g, err := newGrid(set, 24*width, 0, limit)
	if err != nil {
		return nil, err
	}
	turns := set.Len()
	moves, err := orderedMoves(g, width, progress.Part(0, 1/float64(turns+1)))
	if err != nil {
		return nil, err
	}
	nodes, next := newCounts(g.positions(), width), newCounts(g.positions(), width)
	increment(nodes.at(g.start()))
	var result []Turn
	for turn := 1; turn <= turns; turn++ {
		var t Turn
		t.Nodes, t.Most = g.nodes(nodes, moves) // 1
		if t.Nodes.Sign() == 0 {
			break
		}
		progress := progress.Part(float64(turn)/float64(turns+1), float64(turn+1)/float64(turns+1))
		if t.Moves, err = g.play(nodes, next, progress); err != nil { // 2
			return nil, err
		}
		clear(nodes.words)
		nodes, next = next, nodes // 3
		result = append(result, t)
	}
	return result, progress.Tell(1)
}

// nodes returns how many nodes there are and the most moves that one of them has.
func (g *grid) nodes(nodes, moves counts) (total, most *big.Int) {
	sum, greatest := make([]uint64, nodes.width), make([]uint64, nodes.width)
	for place := g.span; place < g.positions(); place++ { // where something is left
		if here := nodes.at(place); !isZero(here) {
			add(sum, here)
			if greater(moves.at(place), greatest) {
				copy(greatest, moves.at(place))
			}
		}
	}
	return integer(sum), integer(greatest)
}

// play moves the nodes, which it changes on the way, through a turn. What is next is
// added to; the sum is returned with that of the games that ended in want.
func (g *grid) play(nodes, next counts, progress engine.Progress) (*big.Int, error) {
	moved := make([]uint64, nodes.width)
	err := g.down(progress, func(at stop) {
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			here := nodes.at(g.at(at.index, deficit))
			if isZero(here) {
				continue
			}
			for _, x := range at.numbers {
				switch left := at.index - x.Stride; {
				case x.Number >= deficit:
					add(next.at(g.at(left, x.Number-deficit)), here)
					add(moved, here)
				case left == 0:
					add(moved, here)
				default:
					add(nodes.at(g.at(left, deficit-x.Number)), here)
				}
			}
		}
	})
	return integer(moved), err
}

// orderedMoves counts the moves of every position of the grid:
//
//  1. Level, there is one for every number left.
//  2. A number that catches up, or is the last, ends a move.
//  3. Any other begins as many as there are with what is then left.
func orderedMoves(g *grid, width int, progress engine.Progress) (counts, error) {
	moves := newCounts(g.positions(), width)
	return moves, g.up(progress, func(at stop) {
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			here := moves.at(g.at(at.index, deficit))
			for _, x := range at.numbers {
				if left := at.index - x.Stride; x.Number >= deficit || left == 0 { // 1, 2
					increment(here)
				} else { // 3
					add(here, moves.at(g.at(left, deficit-x.Number)))
				}
			}
		}
	})
}

// maxBranch returns the most moves that P1 has on the first turn or P2 on the
// second.
func maxBranch(set engine.Set, limit uint64, progress engine.Progress) (*big.Int, error) {
	width := widthFor(set)
	g, err := newGrid(set, 8*width, 0, limit)
	if err != nil {
		return nil, err
	}
	moves, err := orderedMoves(g, width, progress)
	if err != nil {
		return nil, err
	}
	most := moves.at(g.start())
	for _, x := range g.Axes {
		if replies := moves.at(g.at(g.Whole()-x.Stride, x.Number)); greater(replies, most) {
			most = replies
		}
	}
	return integer(most), nil
}
