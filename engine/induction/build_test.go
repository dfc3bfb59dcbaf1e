package induction

import (
	"errors"
	"math"
	"testing"

	"catchup/engine"
)

func TestSizeIsExactAndSaturates(t *testing.T) {
	for text, want := range map[string]uint64{
		"{}":        8,
		"1-20":      8 << 20,
		"1-20:31":   8 << 20,
		"1-20:32":   16 << 20,
		"1-20:63":   16 << 20,
		"1-20:64":   32 << 20,
		"1-20:9999": 16 * 4 << 20, // no deficit above the sum, 210, needs a bit
		"1-32":      16 << 32,
		"2,2,2,3,3": 8 * 4 * 3,
		"1-60":      math.MaxUint64, // 2^60 sub-multisets of 16 bytes
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
	if allocations > 2 {
		t.Errorf("refusing allocates %v times", allocations)
	}
	_, err := New(engine.Position{Left: engine.OneTo(28)}, 1<<28, nil)
	if want := "the table of 1-28 needs 2 GiB, the limit is 256 MiB"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestProgressRisesToOne(t *testing.T) {
	last, calls := 0.0, 0
	_, err := New(engine.Position{Left: engine.OneTo(18)}, math.MaxUint64, func(done float64) error {
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
