package random

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// The games {1..N} that are looked at.
const fewest, most = 3, 10

// Study is how well Random does against others, as far as it is known.
type Study struct{ study.Answers }

// article is what the article prints: how often Random, moving first with {1..10}, wins
// against three strategies in 100,000 games each, in percent.
var article = [3]struct {
	Against, Does string
	Printed       float64
}{
	{bot.MaxScore, "maximises its lead", 41.7},
	{bot.MinScore, "minimises its lead", 60.9},
	{bot.UseMostNums, "takes as many numbers as possible", 46.5},
}

// Questions are what is to be asked.
func (s *Study) Questions() (questions []lab.Asked) {
	for n := fewest; n <= most; n++ {
		for as := engine.P1; as <= engine.P2; as++ {
			questions = append(questions, response(n, as))
		}
	}
	for _, a := range article {
		questions = append(questions, meeting(a.Against))
	}
	return questions
}

// response asks for the best answer to Random with {1..n}.
func response(n int, as engine.Player) lab.Query[lab.Responder] {
	return lab.Response(engine.Position{Left: engine.OneTo(n)}, as, bot.Random, lab.MostWins)
}

// meeting asks how Random does against a strategy of the article.
func meeting(against string) lab.Query[lab.Meeting] {
	return lab.Match(engine.Position{Left: engine.OneTo(most)}, bot.Random, against)
}

// Best returns what the best answer to Random has with {1..n}.
func (s *Study) Best(n int, as engine.Player) (lab.Responder, bool) {
	return study.One(&s.Answers, response(n, as))
}

// figure is a chart of what the best answers win.
func (s *Study) figure() chart.Figure {
	series := []chart.Series{
		{Name: "moving first", Shape: chart.Line, Look: chart.First},
		{Name: "moving second", Shape: chart.Line, Look: chart.Second},
	}
	for n := fewest; n <= most; n++ {
		for as := engine.P1; as <= engine.P2; as++ {
			if result, known := s.Best(n, as); known {
				series[as].Points = append(series[as].Points, chart.Point{X: float64(n), Y: result.Win, Href: route.Random.Href("1-" + strconv.Itoa(n))})
			}
		}
	}
	return chart.Figure{
		Title:  "How often the best answer to random play wins {1..N}, exactly",
		X:      chart.Axis{Title: "N"},
		Y:      chart.Axis{Title: "% won", Decimals: 2, From: 0, To: 100},
		Series: series,
	}
}
