package induction

import (
	"flag"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// long asks for the tables that take seconds and up to 1 GiB.
var long = flag.Bool("long", false, "also run the longest benchmarks")

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
func BenchmarkTable26(b *testing.B) { benchmarkLong(b, "1-26") }
func BenchmarkTable28(b *testing.B) { benchmarkLong(b, "1-28") }

// Lanes of 32 and 64 bits, a word a plane, and two words.
func BenchmarkTable18Deficit62(b *testing.B)  { benchmarkTable(b, "1-18:62") }
func BenchmarkTable18Deficit127(b *testing.B) { benchmarkTable(b, "1-18:126") }
func BenchmarkTable18Deficit126(b *testing.B) { benchmarkTable(b, "1-18:127") }
func BenchmarkTable18Deficit171(b *testing.B) { benchmarkTable(b, "1-18:171") }

// Nothing but odd numbers, which neither share a word nor run within a block.
func BenchmarkTableOfOdd(b *testing.B) {
	benchmarkTable(b, "1,1,3,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31")
}

func BenchmarkMargins18(b *testing.B) { benchmarkMargins(b, "1-18") }
func BenchmarkMargins20(b *testing.B) { benchmarkMargins(b, "1-20") }

func benchmarkMargins(b *testing.B, text string) {
	start, err := engine.ParsePosition(text)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		marginsFor(b, start)
	}
}

func BenchmarkOutcome(b *testing.B) {
	p := engine.Position{Left: engine.OneTo(12), Deficit: 5}
	table := tableFor(b, p)
	for b.Loop() {
		table.Outcome(p)
	}
}

func benchmarkLong(b *testing.B, text string) {
	if !*long {
		b.Skip("needs -long")
	}
	benchmarkTable(b, text)
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
