package induction_test

import (
	"fmt"

	"catchup/engine"
	"catchup/engine/induction"
)

// A table is made once for a position and then answers for everything that can
// follow from it.
func ExampleNew() {
	start := engine.Position{Left: engine.OneTo(20)}
	fmt.Println(induction.Size(start)>>20, "MiB")
	table, err := induction.New(start, 1<<30, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(start.Short(), "is a", table.Outcome(start))
	p, _ := engine.ParsePosition("{1,2,4,7}:4")
	fmt.Println(p, "is a", table.Outcome(p))
	p.Deficit = 3
	fmt.Println(p, "cannot follow:", table.Covers(p))
	// Output:
	// 4 MiB
	// 1-20 is a draw
	// {1,2,4,7}:4 is a win
	// {1,2,4,7}:3 cannot follow: false
}

// A table that would be too large is refused at once.
func ExampleTooLargeError() {
	_, err := induction.New(engine.Position{Left: engine.OneTo(28)}, 256<<20, nil)
	fmt.Println(err)
	// Output:
	// the table of 1-28 needs 1 GiB, the limit is 256 MiB
}

// By how much the first player wins or loses when both care for every point.
func ExampleNewMargins() {
	for n := 1; n <= 10; n++ {
		start := engine.Position{Left: engine.OneTo(n)}
		margins, err := induction.NewMargins(start, 1<<20, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(margins.Margin(start), " ")
	}
	// Output:
	// 1 1 0 0 1 1 0 0 -1 -1
}
