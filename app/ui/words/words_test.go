package words_test

import (
	"math"
	"testing"
	"time"

	"catchup/app/ui/words"
	"catchup/engine"
)

func TestNumbers(t *testing.T) {
	for _, test := range []struct {
		number   float64
		decimals int
		want     string
	}{
		{0, 0, "0"}, {-0.001, 2, "0.00"}, {1234567, 0, "1\u202f234\u202f567"}, {-1234.5, 1, "−1\u202f234.5"}, {999, 0, "999"},
		{6402373705728000, 0, "6.40 × 10¹⁵"}, {math.NaN(), 0, "–"},
	} {
		if got := words.Number(test.number, test.decimals); got != test.want {
			t.Errorf("Number(%v, %d) = %q, want %q", test.number, test.decimals, got, test.want)
		}
	}
	if got, want := words.Percent(12.5, 1), "12.5\u00a0%"; got != want {
		t.Errorf("Percent is %q, want %q", got, want)
	}
}

func TestTimes(t *testing.T) {
	for took, want := range map[time.Duration]string{
		3 * time.Millisecond: "< 0.01\u00a0s", 250 * time.Millisecond: "0.25\u00a0s",
		14600 * time.Millisecond: "15\u00a0s", 5 * time.Minute: "5\u00a0min",
	} {
		if got := words.Took(took); got != want {
			t.Errorf("what took %v took %q, want %q", took, got, want)
		}
	}
	for d, want := range map[time.Duration]string{
		4900 * time.Millisecond: "4\u00a0s", time.Minute: "1\u00a0min", 125 * time.Second: "2\u00a0min 5\u00a0s",
	} {
		if got := words.Duration(d); got != want {
			t.Errorf("%v is %q, want %q", d, got, want)
		}
	}
}

func TestMoves(t *testing.T) {
	for got, want := range map[string]string{
		words.Sum(set(t, 2, 4)):                    "2\u00a0+\u00a04",
		words.Sum(set(t, 1, 2, 3, 4, 5, 6)):        "1\u00a0+ 2\u00a0+ 3\u00a0+ 4\u00a0+ 5\u00a0+ 6",
		words.Count(1, "move", "moves"):            "1 move",
		words.Count(uint64(1205), "move", "moves"): "1\u202f205 moves",
		words.Count(0, "move", "moves"):            "0 moves",
		words.Divided(1, 3, 1204):                  "1 wins, 3 draw, 1\u202f204 lose",
		words.Divided(0, 0, 1):                     "1 loses",
		words.Does(engine.Draw):                    "draws",
		words.Do(2, engine.Loss):                   "lose",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func set(t *testing.T, numbers ...int) engine.Set {
	t.Helper()
	s, err := engine.SetOf(numbers...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestList(t *testing.T) {
	for want, names := range map[string][]string{"": nil, "1": {"1"}, "1 and 2": {"1", "2"}, "1, 2 and 3": {"1", "2", "3"}} {
		if got := words.List(names); got != want {
			t.Errorf("%v is listed as %q, want %q", names, got, want)
		}
	}
}
