package board

import (
	"testing"

	"catchup/engine"
)

func game(t *testing.T, text string) *engine.Game {
	t.Helper()
	g, err := engine.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func set(t *testing.T, text string) engine.Set {
	t.Helper()
	s, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var friends = [2]Seat{{Name: "Triangle"}, {Name: "Square"}}

func TestSay(t *testing.T) {
	you := [2]Seat{{You: true}, {Name: "Greedy"}}
	for _, c := range []struct {
		game, picked string
		seats        [2]Seat
		want         string
	}{
		{"1-7", "{}", you, "You begin: take one rod."},
		{"1-7", "{}", friends, "Triangle begins: take one rod."},
		{"1-7", "3", you, "3 passes: you lead by 3."},
		{"1-7/3", "{}", you, "Greedy is 3 behind: take 3 or more."},
		{"1-7/3/5/6", "{}", friends, "Square is 4 behind: take 4 or more."},
		{"1-7/3/5/6", "1,2", friends, "1 + 2 closes 3 of 4. Take at least 1 more."},
		{"1-7/3/5/6", "4", friends, "4 catches up exactly."},
		{"1-7/3/5/6", "1,2,7", friends, "1 + 2 + 7 passes: Square leads by 6."},
		{"1-7/3/5/6/4", "{}", friends, "Level. Triangle takes one rod."},
		{"1-7/3/5/6/1,2,7", "{}", friends, "Triangle is 6 behind and cannot catch up: all that is left is theirs."},
		{"1-7/3/5/6/1,2,7", "4", friends, "4 is all there is: Triangle stays 2 behind."},
		{"1-7/3/5/6/1,2,7/4", "{}", friends, "Square wins by 2, 15 to 13."},
		{"1-4/2/1,4/3", "{}", friends, "A draw, 5 to 5."},
		{"1-3:9/1-3", "{}", you, "Greedy wins by 3, 9 to 6."},
		{"1-3/2/1,3", "{}", [2]Seat{{Name: "Greedy"}, {You: true}}, "You win by 2, 4 to 2."},
	} {
		view := View{Game: game(t, c.game), Picked: set(t, c.picked), Seats: c.seats}
		if got := view.Say(); got != c.want {
			t.Errorf("%s, %s picked: %q, want %q", c.game, c.picked, got, c.want)
		}
	}
}

func TestSpeakTellsTheWholeBoard(t *testing.T) {
	view := View{Game: game(t, "1-7/3/5/6"), Picked: set(t, "1"), Seats: [2]Seat{{Name: "Greedy"}, {You: true}}}
	want := "You have 6. Greedy has 9. 1 closes 1 of 4. Take at least 3 more. Left: 2, 4, 7."
	if got := view.Speak(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// In every game of {1..6} both ends stay inside the window while any turn is
// being picked, and the window inside the race.
func TestFrontierHoldsBothEnds(t *testing.T) {
	var visit func(g *engine.Game)
	visit = func(g *engine.Game) {
		for m := range g.Position().Moves() {
			view := View{Game: g, Picked: m}
			f := view.frontier()
			for _, p := range []engine.Player{engine.P1, engine.P2} {
				if end := view.score(p); end < f.from || end > f.from+f.span {
					t.Fatalf("%v with %s picked: %v ends at %d, outside %+v", g, m.List(), p, end, f)
				}
			}
			if f.from < 0 || f.from+f.span > f.total || f.span <= 0 {
				t.Fatalf("%v: window %+v", g, f)
			}
			next := g.Clone()
			if err := next.Play(m); err != nil {
				t.Fatal(err)
			}
			visit(next)
		}
	}
	for _, start := range []string{"1-6", "2,2,9,9", "1,2:30", "99", "1-4:9999"} {
		visit(game(t, start))
	}
}
