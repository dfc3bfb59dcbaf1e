//go:build !wasm

package command

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats"
)

// What follows is not in the paper.

// aims names what a best response makes the most of.
var aims = []string{stats.MostWins: "wins", stats.BestMean: "wins-losses"}

// responses tells how well each of the paper's heuristics can be answered by a player
// who knows it.
func responses(s *sheet, set engine.Set, o statsOptions) error {
	against := []string{bot.Random, bot.MaxScore, bot.MinScore, bot.UseMostNums}
	players := []engine.Player{engine.P1, engine.P2}
	count, of := 0, len(against)*len(players)*len(aims)
	for _, name := range against {
		for _, as := range players {
			for aim := range aims {
				tell := func(done float64) error { return o.tell((float64(count) + done) / float64(of)) }
				if err := respond(s, set, name, as, stats.Aim(aim), tell); err != nil {
					return err
				}
				count++
			}
		}
	}
	return nil
}

// respond adds the line of one responder, who has the point of view.
func respond(s *sheet, set engine.Set, against string, as engine.Player, aim stats.Aim, tell func(done float64) error) error {
	policy, err := policyNamed(against)
	if err != nil {
		return err
	}
	odds, err := stats.BestResponse(engine.Position{Left: set}, policy, as, aim, statsPositions, tell)
	if err != nil {
		return err
	}
	if as == engine.P2 {
		odds.Win, odds.Loss = odds.Loss, odds.Win
	}
	p := percentsOf(odds)
	return s.line(struct {
		Set     string `json:"set"`
		As      string `json:"as"`
		Against string `json:"against"`
		Aim     string `json:"aim"`
		percents
		Exact *fractions `json:"exact"`
	}{set.Short(), as.String(), against, aims[aim], p, fractionsOf(odds)},
		set.Short(), as.String(), against, aims[aim], fixed(p.Win), fixed(p.Draw), fixed(p.Loss))
}

// censusCount is the census of a kind of positions.
type censusCount struct {
	Positions    int    `json:"positions"`
	Won          int    `json:"won"`
	Drawn        int    `json:"drawn"`
	Lost         int    `json:"lost"`
	OnlyWin      int    `json:"only_win"`
	OnlyDraw     int    `json:"only_draw"`
	LongestChain int    `json:"longest_chain"`
	LongestAt    string `json:"longest_at,omitempty"`
}

func censusCountOf(w stats.Worth) censusCount {
	c := censusCount{w.Positions(), w.Won, w.Drawn, w.Lost, w.OnlyWin, w.OnlyDraw, w.LongestChain, ""}
	if c.LongestChain > 0 {
		c.LongestAt = w.LongestAt.String()
	}
	return c
}

// census counts positions by what they are worth.
func census(s *sheet, set engine.Set, o statsOptions) error {
	taken, err := stats.CensusOf(set, statsMemory, o.tell)
	if err != nil {
		return err
	}
	met := censusCountOf(taken.Reachable)
	cells := []string{set.Short()}
	for _, count := range []int{met.Positions, met.Won, met.Drawn, met.Lost, met.OnlyWin, met.OnlyDraw, met.LongestChain} {
		cells = append(cells, strconv.Itoa(count))
	}
	return s.line(struct {
		Set       string      `json:"set"`
		Reachable censusCount `json:"reachable"`
		All       censusCount `json:"all"`
	}{set.Short(), met, censusCountOf(taken.All)}, append(cells, met.LongestAt)...)
}
