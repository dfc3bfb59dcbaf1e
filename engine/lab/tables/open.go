package tables

import (
	"math/rand/v2"
	"strconv"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/stats"
	"catchup/engine/threeplayers"
	"catchup/engine/tiebreak"
)

// answers are the moves of one who knows the other. Its words are a position and a
// chain.
func answers(w *words, room Room, progress engine.Progress) (any, error) {
	p, to := read(w, engine.ParsePosition), read(w, policy)
	if w.err != nil {
		return nil, w.err
	}
	all, err := stats.Answers(p, to, stats.MostWins, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	var lines []lab.Reply
	for _, a := range all {
		lines = append(lines, lab.Reply{Position: p.Short(), Against: w.all[1], Move: a.Move, Shares: sharesOf(a.Odds)})
	}
	return lines, nil
}

// quality is what kind of games sets make. Its word is the sets, joined by semicolons.
func quality(w *words, room Room, progress engine.Progress) (any, error) {
	sets := read(w, sets)
	if w.err != nil {
		return nil, w.err
	}
	var lines []lab.Kind
	for i, set := range sets {
		q, err := stats.QualityOf(set, room.Bytes, room.Positions)
		if err != nil {
			return nil, err
		}
		lines = append(lines, lab.Kind{
			Set: set, Outcome: q.Outcome, Draws: 100 * q.Draws, Slip: 100 * q.Slip,
			Upsets: q.Upsets.Of, Led: q.Upsets.All, Narrow: q.Narrow.Of, Won: q.Narrow.All,
		})
		if err := progress.Tell(float64(i+1) / float64(len(sets))); err != nil {
			return nil, err
		}
	}
	return lines, nil
}

// headStart is who wins if P2 starts ahead. Its words are a set and the highest head
// start.
func headStart(w *words, room Room, progress engine.Progress) (any, error) {
	set, highest := read(w, aSet), int(read(w, number("a head start", 0, engine.MaxDeficit)))
	if w.err != nil {
		return nil, w.err
	}
	// A table knows the deficits of one parity.
	var tables [2]*induction.Tablebase
	for i := range tables {
		start := engine.Position{Left: set, Deficit: max(highest-i, i)}
		table, err := induction.New(start, room.Bytes, progress)
		if err != nil {
			return nil, err
		}
		tables[start.Deficit%2] = table
	}
	lines := make([]lab.Ahead, highest+1)
	for head := range lines {
		lines[head] = lab.Ahead{Set: set, HeadStart: head, Outcome: tables[head%2].Outcome(engine.Position{Left: set, Deficit: head})}
	}
	return lines, nil
}

// brokenTies is the game without ties.
func brokenTies(set engine.Set, room Room, progress engine.Progress) (any, error) {
	start := engine.Position{Left: set}
	points, err := induction.New(start, room.Bytes, progress)
	if err != nil {
		return nil, err
	}
	most, err := tiebreak.New(start, tiebreak.Most, room.Bytes, progress)
	if err != nil {
		return nil, err
	}
	fewest, err := tiebreak.New(start, tiebreak.Fewest, room.Bytes, progress)
	if err != nil {
		return nil, err
	}
	lines := []lab.Broken{{Set: set, Points: points.Outcome(start), Most: most.Outcome(start, 0), Fewest: fewest.Outcome(start, 0)}}
	for first := range set.Distinct() {
		one, err := engine.SetOf(first)
		if err != nil {
			return nil, err
		}
		// P2, to move, has an excess sum that is smaller by P1's lead.
		next, _ := start.After(one)
		value := engine.OutcomeOf(next.Margin())
		if !next.Over() {
			value = points.Outcome(next)
		}
		lines = append(lines, lab.Broken{
			Set: set, First: first, Points: value.Opposite(),
			Most: most.Outcome(next, -first).Opposite(), Fewest: fewest.Outcome(next, -first).Opposite(),
		})
	}
	return lines, nil
}

// three is simulated games of three. Its words are a set, a rule, the bots, the number
// of games and the seed.
func three(w *words, _ Room, progress engine.Progress) (any, error) {
	set, rule, bots := read(w, aSet), read(w, oneOf("a rule", threeplayers.Rules...)), read(w, threeBots)
	games, seed := int(read(w, games)), read(w, seed)
	if w.err != nil {
		return nil, w.err
	}
	tally, err := threeplayers.Simulate(threeplayers.New(set, threeplayers.Rule(rule)), bots, games, rand.New(rand.NewPCG(seed, 0)), progress)
	if err != nil {
		return nil, err
	}
	var lines []lab.Third
	for player := range threeplayers.Players {
		lines = append(lines, lab.Third{
			Set: set, Rule: w.all[1], Bots: w.all[2], Games: games, Seed: seed,
			Player: "P" + strconv.Itoa(player+1), Won: tally.Won[player], Shared: tally.Shared[player],
		})
	}
	return lines, nil
}
