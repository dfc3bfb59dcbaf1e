package search

import (
	"math"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

func TestPreferChangesWhereItSays(t *testing.T) {
	for n := range 45 {
		p := engine.Position{Left: engine.OneTo(n)}
		want := Induction
		if n > 21 {
			want = Search
		}
		if got := Prefer(p, math.MaxUint64); got != want {
			t.Errorf("%v: %v, want %v", p, got, want)
		}
		if got := Prefer(p, induction.Size(p)); got != want {
			t.Errorf("%v, with just enough memory: %v, want %v", p, got, want)
		}
		if got := Prefer(p, induction.Size(p)-1); got != Search {
			t.Errorf("%v, with a byte too little: %v, want search", p, got)
		}
	}
	// Many equal numbers are few sub-multisets, and a table is quick.
	if got := Prefer(parse(t, "1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,5,5,5,5,5,5,5,5"), 1<<20); got != Induction {
		t.Errorf("32 numbers of 4 kinds: %v", got)
	}
}

func TestTheTableTakesWhatIsAllowed(t *testing.T) {
	for _, text := range []string{"{}", "1", "1-9", "1-20", "1-60", "41-99", "1,1,1,2:9999"} {
		for _, memory := range []uint64{0, 64, 1000, 1 << 10, 1 << 20, 3 << 20} {
			s := New(parse(t, text), Limits{Memory: memory})
			if got := uint64(8*len(s.table.words)) + s.cores; got > max(64, memory) || text == "1-60" && got < memory {
				t.Errorf("%s: tables of %d bytes, allowed %d", text, got, memory)
			}
		}
	}
}
