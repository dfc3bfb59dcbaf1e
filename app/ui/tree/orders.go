package tree

import (
	"strconv"

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
	var pick func(left engine.Set, deficit int, order string)
	pick = func(left engine.Set, deficit int, order string) {
		for n := range left.Distinct() {
			rest, longer := left.Without(n), order+strconv.Itoa(n)
			switch {
			case len(orders) > most:
				return
			case rest.Len() == 0:
				orders = append(orders, longer)
			case n < deficit: // the turn goes on
				pick(rest, deficit-n, longer+",")
			}
		}
	}
	pick(m, p.Deficit, "")
	if len(orders) > most {
		return []string{orders[0], "or other orders"}
	}
	for i := 1; i < len(orders); i++ {
		orders[i] = "or " + orders[i]
	}
	return orders
}
