package size

import "math"

// The paper's formulas for {1..n}.

// mostPoints is section 4.3: the most points on a turn.
func mostPoints(n int) float64 { return float64(2*n - 2) }

// mostNumbers is section 4.7: the most numbers on a turn.
func mostNumbers(n int) float64 { return math.Floor(math.Sqrt(2*float64(n)-7.0/4) + 0.5) }

// firstBound is the first bound of appendix 5.3 for the moves on a turn: the sum of
// C(n-1,i) (i-1)! for i up to the most numbers. It counts a set of i numbers (i-1)!
// times, as if it were settled which of them comes last; but often it is not.
func firstBound(n int) float64 {
	sum, chosen, orders := 0.0, 1.0, 1.0 // C(n-1,i) and (i-1)!
	for i := 1.0; i <= mostNumbers(n); i++ {
		chosen *= (float64(n) - i) / i
		if i > 1 {
			orders *= i - 1
		}
		sum += chosen * orders
	}
	return math.Round(sum)
}

// finalBound is the bound of section 4.8, as the appendix has it at last.
func finalBound(n int) float64 {
	k := math.Sqrt(2*float64(n)) + 0.5
	return k * math.Pow(float64(n), k)
}
