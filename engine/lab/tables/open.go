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
func answers(words []string, room Room, progress func(float64) error) (any, error) {
	p, err := engine.ParsePosition(words[0])
	if err != nil {
		return nil, err
	}
	policy, err := policyNamed(words[1])
	if err != nil {
		return nil, err
	}
	all, err := stats.Answers(p, policy, stats.MostWins, room.Positions, progress)
	if err != nil {
		return nil, err
	}
	var lines []lab.Reply
	for _, a := range all {
		lines = append(lines, lab.Reply{Position: p.Short(), Against: words[1], Move: a.Move, Shares: sharesOf(a.Odds)})
	}
	return lines, nil
}

// quality is what kind of games sets make. Its word is the sets, joined by semicolons.
func quality(words []string, room Room, progress func(float64) error) (any, error) {
	var lines []lab.Kind
	names := strings.Split(words[0], ";")
	for i, name := range names {
		set, err := parseSet(name)
		if err != nil {
			return nil, err
		}
		q, err := stats.QualityOf(set, room.Bytes, room.Positions)
		if err != nil {
			return nil, err
		}
		lines = append(lines, lab.Kind{
			Set: set, Outcome: q.Outcome, Draws: 100 * q.Draws, Slip: 100 * q.Slip,
			Upsets: q.Upsets.Of, Led: q.Upsets.All, Narrow: q.Narrow.Of, Won: q.Narrow.All,
		})
		if err := tell(progress, float64(i+1)/float64(len(names))); err != nil {
			return nil, err
		}
	}
	return lines, nil
}

// headStart is who wins if P2 starts ahead. Its words are a set and the highest head
// start.
func headStart(words []string, room Room, progress func(float64) error) (any, error) {
	set, err := parseSet(words[0])
	if err != nil {
		return nil, err
	}
	highest, err := strconv.Atoi(words[1])
	if err != nil || highest < 0 || highest > engine.MaxDeficit {
		return nil, malformed("a head start cannot be " + strconv.Quote(words[1]))
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
func brokenTies(set engine.Set, room Room, progress func(float64) error) (any, error) {
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
func three(words []string, _ Room, progress func(float64) error) (any, error) {
	set, err := parseSet(words[0])
	if err != nil {
		return nil, err
	}
	rule := slices.Index(threeplayers.Rules, words[1])
	if rule < 0 {
		return nil, malformed("a rule cannot be " + strconv.Quote(words[1]))
	}
	names := strings.Split(words[2], ",")
	if len(names) != threeplayers.Players {
		return nil, malformed("three bots are needed, not " + strconv.Quote(words[2]))
	}
	var bots [threeplayers.Players]threeplayers.Bot
	for i, name := range names {
		if bots[i], err = threeplayers.BotNamed(name); err != nil {
			return nil, malformed(err.Error())
		}
	}
	games, seed, err := drawn(words[3], words[4])
	if err != nil {
		return nil, err
	}
	tally, err := threeplayers.Simulate(threeplayers.New(set, threeplayers.Rule(rule)), bots, games, rand.New(rand.NewPCG(seed, 0)), progress)
	if err != nil {
		return nil, err
	}
	var lines []lab.Third
	for player := range threeplayers.Players {
		lines = append(lines, lab.Third{
			Set: set, Rule: words[1], Bots: words[2], Games: games, Seed: seed,
			Player: "P" + strconv.Itoa(player+1), Won: tally.Won[player], Shared: tally.Shared[player],
		})
	}
	return lines, nil
}
