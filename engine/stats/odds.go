package stats

import "math/big"

// Odds are the exact probabilities of the three results for P1. They add up to 1.
type Odds struct{ Win, Draw, Loss *big.Rat }

// Percent writes a probability in percent with so many decimals, rounded half away
// from zero.
func Percent(probability *big.Rat, decimals int) string {
	return new(big.Rat).Mul(probability, big.NewRat(100, 1)).FloatString(decimals)
}
