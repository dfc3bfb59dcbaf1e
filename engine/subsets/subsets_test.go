package subsets

import (
	"fmt"
	"math"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// every calls visit with each multiset of at most so many numbers up to largest.
func every(count, largest int, visit func(set engine.Set)) {
	var extend func(set engine.Set, from int)
	extend = func(set engine.Set, from int) {
		visit(set)
		for n := from; n <= largest && set.Len() < count; n++ {
			extend(set.With(n), n)
		}
	}
	extend(engine.Set{}, 1)
}

// subMultisets returns every sub-multiset, slowly.
func subMultisets(set engine.Set) []engine.Set {
	all := []engine.Set{{}}
	for number, copies := range set.Distinct() {
		for _, smaller := range all {
			for range copies {
				smaller = smaller.With(number)
				all = append(all, smaller)
			}
		}
	}
	return all
}

// Each sub-multiset has an index of its own, below the count, and after those of all
// that are inside it; and back.
func TestEverySubMultisetHasItsIndex(t *testing.T) {
	every(6, 5, func(set engine.Set) {
		n, all, met := Of(set), subMultisets(set), map[int]bool{}
		if n.Count != len(all) || n.Set(n.Whole()) != set {
			t.Fatalf("%v has %d sub-multisets, want %d, the last %v", set, n.Count, len(all), n.Set(n.Whole()))
		}
		for _, left := range all {
			index, inside := n.Index(left)
			if !inside || index < 0 || index >= n.Count || met[index] || n.Set(index) != left {
				t.Fatalf("%v in %v: index %d, inside %v, which is %v", left, set, index, inside, n.Set(index))
			}
			met[index] = true
			numbers, sum := n.Numbers(index, nil)
			if sum != left.Sum() {
				t.Errorf("%v adds up to %d", left, sum)
			}
			for _, a := range numbers {
				without, _ := n.Index(left.Minus(engine.Set{}.With(a.Number)))
				if a.Copies != left.Count(a.Number) || without != index-a.Stride || a.Stride != n.Stride(a.Number) {
					t.Errorf("%v has %+v, and without it the index %d", left, a, without)
				}
			}
		}
		if _, inside := n.Index(set.With(5)); inside {
			t.Errorf("%v is inside %v", set.With(5), set)
		}
	})
}

func TestNextGoesThroughAllInOrder(t *testing.T) {
	every(5, 4, func(set engine.Set) {
		n := Of(set)
		digits, sum := make([]int, len(n.Axes)), 0
		for index := range n.Count {
			for i, a := range n.Axes {
				if digits[i] != a.Digit(index) {
					t.Fatalf("%v: digits %v at %d", set, digits, index)
				}
			}
			if sum != n.Set(index).Sum() {
				t.Errorf("%v: %v adds up to %d", set, n.Set(index), sum)
			}
			sum += Next(digits, n.Axes)
		}
		if sum != 0 {
			t.Errorf("%v: after the last comes a sum of %d", set, sum)
		}
	})
}

func TestBytesSaturate(t *testing.T) {
	n := Of(engine.OneTo(60))
	if n.Bytes(8) != 1<<63 || n.Bytes(16) != math.MaxUint64 {
		t.Errorf("%d and %d bytes", n.Bytes(8), n.Bytes(16))
	}
}

// The shifts of a step, both ways, deficit by deficit.
func TestStepsMoveTheRightBits(t *testing.T) {
	for x := 1; x <= engine.MaxNumber; x++ {
		for before := range 2 {
			s := StepOf(x, (before+x)&1)
			for bit := range 64 {
				c, b, deficit := uint64(0), uint64(1)<<bit, 2*bit+before
				on := x < deficit
				if on {
					c = 1 << ((deficit - x) / 2)
				} else {
					c = 1 << ((x - deficit) / 2)
				}
				if goes, passes := s.GoesOn(c)&b != 0, s.Passes(c)&b != 0; goes != on || passes == on {
					t.Errorf("taking %d at %d goes on: %v, passes: %v", x, deficit, goes, passes)
				}
				wantOn, wantOver := c, uint64(0)
				if !on {
					wantOn, wantOver = 0, c
				}
				if s.LeadsOn(b) != wantOn || s.LeadsOver(b) != wantOver {
					t.Errorf("taking %d at %d leads on to %#x and over to %#x", x, deficit, s.LeadsOn(b), s.LeadsOver(b))
				}
			}
		}
	}
}

// solve is the whole of the recurrence: the planes of every sub-multiset, if sum and
// deficit together have the given parity.
func solve(n Numbering, parity int) (win, notLoss []uint64) {
	win, notLoss = make([]uint64, n.Count), make([]uint64, n.Count)
	notLoss[0] = 1 - uint64(parity)
	var numbers []Axis
	for index := 1; index < n.Count; index++ {
		var sum int
		numbers, sum = n.Numbers(index, numbers)
		for _, a := range numbers {
			w, h := StepOf(a.Number, (sum-a.Number+parity)&1).Worth(win[index-a.Stride], notLoss[index-a.Stride])
			win[index] |= w
			notLoss[index] |= h
		}
	}
	return win, notLoss
}

// Compare with the table of {1..20} that package induction makes, in lanes.
func BenchmarkRecurrence20(b *testing.B) {
	for b.Loop() {
		solve(Of(engine.OneTo(20)), 0)
	}
}

// The recurrence against the definition of the game: every multiset of up to five numbers
// with every sub-multiset and deficit.
func TestTheStepIsTheRecurrence(t *testing.T) {
	slow := make(recursion.Solver)
	every(5, 7, func(set engine.Set) {
		n := Of(set)
		for start := range 2 { // the parity of sum and deficit
			win, notLoss := solve(n, start)
			for index := range n.Count {
				left := n.Set(index)
				for deficit := (left.Sum() + start) & 1; deficit <= set.Sum()+1; deficit += 2 {
					got := engine.Outcome(win[index]>>(deficit/2)&1+notLoss[index]>>(deficit/2)&1) - 1
					if p := (engine.Position{Left: left, Deficit: deficit}); got != slow.Outcome(p) {
						t.Fatalf("%v is a %v, want %v", p, got, slow.Outcome(p))
					}
				}
			}
		}
	})
}

// The numbering that the package draws.
func ExampleNumbering() {
	set, _ := engine.SetOf(1, 2, 2, 5)
	n := Of(set)
	for index := range n.Count {
		fmt.Print(index, " ", n.Set(index), "  ")
	}
	// Output:
	// 0 {}  1 {1}  2 {2}  3 {1,2}  4 {2,2}  5 {1,2,2}  6 {5}  7 {1,5}  8 {2,5}  9 {1,2,5}  10 {2,2,5}  11 {1,2,2,5}
}

// The step that the package draws: {1,2} follows from {2} and {1}.
func ExampleStep_Worth() {
	w1, n1 := StepOf(1, 0).Worth(0b01, 0b11)
	w2, n2 := StepOf(2, 1).Worth(0b00, 0b01)
	fmt.Printf("W %02b | %02b = %02b\n", w1&3, w2&3, (w1|w2)&3)
	fmt.Printf("N %02b | %02b = %02b\n", n1&3, n2&3, (n1|n2)&3)
	// Output:
	// W 00 | 00 = 00
	// N 10 | 11 = 11
}
