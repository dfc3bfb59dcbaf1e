package random

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"catchup/app/ui/study"
	"catchup/app/ui/study/studytest"
	"catchup/engine"
)

func TestLinks(t *testing.T) {
	for _, text := range []string{"1-10", "1-7/3/5/6", "P2/1-5", "P2/2,2,3/2"} {
		d, err := Open(text)
		if err != nil || d.Link() != text {
			t.Errorf("%s: %v, %v", text, d, err)
		}
	}
	for _, text := range []string{"", "P2/", "1-11", "1-5/6", "{}"} {
		if _, err := Open(text); err == nil {
			t.Errorf("%q opens", text)
		}
	}
}

// Whoever follows the advice from the start wins as often as it says.
func TestAdviceKeepsItsWord(t *testing.T) {
	const games = 400
	r := rand.New(rand.NewPCG(1, 2))
	for _, human := range []engine.Player{engine.P1, engine.P2} {
		d := NewDuel(engine.NewGame(engine.Position{Left: engine.OneTo(5)}), human)
		promised := 0.0
		for range games {
			d.Reply(r)
			first := true
			for !d.Game.Over() {
				studytest.Ask(t, &d.advice, d.Wanted()...)
				best := d.Advice()[0]
				if first {
					promised += best.Win / 100
					first = false
				}
				d.Take(best.Move)
				d.Reply(r)
			}
			d.Again(human)
		}
		won := d.Results[engine.Win]
		if total := won + d.Results[engine.Draw] + d.Results[engine.Loss]; total != games {
			t.Errorf("%d results of %d games", total, games)
		}
		if math.Abs(float64(won)-promised) > 4*math.Sqrt(games)/2 {
			t.Errorf("%v won %d, promised %.1f", human, won, promised)
		}
	}
}

// The study finds what is known of {1..4}, and the article's samples are near the truth.
func TestStudy(t *testing.T) {
	var s Study
	for i, question := range s.Questions() {
		if !strings.Contains(string(question.Words()), "1-4 ") && i < 16 {
			continue // the rest takes longer
		}
		if testing.Short() && i >= 16 {
			continue
		}
		studytest.Ask(t, &s.Answers, question)
	}
	if first, known := s.Best(4, engine.P1); !known || math.Abs(first.Win-75) > 1e-9 || first.Exact.Win != "3/4" {
		t.Errorf("first %+v", first)
	}
	if second, known := s.Best(4, engine.P2); !known || math.Abs(second.Win-75) > 1e-9 || math.Abs(second.Loss-12.5) > 1e-9 {
		t.Errorf("second %+v", second)
	}
	for _, a := range article {
		if got, _ := study.One(&s.Answers, meeting(a.Against)); !testing.Short() && math.Abs(got.Win-a.Printed) > 0.5 {
			t.Errorf("against %s %.4f, printed %v", a.Against, got.Win, a.Printed)
		}
	}
}
