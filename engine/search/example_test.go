package search_test

import (
	"errors"
	"fmt"

	"catchup/engine"
	"catchup/engine/search"
)

func ExampleSolve() {
	p, _ := engine.ParsePosition("1-20")
	result, err := search.Solve(p, search.Limits{Memory: 16 << 20}, nil)
	fmt.Println(result.AtLeast, result.Proved(), err)
	// Output: draw true <nil>
}

// A search that is cut short says what it knows by then.
func ExampleSolve_limits() {
	p, _ := engine.ParsePosition("1-40")
	result, err := search.Solve(p, search.Limits{Nodes: 5000, Memory: 1 << 20}, nil)
	fmt.Println(result.AtLeast, "to", result.AtMost, err)

	tired := errors.New("tired of waiting")
	_, err = search.Solve(p, search.Limits{Memory: 1 << 20}, func(now search.Progress) error {
		if now.Nodes > 10000 {
			return tired
		}
		return nil
	})
	fmt.Println(err)
	// Output:
	// loss to win <nil>
	// tired of waiting
}

// One table for all moves of a position.
func ExampleSearcher_Move() {
	p, _ := engine.ParsePosition("{1,2,4,7}:4")
	s := search.New(p, search.Limits{Memory: 1 << 20})
	for m := range p.Moves() {
		result, _ := s.Move(p, m, nil)
		fmt.Println(m, result.AtLeast)
	}
	// Output:
	// {1,2,4} loss
	// {1,2,7} win
	// {1,4} loss
	// {1,7} loss
	// {2,4} loss
	// {2,7} draw
	// {4} loss
	// {7} loss
}

func ExamplePrefer() {
	for _, text := range []string{"1-20", "1-26", "1-36"} {
		p, _ := engine.ParsePosition(text)
		fmt.Println(text, search.Prefer(p, 1<<30))
	}
	// Output:
	// 1-20 induction
	// 1-26 search
	// 1-36 search
}
