package search

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
)

// The shifts of a step, deficit by deficit.
func TestStepsMoveTheRightBits(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	for _, largest := range []int{61, 99} {
		far := 31
		if largest > 61 {
			far = 63
		}
		for x := 1; x <= largest; x++ {
			for parity := range 2 {
				s := stepFor(x, parity, 1<<far-1)
				c := r.Uint64() & (2<<far - 1)
				var on, pass, askedOn, askedPass uint64
				for bit := range far {
					deficit := 2*bit + parity
					if x < deficit {
						on |= c >> ((deficit - x) / 2) & 1 << bit
						askedOn |= c >> bit & 1 << ((deficit - x) / 2)
					} else {
						pass |= c >> ((x - deficit) / 2) & 1 << bit
						askedPass |= c >> bit & 1 << ((x - deficit) / 2)
					}
				}
				if got, _ := s.bits(c, ^uint64(0)); got != on {
					t.Errorf("%d, parity %d: %#x goes on as %#x, want %#x", x, parity, c, got, on)
				}
				if got, _ := s.bits(0, ^c); got != pass {
					t.Errorf("%d, parity %d: %#x passes as %#x, want %#x", x, parity, c, got, pass)
				}
				c &^= 1 << far // never demanded this way
				if got := s.asks(demand{win: c}, true); got != (demand{askedOn, askedPass}) {
					t.Errorf("%d, parity %d: %#x asks %#x, want %#x and %#x", x, parity, c, got, askedOn, askedPass)
				}
			}
		}
	}
}

func TestUpTo(t *testing.T) {
	r := rulesOf(engine.Position{Left: engine.OneTo(5)})
	for parity := range 2 {
		for d := -1; d < 100; d++ {
			want := uint64(0)
			for bit := range r.far {
				if 2*bit+parity <= d {
					want |= 1 << bit
				}
			}
			if got := r.upTo(d, parity); got != want {
				t.Errorf("upTo(%d, %d) = %#x, want %#x", d, parity, got, want)
			}
		}
	}
}

func TestTilesHaveOneSpelling(t *testing.T) {
	start := parse(t, "1,2,2,2,5,5,9").Left
	b := boxOf(start)
	spellings := map[tiles]bool{}
	for _, left := range subMultisets(start) {
		spelling, inside := b.tilesOf(left)
		if !inside || spellings[spelling] || spelling.count() != left.Len() {
			t.Errorf("%v is %b, inside %v, another one too %v", left, spelling, inside, spellings[spelling])
		}
		spellings[spelling] = true
		for n := range left.Distinct() {
			one, _ := engine.SetOf(n)
			picks := b.picks(spelling)
			for picks != 0 && b.numbers[picks.lowest()] != n {
				picks = picks.without(picks.lowest())
			}
			if after, _ := b.tilesOf(left.Minus(one)); picks == 0 || spelling.without(picks.lowest()) != after {
				t.Errorf("taking %d from %v, %b, leaves %b", n, left, spelling, after)
			}
		}
	}
}

// randomBounds returns bounds as the table can be given them.
func randomBounds(r *rand.Rand, t *transpositionTable) bounds {
	mask := uint64(1<<32 - 1)
	if t.wide {
		mask = 1<<64 - 1
	}
	b := bounds{plane{r.Uint64() & mask, r.Uint64() & mask}, plane{r.Uint64() & mask, r.Uint64() & mask}}
	if !t.draws {
		b.notLoss = b.win
	}
	return b
}

// A table far too small may forget, but what it remembers is what was last stored
// for just this sub-multiset.
func TestTheTableNeverMistakesOneForAnother(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	for kind := range 4 {
		for _, bytes := range []uint64{64, 1 << 10, 1 << 16} {
			table := newTranspositionTable(bytes, kind&1 == 1, kind&2 == 2)
			last, remembered := map[tiles]bounds{}, 0
			for range 4000 {
				key := tiles(1+r.IntN(500)) << r.IntN(52)
				b := randomBounds(r, table)
				table.store(key, b)
				last[key] = b
				if got, known := table.load(key); !known || got != b {
					t.Fatalf("just stored %v, loaded %v, known %v", b, got, known)
				}
			}
			for key, want := range last {
				if got, known := table.load(key); known && got != want {
					t.Fatalf("%b: %v, want %v", key, got, want)
				} else if known {
					remembered++
				}
			}
			room := len(table.words) / table.stride
			if remembered == 0 || remembered > room {
				t.Errorf("%d entries in a table for %d", remembered, room)
			}
		}
	}
}
