//go:build !wasm

package command

import (
	"encoding/json"
	"math/big"
	"strconv"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/stats"
	"catchup/engine/stats/paper"
)

// percents are shares of P1, in percent.
type percents struct {
	Win  float64 `json:"win_percent"`
	Draw float64 `json:"draw_percent"`
	Loss float64 `json:"loss_percent"`
}

func percentsOf(o stats.Odds) percents {
	return percents{percent(o.Win), percent(o.Draw), percent(o.Loss)}
}

func percent(share *big.Rat) float64 {
	f, _ := share.Float64()
	return 100 * f
}

// fixed writes a number with two decimals.
func fixed(f float64) string { return strconv.FormatFloat(f, 'f', 2, 64) }

// rowFor returns the paper's line for {1..n}, or nil.
func rowFor(table int, set engine.Set) paper.Row {
	for _, row := range paper.Table(table) {
		if set == engine.OneTo(int(row.Number("N"))) {
			return row
		}
	}
	return nil
}

// copied returns the figures of a row, which may be nil, under our names for them.
func copied(row paper.Row, columns map[string]string) printed {
	if row == nil {
		return nil
	}
	figures := printed{}
	for field, column := range columns {
		figures[field] = json.Number(row[column])
	}
	return figures
}

// firstMoves is the paper's Table 1.
func firstMoves(s *sheet, set engine.Set, o statsOptions) error {
	openings, err := stats.PlayThroughs(set, statsMemory, o.tell)
	if err != nil {
		return err
	}
	type line struct {
		Set          string   `json:"set"`
		First        int      `json:"first,omitempty"` // not there: any
		PlayThroughs *big.Int `json:"play_throughs"`
		Win          *big.Int `json:"win"`
		Draw         *big.Int `json:"draw"`
		Loss         *big.Int `json:"loss"`
		percents
		WinChange  float64 `json:"win_change"`
		DrawChange float64 `json:"draw_change"`
		LossChange float64 `json:"loss_change"`
		Printed    printed `json:"printed,omitempty"`
	}
	base := percentsOf(openings.All.Odds())
	lineFor := func(t stats.Tally) line {
		p := percentsOf(t.Odds())
		return line{Set: set.Short(), PlayThroughs: t.Total(), Win: t.Win, Draw: t.Draw, Loss: t.Loss, percents: p,
			WinChange: p.Win - base.Win, DrawChange: p.Draw - base.Draw, LossChange: p.Loss - base.Loss}
	}
	all := lineFor(openings.All)
	if err := s.line(all, all.Set, "any", all.PlayThroughs.String(),
		fixed(base.Win), fixed(base.Draw), fixed(base.Loss)); err != nil {
		return err
	}
	for i, opening := range openings.First {
		l := lineFor(opening.Tally)
		l.First = opening.Number
		if set == engine.OneTo(7) {
			l.Printed = copied(paper.Table(1)[i], map[string]string{"win_change": "dwin", "draw_change": "ddraw", "loss_change": "dlose"})
		}
		if err := s.line(l, l.Set, strconv.Itoa(l.First), l.PlayThroughs.String(), fixed(l.percents.Win), fixed(l.percents.Draw), fixed(l.percents.Loss),
			s.beside(fixed(l.WinChange), l.Printed, "win_change"),
			s.beside(fixed(l.DrawChange), l.Printed, "draw_change"),
			s.beside(fixed(l.LossChange), l.Printed, "loss_change")); err != nil {
			return err
		}
	}
	return nil
}

// values is the paper's Table 2.
func values(s *sheet, set engine.Set, o statsOptions) error {
	start := engine.Position{Left: set}
	table, err := induction.New(start, statsMemory, o.tell)
	if err != nil {
		return err
	}
	outcome := table.Outcome(start)
	figures := copied(rowFor(2, set), map[string]string{"value": "value"})
	return s.line(struct {
		Set     string  `json:"set"`
		Value   int     `json:"value"`
		Outcome string  `json:"outcome"`
		Printed printed `json:"printed,omitempty"`
	}{set.Short(), int(outcome), outcome.String(), figures},
		set.Short(), s.beside(strconv.Itoa(int(outcome)), figures, "value"), outcome.String())
}

// properties is the paper's Table 5.
func properties(s *sheet, set engine.Set, o statsOptions) error {
	m, err := stats.Measure(set, statsMemory, o.tell)
	if err != nil {
		return err
	}
	p := percentsOf(m.PlayThroughs.Odds())
	figures := copied(rowFor(5, set), map[string]string{"play_throughs": "tree", "states": "states", "value": "value",
		"max_branch": "max_branch", "min_depth": "min_depth", "win_percent": "win", "draw_percent": "tie", "loss_percent": "loss"})
	return s.line(struct {
		Set          string   `json:"set"`
		PlayThroughs *big.Int `json:"play_throughs"`
		States       int      `json:"states"`
		Value        int      `json:"value"`
		MaxBranch    *big.Int `json:"max_branch"`
		MinDepth     int      `json:"min_depth"`
		percents
		Printed printed `json:"printed,omitempty"`
	}{set.Short(), m.PlayThroughs.Total(), m.States, int(m.Outcome), m.MaxBranch, m.MinDepth, p, figures},
		set.Short(),
		s.beside(m.PlayThroughs.Total().String(), figures, "play_throughs"),
		s.beside(strconv.Itoa(m.States), figures, "states"),
		s.beside(strconv.Itoa(int(m.Outcome)), figures, "value"),
		s.beside(m.MaxBranch.String(), figures, "max_branch"),
		s.beside(strconv.Itoa(m.MinDepth), figures, "min_depth"),
		s.beside(fixed(p.Win), figures, "win_percent"),
		s.beside(fixed(p.Draw), figures, "draw_percent"),
		s.beside(fixed(p.Loss), figures, "loss_percent"))
}

// branching is the paper's Table 6.
func branching(s *sheet, set engine.Set, o statsOptions) error {
	turns, err := stats.Branching(set, statsMemory, o.tell)
	if err != nil {
		return err
	}
	for i, turn := range turns {
		var figures printed
		if set == engine.OneTo(12) {
			figures = copied(paper.Table(6)[i], map[string]string{"average": "avg", "most": "max"})
		}
		average, _ := turn.Average().Float64()
		if err := s.line(struct {
			Set     string   `json:"set"`
			Turn    int      `json:"turn"`
			Nodes   *big.Int `json:"nodes"`
			Moves   *big.Int `json:"moves"`
			Average float64  `json:"average"`
			Most    *big.Int `json:"most"`
			Printed printed  `json:"printed,omitempty"`
		}{set.Short(), i + 1, turn.Nodes, turn.Moves, average, turn.Most, figures},
			set.Short(), strconv.Itoa(i+1), turn.Nodes.String(), turn.Moves.String(),
			s.beside(fixed(average), figures, "average"),
			s.beside(turn.Most.String(), figures, "most")); err != nil {
			return err
		}
	}
	return nil
}
