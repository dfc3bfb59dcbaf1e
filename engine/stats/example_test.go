package stats_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/bot"
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
	fmt.Println("all", openings.All.Total(), inPercent(openings.All.Odds().Win, 2))
	for _, opening := range openings.First {
		fmt.Println(opening.Number, opening.Total(), inPercent(opening.Odds().Win, 2))
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

// The paper's Table 3 has 14.28 here, from 100,000 games, and its Table 4, whose
// caption says that it is P2's share, 0.00.
func ExampleMatch() {
	start := engine.Position{Left: engine.OneTo(10)}
	for _, players := range [][2]string{{"max-score", "max-score"}, {"max-score", "use-most-nums+min-score"}} {
		p1, _ := bot.ChainNamed(players[0])
		p2, _ := bot.ChainNamed(players[1])
		odds, err := stats.Match(start, stats.Following(p1), stats.Following(p2), 1<<20, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(players, odds.Win, odds.Draw, odds.Loss)
	}
	// Output:
	// [max-score max-score] 1/7 0/1 6/7
	// [max-score use-most-nums+min-score] 0/1 0/1 1/1
}

func ExampleSample() {
	start := engine.Position{Left: engine.OneTo(10)}
	maxScore, _ := bot.ChainNamed(bot.MaxScore)
	p := stats.Following(maxScore)
	sampled, err := stats.Sample(start, p, p, 10_000, rand.New(rand.NewPCG(1, 0)), 1<<20, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	share, standardError := sampled.Share(sampled.Win)
	fmt.Printf("%d of %d: %.2f %% with a standard error of %.2f\n", sampled.Win, sampled.Games(), 100*share, 100*standardError)
	// Output:
	// 1427 of 10000: 14.27 % with a standard error of 0.35
}

// Random play does not protect: on {1..10}, whoever moves second and knows of it
// wins every time.
func ExampleBestResponse() {
	start := engine.Position{Left: engine.OneTo(10)}
	random, _ := bot.ChainNamed(bot.Random)
	for _, as := range []engine.Player{engine.P1, engine.P2} {
		odds, err := stats.BestResponse(start, stats.Following(random), as, stats.MostWins, 1<<20, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("best as", as, "P1 wins", inPercent(odds.Win, 4), "P2 wins", inPercent(odds.Loss, 4))
	}
	// Output:
	// best as P1 P1 wins 99.9582 P2 wins 0.0418
	// best as P2 P1 wins 0.0000 P2 wins 100.0000
}

// Among the positions that games on {1..7} come to there are many puzzles.
func ExampleCensusOf() {
	census, err := stats.CensusOf(engine.OneTo(7), limit, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	met := census.Reachable
	fmt.Println(met.Positions(), "positions:", met.Won, "won,", met.Drawn, "drawn,", met.Lost, "lost")
	fmt.Println("with a single winning move", met.OnlyWin, "or drawing move", met.OnlyDraw)
	fmt.Println("up to", met.LongestChain, "in a row, as from", met.LongestAt)
	// Output:
	// 303 positions: 154 won, 116 drawn, 33 lost
	// with a single winning move 107 or drawing move 44
	// up to 2 in a row, as from {2,3,4,5}:2
}

// inPercent writes a probability in percent with so many decimals, rounded half away
// from zero.
func inPercent(probability *big.Rat, decimals int) string {
	return new(big.Rat).Mul(probability, big.NewRat(100, 1)).FloatString(decimals)
}
