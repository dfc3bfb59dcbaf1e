package tables

import (
	"math/big"

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
func values(set engine.Set, room Room, progress engine.Progress) (any, error) {
	start := engine.Position{Left: set}
	line := lab.Value{Set: set, Method: lab.ByTable}
	if room.Exhaust || induction.Size(start) <= largestTable {
		table, err := induction.New(start, room.Bytes, progress)
		if err != nil {
			return nil, err
		}
		line.Outcome = table.Outcome(start)
	} else {
		found, err := search.Solve(start, search.Limits{Memory: room.Bytes / 2}, func(p search.Progress) error { return progress.Tell(p.Done) })
		if err != nil {
			return nil, err
		}
		line.Outcome, line.Method, line.Nodes = found.AtLeast, lab.BySearch, found.Nodes
	}
	line.Value = int(line.Outcome)
	return []lab.Value{line}, nil
}

// firstMove is the paper's Table 1. Its first line is for any first number.
func firstMove(set engine.Set, room Room, progress engine.Progress) (any, error) {
	openings, err := stats.PlayThroughs(set, room.Bytes, progress)
	if err != nil {
		return nil, err
	}
	var lines []lab.Opening
	base := sharesOf(openings.All.Odds())
	for _, o := range append([]stats.Opening{{Tally: openings.All}}, openings.First...) {
		shares := sharesOf(o.Odds())
		lines = append(lines, lab.Opening{
			Set: set, First: o.Number, PlayThroughs: digits(o.Total()), Win: digits(o.Win), Draw: digits(o.Draw), Loss: digits(o.Loss),
			Shares: shares, WinChange: shares.Win - base.Win, DrawChange: shares.Draw - base.Draw, LossChange: shares.Loss - base.Loss,
		})
	}
	return lines, nil
}

// properties is a line of the paper's Table 5.
func properties(set engine.Set, room Room, progress engine.Progress) (any, error) {
	m, err := stats.Measure(set, room.Bytes, progress)
	if err != nil {
		return nil, err
	}
	return []lab.Size{{
		Set: set, PlayThroughs: digits(m.PlayThroughs.Total()), States: m.States, Value: int(m.Outcome),
		MaxBranch: digits(m.MaxBranch), MinDepth: m.MinDepth, Shares: sharesOf(m.PlayThroughs.Odds()),
	}}, nil
}

// branching is the paper's Table 6.
func branching(set engine.Set, room Room, progress engine.Progress) (any, error) {
	var lines []lab.Turn
	turns, err := stats.Branching(set, room.Bytes, progress)
	for i, turn := range turns {
		average, _ := turn.Average().Float64()
		lines = append(lines, lab.Turn{Set: set, Turn: i + 1, Nodes: digits(turn.Nodes), Moves: digits(turn.Moves), Average: average, Most: digits(turn.Most)})
	}
	return lines, err
}

// longest is what can be taken on one turn.
func longest(set engine.Set, room Room, progress engine.Progress) (any, error) {
	found, err := stats.LongestTurns(set, room.Bytes, progress)
	return []lab.LongestTurn{{Set: set, Points: found.Points, PointsAt: found.PointsAt.Short(), Numbers: found.Numbers, NumbersAt: found.NumbersAt.Short()}}, err
}

// widest is the position with the most moves.
func widest(set engine.Set, room Room, progress engine.Progress) (any, error) {
	found, err := stats.WidestBoard(set, room.Bytes, progress)
	return []lab.WidestBoard{{Set: set, Moves: found.Moves, At: found.At.Short()}}, err
}

// census counts positions by what they are worth.
func census(set engine.Set, room Room, progress engine.Progress) (any, error) {
	taken, err := stats.CensusOf(set, room.Bytes, progress)
	return []lab.Counted{{Set: set, Kind: "reachable", Worth: worthOf(taken.Reachable)}, {Set: set, Kind: "all", Worth: worthOf(taken.All)}}, err
}

func worthOf(w stats.Worth) lab.Worth {
	worth := lab.Worth{Positions: w.Positions(), Won: w.Won, Drawn: w.Drawn, Lost: w.Lost, OnlyWin: w.OnlyWin, OnlyDraw: w.OnlyDraw, LongestChain: w.LongestChain}
	if w.LongestChain > 0 {
		worth.LongestAt = w.LongestAt.Short()
	}
	return worth
}

func sharesOf(o stats.Odds) lab.Shares {
	return lab.Shares{Win: percent(o.Win), Draw: percent(o.Draw), Loss: percent(o.Loss)}
}

func percent(share *big.Rat) float64 {
	f, _ := share.Float64()
	return 100 * f
}

func digits(n *big.Int) lab.Integer { return lab.Integer(n.String()) }
