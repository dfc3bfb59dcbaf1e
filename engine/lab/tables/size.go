package tables

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/search"
	"catchup/engine/stats"
)

// largestTable is how many bytes a table may take for the value of a game; beyond it a
// search takes less time. {1..24} and {1..25} take as much.
const largestTable = 64 << 20

// values is the paper's Table 2.
func values(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	start := engine.Position{Left: set}
	var outcome engine.Outcome
	method, nodes := "table", uint64(0)
	if induction.Size(start) <= largestTable {
		table, err := induction.New(start, room.Bytes, progress)
		if err != nil {
			return lab.Table{}, err
		}
		outcome = table.Outcome(start)
	} else {
		found, err := search.Solve(start, search.Limits{Memory: room.Bytes / 2}, func(p search.Progress) error { return tell(progress, p.Done) })
		if err != nil {
			return lab.Table{}, err
		}
		outcome, method, nodes = found.AtLeast, "search", found.Nodes
	}
	t := lab.NewTable("set value outcome method nodes")
	t.Add(set.Short(), strconv.Itoa(int(outcome)), outcome.String(), method, strconv.FormatUint(nodes, 10))
	return t, nil
}

// tell is a call of progress, which may be nil.
func tell(progress func(float64) error, done float64) error {
	if progress == nil {
		return nil
	}
	return progress(done)
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

// longest is what can be taken on one turn.
func longest(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	found, err := stats.LongestTurns(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set points points_at numbers numbers_at")
	t.Add(set.Short(), strconv.Itoa(found.Points), found.PointsAt.Short(), strconv.Itoa(found.Numbers), found.NumbersAt.Short())
	return t, nil
}

// widest is the position with the most moves.
func widest(set engine.Set, room Room, progress func(float64) error) (lab.Table, error) {
	found, err := stats.WidestBoard(set, room.Bytes, progress)
	if err != nil {
		return lab.Table{}, err
	}
	t := lab.NewTable("set moves at")
	t.Add(set.Short(), strconv.FormatUint(found.Moves, 10), found.At.Short())
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
