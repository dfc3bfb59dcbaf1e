package tables

import (
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/stats"
)

// match is a cell of the paper's Tables 3 and 4. Its words are a position and the
// chains of P1 and P2.
func match(w *words, room Room, progress engine.Progress) (any, error) {
	start, p1, p2 := read(w, engine.ParsePosition), read(w, policy), read(w, policy)
	if w.err != nil {
		return nil, w.err
	}
	odds, err := stats.Match(start, p1, p2, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	return []lab.Meeting{{Position: start.Short(), P1: w.all[1], P2: w.all[2], Shares: sharesOf(odds), Exact: fractionsOf(odds)}}, nil
}

// sample is a match simulated. After its words there are the number of games, the seed
// and the batch.
func sample(w *words, room Room, progress engine.Progress) (any, error) {
	start, p1, p2 := read(w, engine.ParsePosition), read(w, policy), read(w, policy)
	games, seed, batch := int(read(w, games)), read(w, seed), read(w, batch)
	if w.err != nil {
		return nil, w.err
	}
	sampled, err := stats.Sample(start, p1, p2, games, rand.New(rand.NewPCG(seed, batch)), room.Positions, progress)
	if err != nil {
		return nil, err
	}
	line := lab.Sampled{Position: start.Short(), P1: w.all[1], P2: w.all[2], Games: games, Seed: seed, Win: sampled.Win, Draw: sampled.Draw, Loss: sampled.Loss}
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
func response(w *words, room Room, progress engine.Progress) (any, error) {
	start := read(w, engine.ParsePosition)
	as := engine.Player(read(w, oneOf("a player", engine.P1.String(), engine.P2.String())))
	against, aim := read(w, policy), stats.Aim(read(w, oneOf("an aim", lab.MostWins, lab.BestMean)))
	if w.err != nil {
		return nil, w.err
	}
	odds, err := stats.BestResponse(start, against, as, aim, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	if as == engine.P2 {
		odds.Win, odds.Loss = odds.Loss, odds.Win
	}
	return []lab.Responder{{Position: start.Short(), As: w.all[1], Against: w.all[2], Aim: w.all[3], Shares: sharesOf(odds), Exact: fractionsOf(odds)}}, nil
}

func fractionsOf(o stats.Odds) lab.Fractions {
	return lab.Fractions{Win: o.Win.RatString(), Draw: o.Draw.RatString(), Loss: o.Loss.RatString()}
}
