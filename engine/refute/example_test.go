package refute_test

import (
	"fmt"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/refute"
)

func ExampleOf() {
	p, _ := engine.ParsePosition("{1,2,4,7}:4") // the paper's Figure 3a
	table, _ := induction.New(p, 1<<20, nil)
	for _, text := range []string{"1,2,7", "4"} {
		move, _ := engine.ParseSet(text)
		r, _ := refute.Of(p, move, table.Outcome, refute.Limits{Looks: 1000, Listed: 100}, nil)
		fmt.Println(text, "gives something away:", r.Refutes(), r.Line, r.Size, *r.Tree)
	}
	// Output:
	// 1,2,7 gives something away: false [{1,2,7}] 1 {{1,2,7} []}
	// 4 gives something away: true [{4} {7}] 2 {{4} [{{7} []}]}
}
