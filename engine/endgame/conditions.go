package endgame

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// Numbers are those left, in ascending order from index 1 on, so that they are written as
// in the thesis, b[1] to b[3] or to b[4]; b[0] is D, the deficit.
type Numbers [5]int

// NumbersOf returns the numbers of a position with at most four of them.
func NumbersOf(p engine.Position) (b Numbers) {
	b[0] = p.Deficit
	i := 0
	for number := range p.Left.All() {
		i++
		b[i] = number
	}
	return b
}

// Fill writes a text with the numbers in place of the letters b1 to b4 and D.
func (b Numbers) Fill(text string) string {
	values := []string{"D", strconv.Itoa(b[0])}
	for i := 1; i < len(b); i++ {
		values = append(values, "b"+strconv.Itoa(i), strconv.Itoa(b[i]))
	}
	return strings.NewReplacer(values...).Replace(text)
}

// comparison says how two sums of the numbers are to compare.
type comparison struct {
	factors  Numbers // of the left sum less the right one
	operator string  // < <= > >= =
}

func (c comparison) holds(b Numbers) bool {
	difference := 0
	for i, factor := range c.factors {
		difference += factor * b[i]
	}
	switch c.operator {
	case "<":
		return difference < 0
	case "<=":
		return difference <= 0
	case ">":
		return difference > 0
	case ">=":
		return difference >= 0
	default:
		return difference == 0
	}
}

// meets reports whether all comparisons hold.
func meets(comparisons []comparison, b Numbers) bool {
	for _, c := range comparisons {
		if !c.holds(b) {
			return false
		}
	}
	return true
}

// parse reads a condition, such as "b1 < D <= b2, b1 + b3 = b2 + D": chains of
// comparisons, joined by commas, all of which must hold. It trusts the text, which is the
// package's own.
func parse(condition string) (all []comparison) {
	for chain := range strings.SplitSeq(condition, ", ") {
		var left, sum Numbers // the factors of what was read
		operator, sign := "", 1
		for word := range strings.FieldsSeq(chain + " end") {
			switch word {
			case "+":
				sign = 1
			case "-":
				sign = -1
			case "<", "<=", ">", ">=", "=", "end":
				if operator != "" {
					for i := range left {
						left[i] -= sum[i]
					}
					all = append(all, comparison{left, operator})
				}
				operator, left, sum, sign = word, sum, Numbers{}, 1
			case "D":
				sum[0] += sign
			case "0":
			default: // b1 to b4
				sum[word[1]-'0'] += sign
			}
		}
	}
	return all
}
