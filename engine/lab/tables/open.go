package tables

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/stats"
	"catchup/engine/threeplayers"
	"catchup/engine/tiebreak"
)

// answers are the moves of one who knows the other. Its words are a position and a
// chain.
func answers(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	p, err := engine.ParsePosition(words[0])
	if err != nil {
		return lab.Table{}, err
	}
	policy, err := policyNamed(words[1])
	if err != nil {
		return lab.Table{}, err
	}
	all, err := stats.Answers(p, policy, stats.MostWins, room.Positions, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("position against move " + shareColumns)
	for _, a := range all {
		t.Add(append([]string{p.Short(), words[1], a.Move.Short()}, sharesOf(a.Odds).cells()...)...)
	}
	return t, nil
}

// quality is what kind of games sets make. Its word is the sets, joined by semicolons.
func quality(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	t := lab.NewTable("set outcome draws_percent upsets led narrow won slip_percent")
	names := strings.Split(words[0], ";")
	for i, name := range names {
		set, err := parseSet(name)
		if err != nil {
			return lab.Table{}, err
		}
		q, err := stats.QualityOf(set, room.Bytes, room.Positions)
		if err != nil {
			return lab.Table{}, err
		}
		t.Add(set.Short(), q.Outcome.String(), decimal(100*q.Draws),
			strconv.Itoa(q.Upsets.Of), strconv.Itoa(q.Upsets.All),
			strconv.Itoa(q.Narrow.Of), strconv.Itoa(q.Narrow.All), decimal(100*q.Slip))
		if progress != nil {
			if err := progress(float64(i+1) / float64(len(names))); err != nil {
				return lab.Table{}, err
			}
		}
	}
	return t, nil
}

// headStart is who wins if P2 starts ahead. Its words are a set and the highest head
// start.
func headStart(words []string, room Room, progress func(float64) error) (lab.Table, error) {
	set, err := parseSet(words[0])
	if err != nil {
		return lab.Table{}, err
	}
	highest, err := strconv.Atoi(words[1])
	if err != nil || highest < 0 || highest > engine.MaxDeficit {
		return lab.Table{}, malformed("a head start cannot be " + strconv.Quote(words[1]))
	}
	// A table knows the deficits of one parity.
	var tables [2]*induction.Tablebase
	for i := range tables {
		start := engine.Position{Left: set, Deficit: max(highest-i, i)}
		table, err := induction.New(start, room.Bytes, progress)
		if err != nil {
			return lab.Table{}, err
		}
		tables[start.Deficit%2] = table
	}
	t := lab.NewTable("set head_start outcome")
	for head := range highest + 1 {
		p := engine.Position{Left: set, Deficit: head}
		t.Add(set.Short(), strconv.Itoa(head), tables[head%2].Outcome(p).String())
	}
	return t, nil
}

// brokenTies is the game without ties.
func brokenTies(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	start := engine.Position{Left: set}
	points, err := induction.New(start, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	most, err := tiebreak.New(start, tiebreak.Most, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	fewest, err := tiebreak.New(start, tiebreak.Fewest, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set first points most fewest")
	t.Add(set.Short(), "any", points.Outcome(start).String(), most.Outcome(start, 0).String(), fewest.Outcome(start, 0).String())
	for first := range set.Distinct() {
		one, err := engine.SetOf(first)
		if err != nil {
			return lab.Table{}, err
		}
		// P2, to move, has an excess sum that is smaller by P1's lead.
		next, _ := start.After(one)
		value := engine.OutcomeOf(next.Margin())
		if !next.Over() {
			value = points.Outcome(next)
		}
		t.Add(set.Short(), strconv.Itoa(first), value.Opposite().String(),
			most.Outcome(next, -first).Opposite().String(), fewest.Outcome(next, -first).Opposite().String())
	}
	return t, nil
}

// three is simulated games of three. Its words are a set, a rule, the bots, the number
// of games and the seed.
func three(words []string, _ Room, progress func(float64) error) (lab.Table, error) {
	set, err := parseSet(words[0])
	if err != nil {
		return lab.Table{}, err
	}
	rule := slices.Index(threeplayers.Rules, words[1])
	if rule < 0 {
		return lab.Table{}, malformed("a rule cannot be " + strconv.Quote(words[1]))
	}
	names := strings.Split(words[2], ",")
	if len(names) != threeplayers.Players {
		return lab.Table{}, malformed("three bots are needed, not " + strconv.Quote(words[2]))
	}
	var bots [threeplayers.Players]threeplayers.Bot
	for i, name := range names {
		if bots[i], err = threeplayers.BotNamed(name); err != nil {
			return lab.Table{}, malformed(err.Error())
		}
	}
	games, seed, err := drawn(words[3], words[4])
	if err != nil {
		return lab.Table{}, err
	}
	tally, err := threeplayers.Simulate(threeplayers.New(set, threeplayers.Rule(rule)), bots, games, rand.New(rand.NewPCG(seed, 0)), progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set rule bots games seed player won shared")
	for player := range threeplayers.Players {
		t.Add(set.Short(), words[1], words[2], words[3], words[4], "P"+strconv.Itoa(player+1),
			strconv.Itoa(tally.Won[player]), strconv.Itoa(tally.Shared[player]))
	}
	return t, nil
}
