package endgame

import (
	"strings"
	"sync"

	"catchup/engine"
)

// numbers are those left, in ascending order from index 1 on, so that they are written as
// in the thesis, b[1] to b[3] or to b[4]; b[0] is D, the deficit.
type numbers [5]int

func numbersOf(p engine.Position) (b numbers) {
	b[0] = p.Deficit
	i := 0
	for number := range p.Left.All() {
		i++
		b[i] = number
	}
	return b
}

// comparison says how two sums of the numbers are to compare.
type comparison struct {
	factors  numbers // of the left sum less the right one
	operator string  // < <= > >= =
}

func (c comparison) holds(b numbers) bool {
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

// read are the conditions that were evaluated before, each a []comparison.
var read sync.Map

// meets reports whether the numbers meet a condition, such as "b1 < D <= b2, b1 + b3 = b2
// + D": chains of comparisons, joined by commas, all of which must hold.
func meets(condition string, b numbers) bool {
	comparisons, known := read.Load(condition)
	if !known {
		comparisons = parse(condition)
		read.Store(condition, comparisons)
	}
	for _, c := range comparisons.([]comparison) {
		if !c.holds(b) {
			return false
		}
	}
	return true
}

// parse reads a condition. It trusts the text, which is the package's own.
func parse(condition string) (all []comparison) {
	for chain := range strings.SplitSeq(condition, ", ") {
		var left, sum numbers // the factors of what was read
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
				operator, left, sum, sign = word, sum, numbers{}, 1
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
