package store

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

func TestMergeOfPuzzles(t *testing.T) {
	for _, c := range []struct {
		rule       string
		a, b, want Result
	}{
		{"what was achieved anywhere counts",
			Result{Solved: true, Day: "2026-11-02"}, Result{Proved: true, Day: "2026-11-02"}, Result{Solved: true, Proved: true, Day: "2026-11-02"}},
		{"the first try is the earlier one",
			Result{Failed: true, Hints: 2, Day: "2026-11-01"}, Result{Solved: true, Day: "2026-11-02"}, Result{Solved: true, Failed: true, Hints: 2, Day: "2026-11-01"}},
		{"on one day the better one",
			Result{Failed: true, Day: "2026-11-01"}, Result{Solved: true, Hints: 1, Day: "2026-11-01"}, Result{Solved: true, Hints: 1, Day: "2026-11-01"}},
		{"a try without a day is no try",
			Result{Solved: true}, Result{Failed: true, Missed: true, Day: "2026-11-01"}, Result{Solved: true, Failed: true, Day: "2026-11-01"}},
		{"missed only as long as missed in both",
			Result{Failed: true, Missed: true, Day: "2026-11-01"}, Result{Failed: true, Missed: true, Day: "2026-11-03"}, Result{Failed: true, Missed: true, Day: "2026-11-01"}},
	} {
		for _, pair := range [][2]Result{{c.a, c.b}, {c.b, c.a}} {
			merged := Merge(Data{Puzzles: Results{"p": pair[0], "q": {Hints: 1}}}, Data{Puzzles: Results{"p": pair[1], "r": {Hints: 2}}})
			if got := merged.Puzzles["p"]; got != c.want {
				t.Errorf("%s: got %+v, want %+v", c.rule, got, c.want)
			}
			if merged.Puzzles["q"].Hints != 1 || merged.Puzzles["r"].Hints != 2 {
				t.Errorf("what only one has is lost: %+v", merged.Puzzles)
			}
		}
	}
}

func TestMergeOfTheRest(t *testing.T) {
	early := BoardResult{ID: "x", Done: true, Solved: true, Marks: "k", OnTime: true}
	late := BoardResult{ID: "x", Done: true, Solved: true, Marks: "k"}
	begun := BoardResult{ID: "y", Marks: "d"}
	a := Data{
		Play:     Play{Game: "1-7", Chosen: true},
		Settings: Settings{Speed: "slow"},
		Skill:    Skill{Rating: 1500, Games: 10},
		Daily:    Days{"2026-11-20": {[3]BoardResult{early, begun}}},
		Streak:   Streak{Best: 12, Run: []string{"x"}, Solved: 1},
		Learn:    Learn{Stars: map[string]int{"turn": 3, "count": 1}},
		Games:    []Kept{{ID: "1", Game: "1-7/3"}, {ID: "2", Game: "1-9/1"}},
		Guesses:  [3][3]int{{1, 2, 3}},
		Backup:   Backup{At: "2026-11-02"},
		rest:     fields{"a": []byte(`1`), "c": []byte(`1`)},
	}
	b := Data{
		Play:     Play{Game: "1-8"},
		Settings: Settings{KeysOff: true, Speed: "fast", Offset: 150, Guess: 2},
		Skill:    Skill{Rating: 1400, Games: 11},
		Daily:    Days{"2026-11-20": {[3]BoardResult{late, late}}, "2026-11-21": {[3]BoardResult{begun}}},
		Streak:   Streak{Best: 7, Run: []string{"y", "z"}, Solved: 2, Skipped: true},
		Learn:    Learn{First: true, Stars: map[string]int{"count": 2, "gap": 2}},
		Games:    []Kept{{ID: "5", Game: "1-7/3"}, {ID: "2", Game: "1-9/2"}},
		Guesses:  [3][3]int{{0, 0, 7}},
		Backup:   Backup{At: "2026-11-09", Asked: true},
		rest:     fields{"b": []byte(`2`), "c": []byte(`2`)},
	}
	want := Data{
		Play:     a.Play,
		Settings: Settings{KeysOff: true, Speed: "slow", Offset: 150, Guess: 2},
		Puzzles:  Results{},
		Skill:    b.Skill,
		Daily:    Days{"2026-11-20": {[3]BoardResult{early, late}}, "2026-11-21": {[3]BoardResult{begun}}},
		Streak:   Streak{Best: 12, Run: []string{"y", "z"}, Solved: 2, Skipped: true},
		Learn:    Learn{First: true, Stars: map[string]int{"turn": 3, "count": 2, "gap": 2}},
		Games:    []Kept{{ID: "1", Game: "1-7/3"}, {ID: "2", Game: "1-9/1"}, {ID: "2+", Game: "1-9/2"}},
		Guesses:  b.Guesses,
		Backup:   Backup{At: "2026-11-09"},
		rest:     fields{"a": []byte(`1`), "b": []byte(`2`), "c": []byte(`1`)},
	}
	if got := Merge(a, b); !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
}

// Facts merge to the same in any order, and once is enough.
func TestMergeLaws(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	yes := func() bool { return random.IntN(2) == 0 }
	record := func() Data {
		d := Data{Version: version}
		d.fill()
		for _, id := range []string{"p", "q", "r"} {
			if yes() {
				d.Puzzles[id] = Result{yes(), yes(), yes(), yes(), random.IntN(3), []string{"", "2026-11-01", "2026-11-02"}[random.IntN(3)]}
			}
			if yes() {
				board := BoardResult{ID: "p", Done: yes(), Solved: yes(), OnTime: yes(), Marks: []string{"", "k", "dk"}[random.IntN(3)]}
				d.Daily[id] = DailyResult{[3]BoardResult{board}}
			}
		}
		d.Skill.Games = random.IntN(3)
		d.Skill.Rating = float64(random.IntN(3))
		d.Streak = Streak{Best: random.IntN(3), Solved: random.IntN(2), Skipped: yes(), Run: []string{"a", "b"}[:random.IntN(3)]}
		d.Guesses[1][random.IntN(3)] = random.IntN(3)
		d.Learn.First = yes()
		if yes() {
			d.Learn.Earn([]string{"turn", "gap"}[random.IntN(2)], 1+random.IntN(3))
		}
		return d
	}
	for range 3000 {
		a, b, c := record(), record(), record()
		ab := Merge(a, b)
		if ba := Merge(b, a); !reflect.DeepEqual(ab, ba) {
			t.Fatalf("%+v\nwith\n%+v:\n%+v\n%+v", a, b, ab, ba)
		}
		if again := Merge(ab, b); !reflect.DeepEqual(again, ab) {
			t.Fatalf("%+v\nwith\n%+v: %+v, and once more %+v", a, b, ab, again)
		}
		if left, right := Merge(ab, c), Merge(a, Merge(b, c)); !reflect.DeepEqual(left, right) {
			t.Fatalf("%+v\n%+v\n%+v:\n%+v\n%+v", a, b, c, left, right)
		}
	}
}
