package random

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// The games {1..N} that are looked at.
const fewest, most = 3, 10

// Study is how well Random does against others, as far as it is known.
type Study struct {
	best    map[best]Result
	printed [3]float64 // exact wins of Random as P1 against the article's three, or 0
}

type best struct {
	n  int
	as engine.Player
}

// Result is what the best answer wins and loses, in percent, and the first as a
// fraction.
type Result struct {
	Win, Loss float64
	Exact     string
}

// article is what the article prints: how often Random, moving first with {1..10}, wins
// against three strategies in 100\u202f000 games each, in percent.
var article = [3]struct {
	Against, Does string
	Printed       float64
}{
	{bot.MaxScore, "maximises its lead", 41.7},
	{bot.MinScore, "minimises its lead", 60.9},
	{bot.UseMostNums, "takes as many numbers as possible", 46.5},
}

// NewStudy returns a study that knows nothing.
func NewStudy() *Study { return &Study{best: map[best]Result{}} }

// Questions are what is to be asked; [Study.Learn] takes the answers by their index.
func (s *Study) Questions() []lab.Question {
	var questions []lab.Question
	for n := fewest; n <= most; n++ {
		for as := engine.P1; as <= engine.P2; as++ {
			questions = append(questions, lab.Response(engine.Position{Left: engine.OneTo(n)}, as, bot.Random, lab.MostWins))
		}
	}
	for _, a := range article {
		questions = append(questions, lab.Match(engine.Position{Left: engine.OneTo(most)}, bot.Random, a.Against))
	}
	return questions
}

// Learn takes the answer to a question.
func (s *Study) Learn(i int, t lab.Table) {
	row := t.Rows()[0]
	if at := i - 2*(most-fewest+1); at >= 0 {
		s.printed[at] = row.Number("win_percent")
		return
	}
	s.best[best{fewest + i/2, engine.Player(i % 2)}] = Result{row.Number("win_percent"), row.Number("loss_percent"), row["exact_win"]}
}

// Best returns what the best answer to Random has with {1..n}.
func (s *Study) Best(n int, as engine.Player) (Result, bool) {
	result, known := s.best[best{n, as}]
	return result, known
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
