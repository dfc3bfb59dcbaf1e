package tables

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
	"catchup/engine/stats"
)

// match is a cell of the paper's Tables 3 and 4. Its words are a position and the
// chains of P1 and P2.
func match(words []string, room Room, progress func(float64) error) (any, error) {
	start, p1, p2, err := players(words)
	if err != nil {
		return nil, err
	}
	odds, err := stats.Match(start, p1, p2, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	return []lab.Meeting{{Position: start.Short(), P1: words[1], P2: words[2], Shares: sharesOf(odds), Exact: fractionsOf(odds)}}, nil
}

// sample is a match simulated. After its words there are the number of games, the seed
// and the batch.
func sample(words []string, room Room, progress func(float64) error) (any, error) {
	start, p1, p2, err := players(words)
	if err != nil {
		return nil, err
	}
	games, seed, err := drawn(words[3], words[4])
	if err != nil {
		return nil, err
	}
	batch, err := strconv.ParseUint(words[5], 10, 64)
	if err != nil {
		return nil, malformed("a batch cannot be " + strconv.Quote(words[5]))
	}
	sampled, err := stats.Sample(start, p1, p2, games, rand.New(rand.NewPCG(seed, batch)), room.Positions, progress)
	if err != nil {
		return nil, err
	}
	line := lab.Sampled{Position: start.Short(), P1: words[1], P2: words[2], Games: games, Seed: seed, Win: sampled.Win, Draw: sampled.Draw, Loss: sampled.Loss}
	for count, to := range map[*int][2]*float64{
		&sampled.Win:  {&line.Shares.Win, &line.WinError},
		&sampled.Draw: {&line.Shares.Draw, &line.DrawError},
		&sampled.Loss: {&line.Shares.Loss, &line.LossError},
	} {
		share, standardError := sampled.Share(*count)
		*to[0], *to[1] = 100*share, 100*standardError
	}
	return []lab.Sampled{line}, nil
}

// response is the most that can be had against a chain. Its words are a position, who
// responds, the chain, and the aim.
func response(words []string, room Room, progress func(float64) error) (any, error) {
	start, err := engine.ParsePosition(words[0])
	if err != nil {
		return nil, err
	}
	policy, err := policyNamed(words[2])
	if err != nil {
		return nil, err
	}
	as := slices.IndexFunc([]engine.Player{engine.P1, engine.P2}, func(p engine.Player) bool { return p.String() == words[1] })
	if as < 0 {
		return nil, malformed("a player cannot be " + strconv.Quote(words[1]))
	}
	aim, found := map[string]stats.Aim{lab.MostWins: stats.MostWins, lab.BestMean: stats.BestMean}[words[3]]
	if !found {
		return nil, malformed("an aim cannot be " + strconv.Quote(words[3]))
	}
	odds, err := stats.BestResponse(start, policy, engine.Player(as), aim, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	if engine.Player(as) == engine.P2 {
		odds.Win, odds.Loss = odds.Loss, odds.Win
	}
	return []lab.Responder{{Position: start.Short(), As: words[1], Against: words[2], Aim: words[3], Shares: sharesOf(odds), Exact: fractionsOf(odds)}}, nil
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

func fractionsOf(o stats.Odds) lab.Fractions {
	return lab.Fractions{Win: o.Win.RatString(), Draw: o.Draw.RatString(), Loss: o.Loss.RatString()}
}
