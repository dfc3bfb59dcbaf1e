package tables

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/stats"
)

// values is the paper's Table 2.
func values(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	start := engine.Position{Left: set}
	table, err := induction.New(start, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	outcome := table.Outcome(start)
	t := lab.NewTable("set value outcome")
	t.Add(set.Short(), strconv.Itoa(int(outcome)), outcome.String())
	return t, nil
}

// firstMove is the paper's Table 1. Its first line is for any first number.
func firstMove(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	openings, err := stats.PlayThroughs(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set first play_throughs win draw loss " + shareColumns + " win_change draw_change loss_change")
	base := sharesOf(openings.All.Odds())
	add := func(first string, tally stats.Tally) {
		shares := sharesOf(tally.Odds())
		cells := []string{set.Short(), first, tally.Total().String(), tally.Win.String(), tally.Draw.String(), tally.Loss.String()}
		cells = append(cells, shares.cells()...)
		t.Add(append(cells, decimal(shares.win-base.win), decimal(shares.draw-base.draw), decimal(shares.loss-base.loss))...)
	}
	add("any", openings.All)
	for _, opening := range openings.First {
		add(strconv.Itoa(opening.Number), opening.Tally)
	}
	return t, nil
}

// properties is a line of the paper's Table 5.
func properties(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	m, err := stats.Measure(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set play_throughs states value max_branch min_depth " + shareColumns)
	t.Add(append([]string{set.Short(), m.PlayThroughs.Total().String(), strconv.Itoa(m.States), strconv.Itoa(int(m.Outcome)),
		m.MaxBranch.String(), strconv.Itoa(m.MinDepth)}, sharesOf(m.PlayThroughs.Odds()).cells()...)...)
	return t, nil
}

// branching is the paper's Table 6.
func branching(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	turns, err := stats.Branching(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set turn nodes moves average most")
	for i, turn := range turns {
		average, _ := turn.Average().Float64()
		t.Add(set.Short(), strconv.Itoa(i+1), turn.Nodes.String(), turn.Moves.String(), decimal(average), turn.Most.String())
	}
	return t, nil
}

// census counts positions by what they are worth.
func census(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	taken, err := stats.CensusOf(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set counted positions won drawn lost only_win only_draw longest_chain longest_at")
	for _, kind := range []struct {
		name string
		stats.Worth
	}{{"reachable", taken.Reachable}, {"all", taken.All}} {
		cells := []string{set.Short(), kind.name}
		for _, count := range []int{kind.Positions(), kind.Won, kind.Drawn, kind.Lost, kind.OnlyWin, kind.OnlyDraw, kind.LongestChain} {
			cells = append(cells, strconv.Itoa(count))
		}
		at := "-"
		if kind.LongestChain > 0 {
			at = kind.LongestAt.Short()
		}
		t.Add(append(cells, at)...)
	}
	return t, nil
}
