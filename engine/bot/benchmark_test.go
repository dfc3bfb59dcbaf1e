package bot

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

// How long a bot thinks about a wide position, and how long from tick to tick.
func BenchmarkChoose(b *testing.B) {
	for _, c := range []struct{ name, position string }{
		{"perfect", "1-16:16"}, {"level-9", "1-16:16"}, {"level-9", "1-20:150"},
		{"mcts-1000", "1-16:16"}, {"mcts-1000", "1-40:40"}, {"mcts-1000", "1-60:900"},
	} {
		b.Run(c.name+"/"+c.position, func(b *testing.B) {
			p, err := engine.ParsePosition(c.position)
			if err != nil {
				b.Fatal(err)
			}
			player, err := Named(c.name)
			if err != nil {
				b.Fatal(err)
			}
			var value Value
			if player.NeedsValue() {
				table, err := induction.New(p, 1<<30, nil)
				if err != nil {
					b.Fatal(err)
				}
				value = table.Outcome
			}
			ticks := 0
			for b.Loop() {
				if _, err := player.Choose(p, value, rand.New(rand.NewPCG(1, 0)), func() error { ticks++; return nil }); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(p.CountMoves()), "moves")
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(ticks), "µs/tick")
		})
	}
}
