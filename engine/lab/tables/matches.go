package tables

import (
	"math/rand/v2"
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
	"catchup/engine/stats"
)

// match is a cell of the paper's Tables 3 and 4. Its words are a position and the
// chains of P1 and P2.
func match(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	start, p1, p2, err := players(words)
	if err != nil {
		return lab.Table{}, err
	}
	odds, err := stats.Match(start, p1, p2, room.Positions, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("position p1 p2 " + shareColumns + " " + exactColumns)
	t.Add(append([]string{start.Short(), words[1], words[2]}, oddsCells(odds)...)...)
	return t, nil
}

// sample is a match simulated. After its words there are the number of games and the
// seed. The errors are standard errors, in percentage points.
func sample(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	start, p1, p2, err := players(words)
	if err != nil {
		return lab.Table{}, err
	}
	games, seed, err := drawn(words[3], words[4])
	if err != nil {
		return lab.Table{}, err
	}
	sampled, err := stats.Sample(start, p1, p2, games, rand.New(rand.NewPCG(seed, 0)), room.Positions, progress)
	if err != nil {
		return lab.Table{}, err
	}
	var counts, percents, errors []string
	for _, count := range []int{sampled.Win, sampled.Draw, sampled.Loss} {
		share, standardError := sampled.Share(count)
		counts = append(counts, strconv.Itoa(count))
		percents = append(percents, decimal(100*share))
		errors = append(errors, decimal(100*standardError))
	}
	t := lab.NewTable("position p1 p2 games seed win draw loss " + shareColumns + " win_error draw_error loss_error")
	cells := append([]string{start.Short(), words[1], words[2], words[3], words[4]}, counts...)
	t.Add(append(append(cells, percents...), errors...)...)
	return t, nil
}

// response is the most that can be had against a chain. Its words are a position, who
// responds, the chain, and the aim.
func response(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	start, err := engine.ParsePosition(words[0])
	if err != nil {
		return lab.Table{}, err
	}
	policy, err := policyNamed(words[2])
	if err != nil {
		return lab.Table{}, err
	}
	as := engine.P1
	switch words[1] {
	case engine.P1.String():
	case engine.P2.String():
		as = engine.P2
	default:
		return lab.Table{}, malformed("a player cannot be " + strconv.Quote(words[1]))
	}
	aim := stats.MostWins
	switch words[3] {
	case lab.MostWins:
	case lab.BestMean:
		aim = stats.BestMean
	default:
		return lab.Table{}, malformed("an aim cannot be " + strconv.Quote(words[3]))
	}
	odds, err := stats.BestResponse(start, policy, as, aim, room.Positions, progress)
	if err != nil {
		return lab.Table{}, err
	}
	if as == engine.P2 {
		odds.Win, odds.Loss = odds.Loss, odds.Win
	}
	t := lab.NewTable("position as against aim " + shareColumns + " " + exactColumns)
	t.Add(append([]string{start.Short(), words[1], words[2], words[3]}, oddsCells(odds)...)...)
	return t, nil
}

// drawn reads how many games are simulated, and from which seed.
func drawn(number, from string) (games int, seed uint64, err error) {
	if games, err = strconv.Atoi(number); err != nil || games < 1 {
		return 0, 0, malformed("a number of games cannot be " + strconv.Quote(number))
	}
	if seed, err = strconv.ParseUint(from, 10, 64); err != nil {
		return 0, 0, malformed("a seed cannot be " + strconv.Quote(from))
	}
	return games, seed, nil
}

// players reads a position and two chains.
func players(words []string) (start engine.Position, p1, p2 stats.Policy, err error) {
	if start, err = engine.ParsePosition(words[0]); err != nil {
		return start, nil, nil, err
	}
	if p1, err = policyNamed(words[1]); err != nil {
		return start, nil, nil, err
	}
	p2, err = policyNamed(words[2])
	return start, p1, p2, err
}

// policyNamed returns the policy of a chain of heuristics.
func policyNamed(name string) (stats.Policy, error) {
	chain, err := bot.ChainNamed(name)
	return stats.Following(chain), err
}
