package endings

import (
	"fmt"
	"strconv"
	"strings"

	"catchup/engine"
)

// Letters are what the letters of the thesis stand for in a position: D, the
// deficit, and then b1 to b4, the numbers left in ascending order.
type Letters [5]int

// LettersOf returns the letters of a position with at most four numbers left.
func LettersOf(p engine.Position) Letters {
	l := Letters{p.Deficit}
	at := 0
	for n := range p.Left.All() {
		at++
		l[at] = n
	}
	return l
}

// Sum is a sum of letters by their place in [Letters]; 0 is D. An empty sum is
// nothing.
type Sum []int

// Of returns what the sum is with these letters.
func (s Sum) Of(l Letters) int {
	total := 0
	for _, letter := range s {
		total += l[letter]
	}
	return total
}

// String writes the sum with subscripts: b₁ + D.
func (s Sum) String() string {
	if len(s) == 0 {
		return "0"
	}
	var names []string
	for _, letter := range s {
		names = append(names, nameOf(letter))
	}
	return strings.Join(names, " + ")
}

func nameOf(letter int) string {
	if letter == 0 {
		return "D"
	}
	return "b" + string('₀'+rune(letter))
}

// Numbers writes the sum with its numbers, and what they make if there are several.
func (s Sum) Numbers(l Letters) string {
	if len(s) < 2 {
		return strconv.Itoa(s.Of(l))
	}
	var numbers []string
	for _, letter := range s {
		numbers = append(numbers, strconv.Itoa(l[letter]))
	}
	return strings.Join(numbers, " + ")
}

// Comparison is a chain of sums with signs between them: b1 < D <= b2.
type Comparison struct {
	Sums  []Sum
	Signs []string // between the sums: < <= = >= >
}

// ParseComparison reads a comparison in the engine's letters. The error says which
// word it does not know.
func ParseComparison(text string) (Comparison, error) {
	var c Comparison
	var sum Sum
	for _, word := range strings.Fields(text) {
		switch word {
		case "<", "<=", "=", ">=", ">":
			c.Sums, c.Signs, sum = append(c.Sums, sum), append(c.Signs, word), nil
		case "+", "0":
		case "D":
			sum = append(sum, 0)
		case "b1", "b2", "b3", "b4":
			sum = append(sum, int(word[1]-'0'))
		default:
			return Comparison{}, fmt.Errorf("comparison %q: unexpected %q", text, word)
		}
	}
	if len(c.Signs) == 0 {
		return Comparison{}, fmt.Errorf("comparison %q: nothing is compared", text)
	}
	c.Sums = append(c.Sums, sum)
	return c, nil
}

// Holds reports whether the comparison is true of these letters.
func (c Comparison) Holds(l Letters) bool {
	for i, sign := range c.Signs {
		a, b := c.Sums[i].Of(l), c.Sums[i+1].Of(l)
		holds := false
		switch sign {
		case "<":
			holds = a < b
		case "<=":
			holds = a <= b
		case "=":
			holds = a == b
		case ">=":
			holds = a >= b
		case ">":
			holds = a > b
		}
		if !holds {
			return false
		}
	}
	return true
}

// String writes the comparison as people do: b₁ < D ≤ b₂.
func (c Comparison) String() string {
	text := c.Sums[0].String()
	for i, sign := range c.Signs {
		text += " " + signs.Replace(sign) + " " + c.Sums[i+1].String()
	}
	return text
}

// Numbers writes it with the numbers in place of the letters.
func (c Comparison) Numbers(l Letters) string {
	text := c.Sums[0].Numbers(l)
	for i, sign := range c.Signs {
		text += " " + signs.Replace(sign) + " " + c.Sums[i+1].Numbers(l)
	}
	return text
}

// signs writes the engine's words for signs, and its letters, as people do.
var signs = strings.NewReplacer("<=", "≤", ">=", "≥", "b1", "b₁", "b2", "b₂", "b3", "b₃", "b4", "b₄")
