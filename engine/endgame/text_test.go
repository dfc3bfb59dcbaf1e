package endgame

import (
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
)

// What the conditions say in words of b1 to b4 and D is what the program does: of
// cases, and of those branches that are conditions only.
func TestConditionsMeanWhatTheySay(t *testing.T) {
	const largest = 8
	for n := 3; n <= 4; n++ {
		cases := three
		if n == 4 {
			cases = four
		}
		everySet(n, largest, -1, true, func(p engine.Position) {
			b, d := numbersOf(p), p.Deficit
			label := printed(n, b, d).label
			for other := range cases {
				if got := holds(t, conditions[other], b, d); got != (other == label) {
					t.Errorf("%v: case %s, condition of case %s (%s) is %v", p, label, other, conditions[other], got)
				}
			}
			for _, x := range cases[label] {
				if x.holds == nil || !arithmetic(x.when) {
					continue
				}
				// A branch speaks of what those before it leave.
				if got, want := holds(t, x.when, b, d), x.holds(b, d); got != want {
					t.Errorf("%v: case %s (%s) is %v, holds says %v", p, label, x.when, got, want)
				}
				if x.holds(b, d) {
					break
				}
			}
		})
	}
}

// arithmetic tells conditions on numbers from words about them.
func arithmetic(condition string) bool {
	return strings.Trim(condition, "bD0123456789 +-<>=,") == ""
}

// holds evaluates a condition: comparisons, each a chain of sums with < <= > >= or
// = between them, joined by commas.
func holds(t *testing.T, condition string, b numbers, d int) bool {
	t.Helper()
	for comparison := range strings.SplitSeq(condition, ", ") {
		words := strings.Fields(comparison)
		operator, left, sum, sign := "", 0, 0, 1
		for _, word := range append(words, "end") {
			switch word {
			case "+":
				sign = 1
			case "-":
				sign = -1
			case "<", "<=", ">", ">=", "=", "end":
				compared := map[string]bool{"": true, "<": left < sum, "<=": left <= sum, ">": left > sum, ">=": left >= sum, "=": left == sum}
				if !compared[operator] {
					return false
				}
				operator, left, sum, sign = word, sum, 0, 1
			case "D":
				sum += sign * d
			case "0":
			default:
				index, err := strconv.Atoi(strings.TrimPrefix(word, "b"))
				if err != nil || index < 1 || index > 4 {
					t.Fatalf("%q in condition %q", word, condition)
				}
				sum += sign * b[index]
			}
		}
	}
	return true
}

// Every reason is a sentence with all letters replaced by numbers.
func TestReasonsAreSentences(t *testing.T) {
	everySet(4, 8, -1, true, func(p engine.Position) {
		a, err := Analyse(p)
		if err != nil || strings.Contains(a.Reason, "b1") || strings.Contains(a.Reason, "D") || !strings.HasSuffix(a.Reason, ".") {
			t.Errorf("%v: %q, error %v", p, a.Reason, err)
		}
	})
}
