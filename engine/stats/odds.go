package stats

import "math/big"

// Odds are the exact probabilities of the three results for P1. They add up to 1.
type Odds struct{ Win, Draw, Loss *big.Rat }
