package stats

import (
	"testing"

	"catchup/engine"
)

func BenchmarkMatchRandom12(b *testing.B) {
	for b.Loop() {
		if _, err := Match(engine.Position{Left: engine.OneTo(12)}, Following(nil), Following(nil), 1<<20, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkBestResponseToRandom12(b *testing.B) {
	for b.Loop() {
		if _, err := BestResponse(engine.Position{Left: engine.OneTo(12)}, Following(nil), engine.P1, MostWins, 1<<20, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPlayThroughs18(b *testing.B) {
	for b.Loop() {
		if _, err := PlayThroughs(engine.OneTo(18), plenty, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMeasure18(b *testing.B) {
	for b.Loop() {
		if _, err := Measure(engine.OneTo(18), plenty, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkBranching18(b *testing.B) {
	for b.Loop() {
		if _, err := Branching(engine.OneTo(18), plenty, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCensus18(b *testing.B) {
	for b.Loop() {
		if _, err := CensusOf(engine.OneTo(18), plenty, nil); err != nil {
			b.Fatal(err)
		}
	}
}
