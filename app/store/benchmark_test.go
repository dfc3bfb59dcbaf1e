package store

import (
	"fmt"
	"testing"
)

// full is a record as it is after years: 4,000 results, 1,000 days, 100 games.
func full() Data {
	d := Data{Version: version}
	d.fill()
	for i := range 4000 {
		id := fmt.Sprintf("1-%d/%d/%d,%d/%d", 7+i%7, 1+i%5, 2+i%11, 14+i/1000, i)
		d.Puzzles[id] = Result{Solved: i%3 > 0, Failed: i%5 == 0, Missed: i%15 == 0, Proved: i%7 == 0, Hints: i % 3, Day: fmt.Sprintf("2027-%02d-%02d", 1+i%12, 1+i%28)}
	}
	for i := range 1000 {
		d.Daily[fmt.Sprintf("%d-%02d-%02d", 2026+i/336, 1+i/28%12, 1+i%28)] = DailyResult{[3]BoardResult{
			{fmt.Sprintf("1-9/%d", i), true, true, "kk", true},
			{fmt.Sprintf("1-11/2/%d", i), true, true, "dkkh", true},
			{fmt.Sprintf("1-13/2,6/%d", i), true, false, "klk", i%2 == 0},
		}}
	}
	for i := range 100 {
		d.Games = append(d.Games, Kept{ID: fmt.Sprint(i), Game: "1-20/3/5/6/7/8/9/10/11/12/13/14", Opponent: "perfect", Day: "2027-03-04"})
	}
	d.Skill = Skill{1512.25, 61.5, 0.0599, 4000}
	return d
}

func BenchmarkSave(b *testing.B) {
	data := full()
	text, _ := encode(data)
	b.ReportMetric(float64(len(text)), "bytes")
	for b.Loop() {
		if _, err := encode(data.clone()); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	text, err := encode(full())
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := decode(text); err != nil {
			b.Fatal(err)
		}
	}
}
