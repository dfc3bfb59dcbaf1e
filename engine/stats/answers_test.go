package stats

import (
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
)

// The best answer has the odds of the best response, and each answer those of the
// best response from after it.
func TestAnswersAgreeWithBestResponse(t *testing.T) {
	random := Following(bot.Chain{})
	for _, text := range []string{"1-6", "1,2,4,7:4", "2,2,2,3,3", "1-5:7", "1,2:9"} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, aim := range []Aim{MostWins, BestMean} {
			answers, err := Answers(p, random, aim, 1<<20, nil)
			if err != nil {
				t.Fatal(err)
			}
			if uint64(len(answers)) != p.CountMoves() {
				t.Errorf("%s: %d answers to %d moves", text, len(answers), p.CountMoves())
			}
			want, err := BestResponse(p, random, engine.P1, aim, 1<<20, nil)
			if err != nil {
				t.Fatal(err)
			}
			if best := answers[0].Odds; !sameOdds(best, want) {
				t.Errorf("%s: the best answer has %v, the best response %v", text, best, want)
			}
			for _, a := range answers {
				next, passed := p.After(a.Move)
				if !passed {
					continue
				}
				// From there the other is first to move.
				after, err := BestResponse(next, random, engine.P2, aim, 1<<20, nil)
				if err != nil {
					t.Fatal(err)
				}
				after.Win, after.Loss = after.Loss, after.Win
				if !sameOdds(a.Odds, after) {
					t.Errorf("%s: %s has %v, want %v", text, a.Move, a.Odds, after)
				}
			}
		}
	}
}

func sameOdds(a, b Odds) bool {
	return a.Win.Cmp(b.Win) == 0 && a.Draw.Cmp(b.Draw) == 0 && a.Loss.Cmp(b.Loss) == 0
}
