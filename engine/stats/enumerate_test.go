package stats

import (
	"math"
	"testing"

	"catchup/engine"
)

// enumeration is everything about the game tree of a set that can be had by playing
// every order of its numbers, pick by pick.
type enumeration struct {
	result   [3]int         // play-throughs by outcome for P1, loss first
	first    map[int][3]int // the same by P1's first number
	states   map[state]bool // between two turns
	nodes    []int          // of the tree, by turn from 0; the last turn's are ends
	moves    []int          // that they have together
	most     []int          // that one of them has
	minDepth int
}

// enumerate plays all orders of set. It is the slow twin of all that counts here.
func enumerate(set engine.Set) enumeration {
	e := enumeration{first: map[int][3]int{}, states: map[state]bool{}, minDepth: math.MaxInt}
	start := state{engine.Position{Left: set}, engine.P1}
	e.states[start] = true
	e.beginTurn(start, 0, 0)
	return e
}

// beginTurn is at a node of the tree, the given number of turns from the root; first
// is the first number taken on the way, or 0.
func (e *enumeration) beginTurn(s state, turn, first int) {
	if s.position.Over() {
		e.minDepth = min(e.minDepth, turn)
		e.result[s.outcome()+1]++
		if first > 0 {
			byFirst := e.first[first]
			byFirst[s.outcome()+1]++
			e.first[first] = byFirst
		}
		return
	}
	if len(e.nodes) == turn {
		e.nodes, e.moves, e.most = append(e.nodes, 0), append(e.moves, 0), append(e.most, 0)
	}
	e.nodes[turn]++
	moves := e.pick(s, s.position.Left, 0, turn, first)
	e.moves[turn] += moves
	e.most[turn] = max(e.most[turn], moves)
}

// pick goes on with a turn in which the given sum was picked already, and returns in
// how many ways it can end.
func (e *enumeration) pick(from state, left engine.Set, picked, turn, first int) (moves int) {
	for x := range left.Distinct() {
		one, _ := engine.SetOf(x)
		rest, sum, opening := left.Minus(one), picked+x, first
		if first == 0 {
			opening = x
		}
		switch {
		case sum >= from.position.Deficit:
			next := state{engine.Position{Left: rest, Deficit: sum - from.position.Deficit}, from.mover.Other()}
			e.states[next] = true
			e.beginTurn(next, turn+1, opening)
			moves++
		case rest.Len() == 0:
			// A state of its own: the other is to move and ahead, a negative deficit.
			ahead := state{engine.Position{Deficit: sum - from.position.Deficit}, from.mover.Other()}
			e.states[ahead] = true
			e.beginTurn(state{engine.Position{Deficit: from.position.Deficit - sum}, from.mover}, turn+1, opening)
			moves++
		default:
			moves += e.pick(from, rest, sum, turn, opening)
		}
	}
	return moves
}

func counted(tally Tally) [3]int {
	return [3]int{int(tally.Loss.Int64()), int(tally.Draw.Int64()), int(tally.Win.Int64())}
}

func TestAgainstEveryOrder(t *testing.T) {
	for _, text := range small {
		set := setOf(t, text)
		want := enumerate(set)
		openings, err := PlayThroughs(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := counted(openings.All); got != want.result {
			t.Errorf("%s: loss, draw, win %v, want %v", text, got, want.result)
		}
		if len(openings.First) != len(want.first) {
			t.Errorf("%s: %d first moves, want %d", text, len(openings.First), len(want.first))
		}
		for _, o := range openings.First {
			if got := counted(o.Tally); got != want.first[o.Number] {
				t.Errorf("%s, first %d: loss, draw, win %v, want %v", text, o.Number, got, want.first[o.Number])
			}
		}
		m, err := Measure(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		mostEarly := 0
		for turn, most := range want.most {
			if turn < 2 {
				mostEarly = max(mostEarly, most)
			}
		}
		if m.States != len(want.states) || m.MinDepth != want.minDepth || m.MaxBranch.Int64() != int64(mostEarly) ||
			counted(m.PlayThroughs) != want.result {
			t.Errorf("%s: %+v, want %d states, depth %d, branching %d", text, m, len(want.states), want.minDepth, mostEarly)
		}
		turns, err := Branching(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(turns) != len(want.nodes) {
			t.Fatalf("%s: %d turns, want %d", text, len(turns), len(want.nodes))
		}
		for i, turn := range turns {
			if turn.Nodes.Int64() != int64(want.nodes[i]) || turn.Moves.Int64() != int64(want.moves[i]) ||
				turn.Most.Int64() != int64(want.most[i]) {
				t.Errorf("%s, turn %d: %v, want %d nodes, %d moves, most %d", text, i+1, turn, want.nodes[i], want.moves[i], want.most[i])
			}
		}
	}
}
