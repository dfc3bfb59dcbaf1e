package stats

import (
	"math/big"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/stats/paper"
)

// percent returns a share as the paper writes it.
func percent(share *big.Rat) float64 {
	f, _ := share.Float64()
	return 100 * f
}

func TestTable1(t *testing.T) {
	openings, err := PlayThroughs(engine.OneTo(7), plenty, nil)
	if err != nil {
		t.Fatal(err)
	}
	base := openings.All.Odds()
	for i, row := range paper.Table(1) {
		opening := openings.First[i]
		odds := opening.Odds()
		for column, share := range map[string][2]*big.Rat{
			"dwin": {odds.Win, base.Win}, "dlose": {odds.Loss, base.Loss}, "ddraw": {odds.Draw, base.Draw},
		} {
			change := percent(share[0]) - percent(share[1])
			if opening.Number != int(row.Number("first")) || !near(change, row.Number(column)) {
				t.Errorf("first %d: %s is %.3f, printed %s", opening.Number, column, change, row[column])
			}
		}
	}
}

func TestTable2(t *testing.T) {
	for _, row := range paper.Table(2) {
		start := engine.Position{Left: engine.OneTo(int(row.Number("N")))}
		table, err := induction.New(start, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := table.Outcome(start); float64(got) != row.Number("value") {
			t.Errorf("%v is a %v, printed %s", start, got, row["value"])
		}
	}
}

func TestTable5(t *testing.T) {
	for _, row := range paper.Table(5) {
		n := int(row.Number("N"))
		if n > largest {
			continue
		}
		m, err := Measure(engine.OneTo(n), plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		odds := m.PlayThroughs.Odds()
		tree, _ := new(big.Float).SetInt(m.PlayThroughs.Total()).Float64()
		printed := row.Number("tree")
		if tree < printed*(1-1e-5) || tree > printed*(1+1e-5) { // six digits are printed
			t.Errorf("{1..%d}: tree size %.0f, printed %s", n, tree, row["tree"])
		}
		for column, got := range map[string]float64{
			"states": float64(m.States), "value": float64(m.Outcome), "min_depth": float64(m.MinDepth),
			"max_branch": float64(m.MaxBranch.Int64()),
		} {
			if got != row.Number(column) {
				t.Errorf("{1..%d}: %s is %v, printed %s", n, column, got, row[column])
			}
		}
		for column, share := range map[string]*big.Rat{"win": odds.Win, "tie": odds.Draw, "loss": odds.Loss} {
			if !near(percent(share), row.Number(column)) {
				t.Errorf("{1..%d}: %s is %.3f, printed %s", n, column, percent(share), row[column])
			}
		}
	}
}

func TestTable6(t *testing.T) {
	turns, err := Branching(engine.OneTo(12), plenty, nil)
	if err != nil {
		t.Fatal(err)
	}
	rows := paper.Table(6)
	if len(turns) != len(rows) {
		t.Fatalf("%d turns, printed %d", len(turns), len(rows))
	}
	for i, row := range rows {
		average, _ := turns[i].Average().Float64()
		if !near(average, row.Number("avg")) || float64(turns[i].Most.Int64()) != row.Number("max") {
			t.Errorf("turn %d: average %.3f, most %v, printed %s and %s", i+1, average, turns[i].Most, row["avg"], row["max"])
		}
	}
}
