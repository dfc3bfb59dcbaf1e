package bot

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"catchup/engine/recursion"
)

func TestLevelsAreNamedByTheirNumber(t *testing.T) {
	for i, level := range Levels {
		if want := "level-" + strconv.Itoa(i+1); level.Name != want || level.Thinks == "" {
			t.Errorf("level %d is called %s and %s", i+1, level.Name, level.Thinks)
		}
	}
}

// A player who never slips gives nothing away once every move leaves few enough
// numbers to see to the end.
func TestWhoSeesToTheEndGivesNothingAway(t *testing.T) {
	solver := make(recursion.Solver)
	for _, set := range []string{"1-8", "2,3,5,7,8,9,11", "1,1,2,3,3,4"} {
		p := position(t, set)
		for p.Deficit = range 20 {
			for seed := range uint64(4) {
				m := chosen(t, "level-9", p, nil, seed)
				if got, want := Outcome(p, m, solver.Outcome), solver.Outcome(p); got != want {
					t.Errorf("%v: %s is a %v, want a %v", p, m.List(), got, want)
				}
			}
		}
	}
}

// In the paper's Figure 3a a miser takes 4, and 1,2,7 alone wins, leaving one
// number.
func TestSightComesBeforePreference(t *testing.T) {
	p := position(t, "{1,2,4,7}:4")
	for sight, want := range map[int]string{0: "4", 1: "1,2,7", 3: "1,2,7"} {
		m, err := grade{sight: sight, likes: most(MinScore)}.Choose(p, nil, rand.New(rand.NewPCG(1, 0)), nil)
		if err != nil || m.List() != want {
			t.Errorf("with a sight of %d: %s, error %v, want %s", sight, m.List(), err, want)
		}
	}
}
