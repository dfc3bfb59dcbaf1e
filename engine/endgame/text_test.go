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
		everySet(n, largest, -1, true, func(p engine.Position) {
			b, d := NumbersOf(p), p.Deficit
			its := caseOf(p)
			for _, c := range Tree(n).Cases() {
				if got := holds(t, condition(c), b, d); got != (c.Name == its.Name) {
					t.Errorf("%v: case %s, condition of case %s (%s) is %v", p, its.Name, c.Name, condition(c), got)
				}
			}
			for _, x := range Differences {
				if x.Case[0] == its.Name[0] && holds(t, x.Condition, b, d) != (x.Case == its.Name) {
					t.Errorf("%v: case %s, but for the difference of %s: %s", p, its.Name, x.Case, x.Condition)
				}
			}
			branch := its.branch(b)
			for _, x := range its.Branches {
				if x.When == branch.When {
					if arithmetic(x.When) && x.When != "" && !holds(t, x.When, b, d) {
						t.Errorf("%v: case %s (%s) is taken", p, its.Name, x.When)
					}
					break
				}
				// A branch speaks of what those before it leave.
				if arithmetic(x.When) && holds(t, x.When, b, d) {
					t.Errorf("%v: case %s (%s) is not taken", p, its.Name, x.When)
				}
			}
		})
	}
}

// caseOf returns the case of a position.
func caseOf(p engine.Position) *Node {
	path := Tree(p.Left.Len()).path(NumbersOf(p))
	return path[len(path)-1]
}

// condition returns which positions belong to a node.
func condition(n *Node) string {
	if n.above == nil {
		return n.Comparison
	}
	return condition(n.above) + ", " + n.Comparison
}

// arithmetic tells conditions on numbers from words about them.
func arithmetic(condition string) bool {
	return strings.Trim(condition, "bD0123456789 +-<>=,") == ""
}

// holds evaluates a condition: comparisons, each a chain of sums with < <= > >= or
// = between them, joined by commas.
func holds(t *testing.T, condition string, b Numbers, d int) bool {
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
