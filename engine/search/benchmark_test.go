package search

import (
	"testing"

	"catchup/engine"
)

// All with fresh tables. The nodes are always the same.

func BenchmarkSearch24(b *testing.B) { benchmark(b, 24, Limits{Memory: 1 << 28}) }
func BenchmarkSearch28(b *testing.B) { benchmark(b, 28, Limits{Memory: 1 << 28}) }
func BenchmarkSearch32(b *testing.B) { benchmark(b, 32, plenty) }
func BenchmarkSearch36(b *testing.B) { benchmark(b, 36, plenty) }
func BenchmarkSearch40(b *testing.B) { benchmark(b, 40, plenty) }

// Odd sums have no draws.

func BenchmarkSearch26(b *testing.B) { benchmark(b, 26, Limits{Memory: 1 << 28}) }
func BenchmarkSearch30(b *testing.B) { benchmark(b, 30, plenty) }
func BenchmarkSearch33(b *testing.B) { benchmark(b, 33, plenty) }

var plenty = Limits{Memory: 2 << 30}

func benchmark(b *testing.B, n int, limits Limits) {
	nodes := uint64(0)
	for b.Loop() {
		r, err := Solve(engine.Position{Left: engine.OneTo(n)}, limits, nil)
		if err != nil || !r.Proved() {
			b.Fatalf("%+v, error %v", r, err)
		}
		nodes += r.Nodes
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
}

// What the ascending order is worth: the same search, with the picks in no
// particular order, should take at least 20 times as long as BenchmarkSearch24.
// It stops there.
func BenchmarkSearch24Unordered(b *testing.B) {
	p := engine.Position{Left: engine.OneTo(24)}
	limits := Limits{Memory: 1 << 28}
	ordered, err := Solve(p, limits, nil)
	if err != nil {
		b.Fatal(err)
	}
	limits.Nodes = 200 * ordered.Nodes
	nodes := uint64(0)
	for b.Loop() {
		s := New(p, limits)
		s.unordered = true
		r, err := s.Solve(p, nil)
		if err != nil {
			b.Fatal(err)
		}
		nodes += r.Nodes
		if r.Proved() {
			b.ReportMetric(1, "proved")
		}
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
}
