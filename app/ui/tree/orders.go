package tree

import (
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// Orders says a move as the figures do: the orders in which its numbers can be
// picked, each in a text of its own, joined by "or". They are equal moves, since
// they lead to the same position. More than three are not written out.
//
//	1,2,7
//	or 2,1,7
func Orders(p engine.Position, m engine.Move) []string {
	const most = 3
	var orders []string
	for order := slices.Collect(m.All()); order != nil; order = next(order) {
		// The turn must not be over before the last pick.
		if last := order[len(order)-1]; len(order) > 1 && m.Sum()-last >= p.Deficit {
			continue
		}
		switch len(orders) {
		case 0:
			orders = append(orders, list(order))
		case most:
			return []string{orders[0], "or other orders"}
		default:
			orders = append(orders, "or "+list(order))
		}
	}
	return orders
}

// next returns the order that follows in the dictionary, equal numbers being the
// same, or nil after the last. It changes its argument.
func next(order []int) []int {
	i := len(order) - 2
	for i >= 0 && order[i] >= order[i+1] {
		i--
	}
	if i < 0 {
		return nil
	}
	j := len(order) - 1
	for order[j] <= order[i] {
		j--
	}
	order[i], order[j] = order[j], order[i]
	slices.Reverse(order[i+1:])
	return order
}

func list(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}
