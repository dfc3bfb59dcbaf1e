package bot_test

import (
	"fmt"
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/recursion"
)

// The paper's Figure 3a: of eight moves one wins.
var figure3a, _ = engine.ParsePosition("{1,2,4,7}:4")

func ExamplePreferred() {
	chain, err := bot.ChainNamed("use-most-nums+min-score")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range bot.Preferred(figure3a, chain...) {
		fmt.Println(m.List())
	}
	for _, m := range bot.Preferred(figure3a, chain[0]) {
		fmt.Println("without the second:", m.List())
	}
	// Output:
	// 1,2,4
	// without the second: 1,2,4
	// without the second: 1,2,7
}

func ExampleNamed() {
	solver := make(recursion.Solver)
	for _, name := range []string{"max-score", "mcts-1000", "level-7", "perfect"} {
		player, err := bot.Named(name)
		if err != nil {
			fmt.Println(err)
			return
		}
		m, err := player.Choose(figure3a, solver.Outcome, rand.New(rand.NewPCG(1, 0)), nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(name, "takes", m.List())
	}
	// Output:
	// max-score takes 1,2,7
	// mcts-1000 takes 1,2,7
	// level-7 takes 1,2,7
	// perfect takes 1,2,7
}

// Every move of {3,4,7}:2 loses (the paper's Figure 4). After 3 or 4 the opponent
// still has to find the 7, after 7 nothing at all.
func ExampleHardest() {
	p, _ := engine.ParsePosition("{3,4,7}:2")
	fmt.Println(bot.Hardest(p, make(recursion.Solver).Outcome).List())
	// Output: 3
}

func ExampleLevel() {
	for _, level := range bot.Levels[1:3] {
		fmt.Println(level.Name, level.Thinks)
	}
	// Output:
	// level-2 takes as many points as it can, but one turn in four any move
	// level-3 sees to the end from two numbers on, and until then takes any move; every other turn it does not look
}
