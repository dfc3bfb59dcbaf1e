package board

import (
	"testing"

	"catchup/engine"
)

func TestHand(t *testing.T) {
	from := engine.Position{Left: set(t, "1,2,4,4,7"), Deficit: 4}
	level := engine.Position{Left: set(t, "1,2,4,4,7")}
	for _, c := range []struct {
		name    string
		from    engine.Position
		presses []int // negative: back
		want    string
		problem string
	}{
		{"picks", from, []int{1, 2, 7}, "1,2,7", ""},
		{"the order does not matter", from, []int{7, 2, 1}, "1,2,7", ""},
		{"put back in the middle", from, []int{1, 2, 7, -2}, "1,7", ""},
		{"a rod that ends the turn is exchanged", from, []int{4, 7}, "7", ""},
		{"with level scores too", level, []int{4, 7}, "7", ""},
		{"two equal rods", from, []int{4, -4, 4}, "4", ""},
		{"the third rod cannot be added", from, []int{1, 4, 7}, "1,4", "The turn ends as soon as 4 is reached. Put one back first."},
		{"what is not there", from, []int{3}, "{}", "3 is not left."},
	} {
		var h Hand
		for _, n := range c.presses {
			if n < 0 {
				h.Press(c.from, -n, true)
			} else {
				h.Press(c.from, n, false)
			}
		}
		if h.Picked != set(t, c.want) || h.Problem != c.problem {
			t.Errorf("%s: %v, problem %q; want %s, %q", c.name, h.Picked, h.Problem, c.want, c.problem)
		}
	}
}

// A rod of which there are two, typed again and again: one, both, one put back.
func TestTypedNumbersPickWhatIsLeft(t *testing.T) {
	from := engine.Position{Left: set(t, "1,2,2,9"), Deficit: 9}
	var h Hand
	for _, want := range []string{"2", "2,2", "2", "2,2"} {
		h.Press(from, 2, h.AllPicked(from, 2))
		if h.Picked != set(t, want) {
			t.Fatalf("%v is in the hand, want %s", h.Picked, want)
		}
	}
}

func TestPutBackLastFollowsTheOrder(t *testing.T) {
	from := engine.Position{Left: engine.OneTo(7), Deficit: 7}
	var h Hand
	for _, n := range []int{3, 1, 7} {
		h.Press(from, n, false)
	}
	for _, want := range []string{"1,3", "3", "{}", "{}"} {
		h.PutBackLast(from)
		if h.Picked != set(t, want) {
			t.Fatalf("%v is left in the hand, want %s", h.Picked, want)
		}
	}
}

func TestMoveOfAHand(t *testing.T) {
	for _, c := range []struct {
		position, picked, move string
		legal                  bool
	}{
		{"{1,2,4,7}:4", "1,2", "1,2", false},
		{"{1,2,4,7}:4", "1,2,7", "1,2,7", true},
		{"{1,2}:4", "{}", "1,2", true}, // everything is theirs without picking it
		{"{1,2}:4", "1", "1,2", true},
		{"{}:4", "{}", "{}", false},
	} {
		from, err := engine.ParsePosition(c.position)
		if err != nil {
			t.Fatal(err)
		}
		h := Hand{Picked: set(t, c.picked)}
		if move, legal := h.Move(from); move != set(t, c.move) || legal != c.legal {
			t.Errorf("%s with %s: %v %v, want %s %v", c.position, c.picked, move, legal, c.move, c.legal)
		}
	}
}

func TestDigitsNameARod(t *testing.T) {
	left := set(t, "1,2,12,20")
	for digits, want := range map[string][2]bool{
		"1": {true, true}, "2": {true, true}, "12": {true, false}, "20": {true, false},
		"3": {false, false}, "0": {false, false}, "121": {false, false},
	} {
		if exact, longer := match(digits, left); [2]bool{exact, longer} != want {
			t.Errorf("%s: %v %v, want %v", digits, exact, longer, want)
		}
	}
}
