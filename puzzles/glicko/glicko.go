// Package glicko is the rating system Glicko-2: how strong a player is, how sure
// that is, and how steady. It follows Glickman, "Example of the Glicko-2 system"
// (2022), by its step numbers, with one addition, the weight of a game, which
// counts a game that proves little by less than one.
package glicko

import "math"

// Rating is what is known of a player's strength. The true strength is within two
// deviations of the value with 95 %. The zero rating is invalid: begin with [New].
type Rating struct {
	Value      float64 // on the scale of Elo and Glicko
	Deviation  float64 // the standard deviation of the value, at most that of New
	Volatility float64 // how erratic the results are, from 0.01 to 0.1
}

// New returns the rating of somebody of whom nothing is known.
func New() Rating { return Rating{Value: 1500, Deviation: 350, Volatility: 0.06} }

// Game is the result of one game against an opponent whose rating is known.
type Game struct {
	Opponent  float64 // the opponent's rating
	Deviation float64 // of the opponent's rating; 0 for a puzzle whose rating is computed
	Score     float64 // 1 for a win, 0 for a loss
	Weight    float64 // from 0, as if not played, to 1, a game in full
}

const (
	scale        = 173.7178 // points of rating for one unit of Glicko-2's own scale
	restraint    = 0.5      // Glickman's tau: how little the volatility changes at a time
	tolerance    = 1e-6     // of the logarithm of the squared volatility
	farthest     = 20       // a larger difference, 3,474 points, is taken for this one
	leastVol     = 0.01
	mostVol      = 0.1
	mostIterated = 100
)

// After returns the rating after a rating period with these games, which may be a
// single one. Without games, or with weights of nothing only, the player is merely
// a period older: the deviation grows.
//
// The weight w multiplies what a game adds to both sums of Glicko-2:
//
//	1/v = Σ w g(φj)² E (1-E)        D/v = Σ w g(φj) (s-E)
//
// so that the information won and the step towards the result shrink together; a
// game with weight 1/2 played twice is a game with weight 1.
//
// Ratings and games beyond reason, even NaN, give a rating within the bounds.
func (r Rating) After(games ...Game) Rating {
	r = r.bounded()

	// Step 2: to the scale of Glicko-2.
	mu, phi := (r.Value-1500)/scale, r.Deviation/scale

	// Steps 3 and 4: what the games tell, 1/v, and where they pull, D/v.
	var information, pull float64
	for _, game := range games {
		g := 1 / math.Sqrt(1+3*square(between(0, game.Deviation/scale, 10)/math.Pi))
		ahead := between(-farthest, g*(mu-(game.Opponent-1500)/scale), farthest)
		expected := 1 / (1 + math.Exp(-ahead))
		weight := between(0, game.Weight, 1)
		information += weight * g * g * expected * (1 - expected)
		pull += weight * g * (between(0, game.Score, 1) - expected)
	}

	// Steps 5 and 6: the volatility, and the deviation of a player a period older.
	volatility := r.Volatility
	if information > 0 {
		volatility = between(leastVol, newVolatility(volatility, phi, 1/information, pull/information), mostVol)
	}
	older := square(phi) + square(volatility)

	// Step 7: the deviation and the rating. Step 8: back to the usual scale.
	variance := 1 / (1/older + information)
	return Rating{
		Value:      1500 + scale*(mu+variance*pull),
		Deviation:  scale * math.Sqrt(variance),
		Volatility: volatility,
	}.bounded()
}

// newVolatility is step 5: the zero of f, by the Illinois variant of false
// position. It is bracketed from the start and ends after a fixed number of steps
// at the latest.
func newVolatility(volatility, phi, v, delta float64) float64 {
	a := math.Log(square(volatility))
	f := func(x float64) float64 {
		e := math.Exp(x)
		spread := square(phi) + v + e
		return e*(square(delta)-spread)/(2*square(spread)) - (x-a)/square(restraint)
	}
	low, high := a, a-restraint
	if surprise := square(delta) - square(phi) - v; surprise > 0 {
		high = math.Log(surprise)
	} else {
		for f(high) < 0 { // ends, as f grows without bound to the left
			high -= restraint
		}
	}
	atLow, atHigh := f(low), f(high)
	for range mostIterated {
		if math.Abs(high-low) <= tolerance || atHigh == atLow {
			break
		}
		next := low + (low-high)*atLow/(atHigh-atLow)
		atNext := f(next)
		if atNext*atHigh <= 0 {
			low, atLow = high, atHigh
		} else {
			atLow /= 2
		}
		high, atHigh = next, atNext
	}
	return math.Exp(low / 2)
}

// bounded returns the rating within the bounds of its fields. What is not a number
// becomes that of a new rating.
func (r Rating) bounded() Rating {
	unknown := New()
	return Rating{
		Value:      between(0, number(r.Value, unknown.Value), 4000),
		Deviation:  between(1, number(r.Deviation, unknown.Deviation), unknown.Deviation),
		Volatility: between(leastVol, number(r.Volatility, unknown.Volatility), mostVol),
	}
}

func number(x, otherwise float64) float64 {
	if math.IsNaN(x) {
		return otherwise
	}
	return x
}

// between returns x, or the bound that it passes; 0 or the nearer bound if x is no
// number.
func between(low, x, high float64) float64 { return max(low, min(number(x, 0), high)) }

func square(x float64) float64 { return x * x }
