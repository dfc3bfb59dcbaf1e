package induction

import (
	"errors"
	"math"
	"testing"

	"catchup/engine"
)

func TestSizeIsExactAndSaturates(t *testing.T) {
	for text, want := range map[string]uint64{
		"{}":           8,
		"1-20":         4 << 20,
		"1-20:30":      4 << 20,
		"1-20:31":      2 << 20,
		"1-20:32":      8 << 20,
		"1-20:33":      4 << 20,
		"1-20:64":      16 << 20,
		"1-20:65":      8 << 20,
		"1-20:127":     8 << 20,
		"1-20:128":     32 << 20,
		"1-20:129":     16 << 20,
		"1-20:9999":    16 << 20, // no deficit above the sum, 210, needs a bit
		"1-26":         2 << 26,
		"1-28":         4 << 28,
		"1-32":         8 << 32,
		"2,2,2,3,3":    8 * 4 * 3, // two planes and {2,2,2} would share eight lanes
		"2,2,2,3,3:1":  8 * 3,
		"2,2,4,3:1":    8 * 3 * 2,      // of two planes
		"2,2,3":        8 * 2,          // {}, {2} and {2,2} share a cell, and leave a lane
		"1,3,5,7,9,11": 8 << 6,         // no even numbers, nothing shared
		"1-60:64":      math.MaxUint64, // 2^60 sub-multisets of 16 bytes
	} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Size(p); got != want {
			t.Errorf("Size(%s) = %d, want %d", text, got, want)
		}
		if want < 1<<24 {
			if table := tableFor(t, p); uint64(8*len(table.words)) != want {
				t.Errorf("the table of %s takes %d bytes, Size says %d", text, 8*len(table.words), want)
			}
		}
	}
}

func TestTooLargeIsRefusedBeforeAnythingIsAllocated(t *testing.T) {
	p := engine.Position{Left: engine.OneTo(60)}
	allocations := testing.AllocsPerRun(10, func() {
		_, err := New(p, 1<<28, nil)
		var tooLarge *TooLargeError
		if !errors.As(err, &tooLarge) {
			t.Fatalf("the table of %v: %v", p, err)
		}
	})
	if allocations > 20 {
		t.Errorf("refusing allocates %v times", allocations)
	}
	_, err := New(engine.Position{Left: engine.OneTo(28)}, 1<<28, nil)
	if want := "the table of 1-28 needs 1 GiB, the limit is 256 MiB"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestProgressRisesToOne(t *testing.T) {
	last, calls := 0.0, 0
	_, err := New(engine.Position{Left: engine.OneTo(20)}, math.MaxUint64, func(done float64) error {
		if done < last || done > 1 {
			t.Errorf("progress from %v to %v", last, done)
		}
		last = done
		calls++
		return nil
	})
	if err != nil || last != 1 || calls < 8 {
		t.Errorf("progress ended at %v after %d calls, error %v", last, calls, err)
	}
}

func TestAnErrorOfProgressStopsTheWork(t *testing.T) {
	stop := errors.New("stop")
	calls := 0
	table, err := New(engine.Position{Left: engine.OneTo(20)}, math.MaxUint64, func(float64) error {
		calls++
		return stop
	})
	if table != nil || err != stop || calls != 1 {
		t.Errorf("table %v, error %v after %d calls", table, err, calls)
	}
}
