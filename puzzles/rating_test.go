package puzzles

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"catchup/engine"
)

// slowSight is what sight holds, from its definition, turn by turn.
func slowSight(p engine.Position, turns int) engine.Outcome {
	switch {
	case p.Over():
		return engine.OutcomeOf(p.Margin())
	case p.Left.Sum() < p.Deficit:
		return engine.Loss
	case turns == 0:
		return engine.Draw
	}
	best := engine.Loss
	for m := range p.Moves() {
		next, _ := p.After(m)
		best = max(best, slowSight(next, turns-1).Opposite())
	}
	return best
}

func TestSightAgreesWithItsDefinition(t *testing.T) {
	seen := map[engine.Outcome]int{}
	for _, text := range []string{"1-6", "1-6:1", "1,1,2,2,3", "1,1,2,2,3:5", "2,3,5,7,11", "2,3,5,7,11:1", "4,4,4,9", "7", "98,98,99", "98,98,99:2"} {
		start, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		s := look(start)
		for index := range s.Count {
			some := s.Set(index)
			for deficit := (start.Left.Sum() - some.Sum() + start.Deficit) & 1; deficit <= start.Left.Max(); deficit += 2 {
				for turns := range maxAhead + 1 {
					p := engine.Position{Left: some, Deficit: deficit}
					got, want := s.seen(p, turns), slowSight(p, turns)
					if got != want {
						t.Fatalf("%s: %v, %d turns: %v, want %v", text, p, turns, got, want)
					}
					seen[got]++
				}
			}
		}
	}
	for outcome := engine.Loss; outcome <= engine.Win; outcome++ {
		if seen[outcome] < 100 {
			t.Errorf("only %d are seen as a %v", seen[outcome], outcome)
		}
	}
}

// The chances in Figure 3a, by hand. Of the eight moves of {1,2,4,7}:4 the right one,
// 1, 2 and 7, scores most, is one of two that take three numbers, and leaves an opponent
// who cannot catch up, which whoever looks a turn ahead sees.
func TestChancesByHand(t *testing.T) {
	for id, want := range map[string][]float64{
		"1-7/3/5/6": {1. / 8, 0, 1. / 2, 1, 1, 1, 1},
		// Twice a 2 is right and a 3 wrong, at level scores. Of five numbers left only three
		// turns ahead show the difference; of the three left then one turn does.
		"2,2,2,3,3": {1. / 4, 1, 1. / 4, 0, 1. / 2, 1. / 2, 1},
	} {
		if got := open(t, id).chances(); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
}

// The rating is where Elo's formula expects what the panel scored, and in between the
// ends of the scale the only place.
func TestRatingSolvesItsEquation(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for range 1000 {
		chances := make([]float64, len(panel))
		score := 0.0
		for i := range chances {
			chances[i] = math.Pow(r.Float64(), 3)
			score += chances[i]
		}
		rating := rate(chances)
		low, high := expected(float64(rating)+0.75), expected(float64(rating)-0.75)
		if (score < low && rating < highestRating) || (score > high && rating > lowestRating) {
			t.Errorf("a score of %.3f gives %d, where %.3f to %.3f is expected", score, rating, low, high)
		}
	}
	none, all := make([]float64, len(panel)), []float64{1, 1, 1, 1, 1, 1, 1}
	if rate(none) != highestRating || rate(all) != lowestRating {
		t.Errorf("from %d to %d", rate(all), rate(none))
	}
}

// Harder means that stronger players are needed: whoever of the panel plays better, the
// rating never rises, and falls if it is by much.
func TestRatingIsMonotone(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	for range 1000 {
		chances := make([]float64, len(panel))
		for i := range chances {
			chances[i] = r.Float64()
		}
		before := rate(chances)
		i := r.IntN(len(chances))
		more := (1 - chances[i]) * r.Float64()
		chances[i] += more
		if after := rate(chances); after > before || more > 0.1 && after == before && before > lowestRating {
			t.Errorf("%s plays better by %.2f, and the rating goes from %d to %d", panel[i].name, more, before, after)
		}
	}
}

// In each puzzle of the catalogue a player who looks further has no smaller chance, and
// the smallest has the one who chooses blindly. Whoever looks ahead sees no win and no
// loss that is not there, so the right move is always among those that look best, and
// looking further only takes others away. Over each range of ratings the same players
// have on average no larger chances than over the one below.
func TestStrongerPlayersSolveMore(t *testing.T) {
	t.Parallel()
	names := []string{"random", "one turn ahead", "two turns ahead", "three turns ahead"}
	var players []int
	for _, name := range names {
		players = append(players, slices.IndexFunc(panel, func(p player) bool { return p.name == name }))
	}
	const width = 200
	sums, puzzles := map[int][]float64{}, map[int]int{}
	for _, entry := range Catalog() {
		bin := entry.Rating / width
		if sums[bin] == nil {
			sums[bin] = make([]float64, len(players))
		}
		puzzles[bin]++
		chances := proved(t, entry).chances()
		for i, player := range players {
			sums[bin][i] += chances[player]
			if i > 0 && entry.Task != Resist && chances[player] < chances[players[i-1]]-1e-12 {
				t.Errorf("%s: %s has a chance of %.3f, %s of %.3f", entry.ID, names[i-1], chances[players[i-1]], names[i], chances[player])
			}
		}
	}
	for bin := lowestRating/width + 1; bin <= highestRating/width; bin++ {
		for i, name := range names {
			below, here := sums[bin-1][i]/float64(puzzles[bin-1]), sums[bin][i]/float64(puzzles[bin])
			if !(here <= below) {
				t.Errorf("%s solves %.3f from %d on and %.3f below", name, here, bin*width, below)
			}
		}
	}
}
