package engine_test

import (
	"fmt"

	"catchup/engine"
	"catchup/engine/recursion"
)

// A game is played with moves and can be written down at any time.
func Example() {
	game := engine.NewGame(engine.Position{Left: engine.OneTo(4)})
	for _, numbers := range [][]int{{3}, {2, 4}, {1}} {
		move, _ := engine.SetOf(numbers...)
		fmt.Println(game.Mover(), "at", game.Position(), "takes", move)
		if err := game.Play(move); err != nil {
			fmt.Println(err)
		}
	}
	outcome, margin := game.Result(engine.P2)
	fmt.Println(game, "is a", outcome, "by", margin, "for P2")
	// Output:
	// P1 at {1,2,3,4}:0 takes {3}
	// P2 at {1,2,4}:3 takes {2,4}
	// P1 at {1}:3 takes {1}
	// 1-4/3/2,4/1 is a win by 2 for P2
}

// Every move of a position and what it is worth, here by the plain recursion.
func ExamplePosition_Moves() {
	p, _ := engine.ParsePosition("{1,2,4,7}:4")
	solver := make(recursion.Solver)
	for move := range p.Moves() {
		next, passed := p.After(move)
		outcome := solver.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		fmt.Println(move.List(), outcome)
	}
	// Output:
	// 1,2,4 loss
	// 1,2,7 win
	// 1,4 loss
	// 1,7 loss
	// 2,4 loss
	// 2,7 draw
	// 4 loss
	// 7 loss
}

// A turn is built pick by pick, in any order, and picks can be put back.
func ExampleTurn() {
	p, _ := engine.ParsePosition("{1,2,4,7}:4")
	turn := engine.Turn{From: p}
	for _, n := range []int{7, 2, 4, 1} {
		next, err := turn.Pick(n)
		if err != nil {
			fmt.Println(err)
			continue
		}
		turn = next
		fmt.Println(turn.Picked, "complete:", turn.Complete())
	}
	// Output:
	// {7} complete: true
	// {2,7} complete: true
	// 2,4,7 cannot be taken from {1,2,4,7}:4: the turn ends as soon as 4 is reached
	// {1,2,7} complete: true
}

// A malformed text is an error that says what is wrong, and where.
func ExampleParsePosition() {
	_, err := engine.ParsePosition("{1,2,4,7:4")
	fmt.Println(err)
	// Output:
	// position "{1,2,4,7:4", character 9: expected , or }
}
