package induction

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// Compare the table of every position of {1..18} with the recursion, and {1..24}
// with {1..20}: the times should differ at least 500-fold and at most 18-fold.

func BenchmarkRecursion18(b *testing.B) {
	for b.Loop() {
		make(recursion.Solver).Margin(engine.Position{Left: engine.OneTo(18)})
	}
}

func BenchmarkTable18(b *testing.B) { benchmarkTable(b, "1-18") }
func BenchmarkTable20(b *testing.B) { benchmarkTable(b, "1-20") }
func BenchmarkTable24(b *testing.B) { benchmarkTable(b, "1-24") }

// One word a plane, and several.
func BenchmarkTable18Deficit63(b *testing.B)  { benchmarkTable(b, "1-18:63") }
func BenchmarkTable18Deficit127(b *testing.B) { benchmarkTable(b, "1-18:127") }

func BenchmarkOutcome(b *testing.B) {
	p := engine.Position{Left: engine.OneTo(12), Deficit: 5}
	table := tableFor(b, p)
	for b.Loop() {
		table.Outcome(p)
	}
}

func benchmarkTable(b *testing.B, text string) {
	start, err := engine.ParsePosition(text)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(Size(start)))
	for b.Loop() {
		tableFor(b, start)
	}
}
