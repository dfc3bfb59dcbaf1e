package bot

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// mctsPrefix begins the name of a bot that searches with a budget of simulated
// games, such as mcts-1000, and mctsMost is the largest budget: a tree of some
// 50 MiB.
const (
	mctsPrefix = "mcts-"
	mctsMost   = 100_000
)

// mcts is Monte-Carlo tree search by UCT over moves as sets, as in the survey
// that the paper cites for it (reference 13). Its number is how many games it
// simulates before it takes the move that it has tried most often; so the time is
// the same on every turn, and what it needs is remembered for one turn only.
type mcts int

func mctsNamed(name string) (mcts, error) {
	digits := strings.TrimPrefix(name, mctsPrefix)
	budget, err := strconv.Atoi(digits)
	if err != nil || budget < 1 || budget > mctsMost || strconv.Itoa(budget) != digits {
		return 0, errors.New("no player is called " + name + ": after mcts- comes a number of simulations from 1 to " + strconv.Itoa(mctsMost))
	}
	return mcts(budget), nil
}

func (mcts) NeedsValue() bool { return false }

func (budget mcts) Choose(p engine.Position, _ Value, r *rand.Rand, tick Tick) (engine.Move, error) {
	root := newNode(p)
	for range budget {
		if _, err := root.simulate(r, tick); err != nil {
			return engine.Move{}, err
		}
		if root.moves == 1 {
			break
		}
	}
	most := root.children[0]
	for _, child := range root.children {
		if child.visits > most.visits {
			most = child
		}
	}
	return most.move, nil
}

// A position with more than wide moves tries only some: widening times the square
// root of how often it was visited. Listing a hundred thousand moves to look at
// each of them once would teach nothing about any.
const (
	wide     = 64
	widening = 2
)

// exploration weighs what is uncertain against what is good so far. Neither it nor
// the limits above matter much: half or twice as much of any of them changes
// the score against perfect play by less than two standard errors of 0.01.
const exploration = 0.5

// node is a position in the tree of those that were met.
type node struct {
	position engine.Position
	moves    uint64        // how many there are
	untried  []engine.Move // in random order, once visited, unless there are more than wide
	children []*node       // after the moves tried so far
	visits   int

	move   engine.Move // that led here
	passed bool        // whether it passed the turn
	points float64     // brought by the games through here to who made it: 1 a win, 1/2 a draw
}

func newNode(p engine.Position) *node { return &node{position: p, moves: p.CountMoves()} }

// simulate plays one game from n to its end and returns the points it brings to
// the player to move at n.
func (n *node) simulate(r *rand.Rand, tick Tick) (float64, error) {
	if err := tick.tell(); err != nil {
		return 0, err
	}
	n.visits++

	// 1. A finished game is worth what it is.
	if n.position.Over() {
		return points(engine.OutcomeOf(n.position.Margin())), nil
	}

	// 2. Selection: once enough moves were tried, go on with the one of the highest
	// upper confidence bound.
	child := n.expand(r)
	if child == nil {
		child = n.likeliest()
		result, err := child.simulate(r, tick)
		return child.record(result), err
	}

	// 3. Expansion: a move tried for the first time becomes a node.
	n.children = append(n.children, child)
	child.visits++

	// 4. Simulation: the rest of the game at random.
	return child.record(playOut(child.position, r)), nil
}

// record is step 5, backpropagation: it notes the points of a game for the player
// to move at n with the player who moved to n, and returns them for that player.
func (n *node) record(points float64) float64 {
	if n.passed {
		points = 1 - points
	}
	n.points += points
	return points
}

// likeliest returns the child with the highest upper confidence bound.
func (n *node) likeliest() *node {
	var best *node
	highest := math.Inf(-1)
	logarithm := math.Log(float64(n.visits))
	for _, child := range n.children {
		visits := float64(child.visits)
		bound := child.points/visits + exploration*math.Sqrt(logarithm/visits)
		if bound > highest {
			best, highest = child, bound
		}
	}
	return best
}

// expand returns a node for a move that was not tried, or nil if all were or if
// enough are for now.
func (n *node) expand(r *rand.Rand) *node {
	var m engine.Move
	switch {
	case n.moves > wide:
		if float64(len(n.children)) >= widening*math.Sqrt(float64(n.visits)) {
			return nil
		}
		m = draw(n.position, r)
		for _, child := range n.children {
			if child.move == m {
				return nil
			}
		}
	case uint64(len(n.children)) == n.moves:
		return nil
	default:
		if n.untried == nil {
			n.untried = slices.Collect(n.position.Moves())
			r.Shuffle(len(n.untried), func(i, j int) { n.untried[i], n.untried[j] = n.untried[j], n.untried[i] })
		}
		m = n.untried[len(n.children)]
	}
	next, passed := n.position.After(m)
	child := newNode(next)
	child.move, child.passed = m, passed
	return child
}

// draw returns the move that comes of random picks.
func draw(p engine.Position, r *rand.Rand) engine.Move {
	numbers := numbersOf(p)
	taken, sum := 0, 0
	for taken == 0 || sum < p.Deficit && taken < len(numbers) {
		sum += pick(numbers, taken, r)
		taken++
	}
	move, _ := engine.SetOf(numbers[:taken]...)
	return move
}

// playOut ends the game by random picks and returns the points for the player to
// move at p. Nothing but the order of the picks is random: whose they are follows.
func playOut(p engine.Position, r *rand.Rand) float64 {
	numbers, deficit, own := numbersOf(p), p.Deficit, true
	for taken := range numbers {
		if picked := pick(numbers, taken, r); picked < deficit {
			deficit -= picked
		} else {
			deficit, own = picked-deficit, !own
		}
	}
	result := points(engine.OutcomeOf(-deficit))
	if !own {
		result = 1 - result
	}
	return result
}

func numbersOf(p engine.Position) []int {
	return slices.AppendSeq(make([]int, 0, engine.MaxCount), p.Left.All())
}

// pick swaps a random one of the numbers from index taken on to that index, and
// returns it.
func pick(numbers []int, taken int, r *rand.Rand) int {
	i := taken + r.IntN(len(numbers)-taken)
	numbers[taken], numbers[i] = numbers[i], numbers[taken]
	return numbers[taken]
}

// points returns 1 for a win, 1/2 for a draw and 0 for a loss.
func points(o engine.Outcome) float64 { return float64(o-engine.Loss) / 2 }
