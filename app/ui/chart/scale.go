package chart

import (
	"math"
	"strconv"
	"strings"

	"catchup/app/ui/words"
)

// scale is an axis on the drawing.
type scale struct {
	Axis
	low, high float64 // what stands at the ends
	from, to  float64 // where the ends are, in px
}

// newScale returns the scale on which all of the values are to be seen.
func newScale(axis Axis, values []float64, from, to float64) scale {
	s := scale{Axis: axis, from: from, to: to}
	switch {
	case axis.Names != nil:
		s.low, s.high = -0.5, float64(len(axis.Names))-0.5
		return s
	case axis.From != 0 || axis.To != 0:
		values = append(values[:len(values):len(values)], axis.From, axis.To)
	}
	s.low, s.high = math.Inf(1), math.Inf(-1)
	for _, v := range values {
		if !axis.Log || v > 0 {
			s.low, s.high = min(s.low, v), max(s.high, v)
		}
	}
	switch {
	case s.low > s.high: // there is nothing to show
		s.low, s.high = 1, 10
	case axis.Log:
		s.low, s.high = math.Pow(10, math.Floor(math.Log10(s.low))), math.Pow(10, math.Ceil(math.Log10(s.high)))
	}
	if s.low == s.high {
		s.high++
	}
	return s
}

// widen lets the ends fall on marks.
func (s *scale) widen(marks int) {
	if s.Names == nil && !s.Log {
		step := s.step(marks)
		s.low, s.high = math.Floor(s.low/step+1e-9)*step, math.Ceil(s.high/step-1e-9)*step
	}
}

// at returns where a value stands.
func (s scale) at(v float64) float64 {
	low, high := s.low, s.high
	if s.Log {
		v, low, high = math.Log10(v), math.Log10(low), math.Log10(high)
	}
	return s.from + (v-low)/(high-low)*(s.to-s.from)
}

// shows reports whether a value can be shown.
func (s scale) shows(v float64) bool { return !math.IsNaN(v) && (!s.Log || v > 0) }

// step is the distance of marks when there are about so many: 1, 2 or 5 times a power
// of ten, and not less than what the axis' decimals can tell apart.
func (s scale) step(marks int) float64 {
	rough := (s.high - s.low) / float64(max(marks, 1))
	power := math.Pow(10, math.Floor(math.Log10(rough)))
	step := 10 * power
	for _, factor := range []float64{5, 2, 1} {
		if factor*power >= rough*(1-1e-9) {
			step = factor * power
		}
	}
	return max(step, math.Pow(10, -float64(s.Decimals)))
}

// marks returns the values to mark, about so many.
func (s scale) marks(about int) (values []float64) {
	switch {
	case s.Names != nil:
		each := (len(s.Names) + about - 1) / max(about, 1)
		for i := 0; i < len(s.Names); i += max(each, 1) {
			values = append(values, float64(i))
		}
	case s.Log:
		first, last := math.Round(math.Log10(s.low)), math.Round(math.Log10(s.high))
		each := max(1, math.Ceil((last-first)/float64(max(about, 1))))
		for power := first; power <= last; power += each {
			values = append(values, math.Pow(10, power))
		}
	default:
		step := s.step(about)
		for i := math.Ceil(s.low/step - 1e-9); i*step <= s.high+step*1e-9; i++ {
			values = append(values, i*step)
		}
	}
	return values
}

// label returns a marked value in words.
func (s scale) label(v float64) string {
	switch {
	case s.Names != nil:
		return s.Names[int(v)]
	case s.Log && v >= 1e4:
		return words.Power(int(math.Round(math.Log10(v))))
	case s.Log && v < 1:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	text := words.Number(v, s.Decimals)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}
