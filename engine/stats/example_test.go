package stats_test

import (
	"fmt"

	"catchup/engine"
	"catchup/engine/stats"
)

// limit is how much memory a table may take here.
const limit = 1 << 30

// How P1's first number changes P1's share of wins if the rest is random.
func ExamplePlayThroughs() {
	openings, err := stats.PlayThroughs(engine.OneTo(7), limit, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("all", openings.All.Total(), stats.Percent(openings.All.Odds().Win, 2))
	for _, opening := range openings.First {
		fmt.Println(opening.Number, opening.Total(), stats.Percent(opening.Odds().Win, 2))
	}
	// Output:
	// all 5040 38.57
	// 1 720 39.17
	// 2 720 36.11
	// 3 720 45.00
	// 4 720 41.67
	// 5 720 38.89
	// 6 720 34.44
	// 7 720 34.72
}

// A line of the paper's Table 5.
func ExampleMeasure() {
	m, err := stats.Measure(engine.OneTo(12), limit, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.PlayThroughs.Total(), m.States, m.Outcome, m.MaxBranch, m.MinDepth)
	// Output:
	// 479001600 42587 draw 1470 5
}

// How many moves there are, turn by turn.
func ExampleBranching() {
	turns, err := stats.Branching(engine.OneTo(5), limit, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, turn := range turns {
		fmt.Println(i+1, turn.Nodes, turn.Average().FloatString(2), turn.Most)
	}
	// Output:
	// 1 1 5.00 5
	// 2 5 9.20 16
	// 3 46 2.09 5
	// 4 75 1.32 2
	// 5 39 1.00 1
}
