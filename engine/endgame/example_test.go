package endgame_test

import (
	"fmt"

	"catchup/engine"
	"catchup/engine/endgame"
)

func ExampleAnalyse() {
	for _, text := range []string{"{1,2,3}:4", "{3,4,5}:2", "{2,4,5,8}:1", "{3,5,6,8}:0"} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		a, err := endgame.Analyse(p)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%s: a %v by %s, case %s. %s\n", text, a.Outcome, a.Move.List(), a.Case, a.Reason)
	}
	// Output:
	// {1,2,3}:4: a win by 1,2,3, case 3.I.C. 1 and 2 do not end the turn, and all three outweigh the deficit of 4.
	// {3,4,5}:2: a win by 5, case 3.II.III.B. After 5 one number ends the opponent's turn, and 5 with the other outweighs it and the deficit of 2.
	// {2,4,5,8}:1: a draw by 2, case 4.I.C.2.b. After 2 the opponent can do no better than to leave you 8, which with 2 balances 4, 5 and the deficit of 1.
	// {3,5,6,8}:0: a draw by 5, case 4.0.III. 5 and 6 balance 3 and 8, and after 5 the opponent has to take just those.
}

// The first case that is wrong, as the site can tell it.
func ExampleDifference() {
	d := endgame.Differences[0]
	fmt.Println(d.Case+":", d.Condition)
	fmt.Println("printed:", d.Printed)
	fmt.Println("true:", d.True)
	fmt.Printf("%s is the first of %d in %d positions\n", d.Counterexample, d.OutcomeWrong, d.Positions)
	// Output:
	// 3.I.C: b2 < D, b2 + b3 = b1 + D
	// printed: a draw, by b2 and b3
	// true: a win if b1 + b2 < D, by all three: b1 and b2 do not end the turn; otherwise as printed
	// {1,2,3}:4 is the first of 273 in 364 positions
}
