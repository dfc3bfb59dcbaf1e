package stats

import (
	"math"
	"math/big"
	"testing"

	"catchup/engine"
)

// plenty is a limit that no test reaches.
const plenty = math.MaxUint64

func setOf(t testing.TB, text string) engine.Set {
	t.Helper()
	set, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// small are sets on which slow twins are tried: without repeats and with, level
// throughout or far apart, with numbers beyond a word of bits.
var small = []string{"{}", "1", "7,7", "1-3", "1-4", "1-5", "1-6", "1-7", "2,2,2,3,3", "2,4,6,8,10",
	"1,1,1,1,1,1", "1,1,2,2,3,3,4", "1,3,9,27,81", "5,64,65,98,99", "1,1,70,70,99,99", "3,5,5,8,8,8"}

// near reports whether a figure is what the paper prints, within half a unit of its
// second decimal.
func near(got, printed float64) bool { return math.Abs(got-printed) < 0.005+1e-9 }

// inPercent writes a probability in percent with so many decimals, rounded half away
// from zero.
func inPercent(probability *big.Rat, decimals int) string {
	return new(big.Rat).Mul(probability, big.NewRat(100, 1)).FloatString(decimals)
}
