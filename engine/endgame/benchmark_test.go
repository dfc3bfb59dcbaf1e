package endgame

import (
	"testing"

	"catchup/engine"
)

func BenchmarkAnalyse(b *testing.B) {
	for _, text := range []string{"{3,4,5}:2", "{1,2,3,4}:1", "{2,3,5,7}:8"} {
		b.Run(text, func(b *testing.B) {
			p, err := engine.ParsePosition(text)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := Analyse(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
