package heuristics

import (
	"strings"

	"catchup/app/ui/chart"
	"catchup/app/ui/words"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// links are the heuristics that a chain can be made of, with what they are called.
var links = []struct{ Name, Called, Does string }{
	{bot.MaxScore, "MaxScore", "takes as many points as it can"},
	{bot.MinScore, "MinScore", "takes as few points as it can"},
	{bot.UseMostNums, "UseMostNums", "takes as many numbers as it can"},
}

// called is what the paper calls a chain.
func called(chain string) string {
	if chain == bot.Random {
		return "Random"
	}
	var names []string
	for name := range strings.SplitSeq(chain, "+") {
		for _, link := range links {
			if link.Name == name {
				names = append(names, link.Called)
			}
		}
	}
	return strings.Join(names, " + ")
}

// versus names a pairing.
func (p Pair) versus() string { return called(p.P1) + " against " + called(p.P2) }

// deviation writes how far a printed figure is from the truth, in standard errors.
func deviation(printed, exact float64) string {
	if d := Deviation(printed, exact); d != 0 {
		return words.Number(d, 1)
	}
	return "0"
}

// deviations is a chart of how far the printed samples lie from the truth.
func (m *Matrix) deviations() chart.Figure {
	samples := chart.Series{Name: "printed less exact", Shape: chart.Dots, Look: chart.First}
	for _, pair := range m.Pairs() {
		printed, found := m.Printed(pair)
		odds, known := m.Odds(pair)
		if !found || !known {
			continue
		}
		_, bar := Mark{printedGames, int(odds.Win / 100 * printedGames)}.Share()
		samples.Points = append(samples.Points, chart.Point{
			X: float64(len(samples.Points) + 1), Y: printed - odds.Win, Error: bar, Name: pair.versus(),
		})
	}
	return chart.Figure{
		Title:  "How far each printed figure lies from the exact one, in percentage points. The bars are two standard errors of 100\u202f000 games: 19 of 20 should touch the line at 0.",
		X:      chart.Axis{Title: "pairing, as listed above"},
		Y:      chart.Axis{Title: "points", Decimals: 2, From: -0.4, To: 0.4},
		Series: []chart.Series{samples},
	}
}

// convergence is a chart of a sample that comes closer to the truth.
func (s *Sample) convergence(exact lab.Meeting) chart.Figure {
	sampled := chart.Series{Name: "games played here, ± two standard errors", Shape: chart.Dots, Look: chart.First}
	truth := chart.Series{Name: "exact", Shape: chart.Line, Look: chart.Second}
	for _, mark := range s.Marks() {
		share, bar := mark.Share()
		sampled.Points = append(sampled.Points, chart.Point{X: float64(mark.Games), Y: share, Error: bar})
	}
	for _, games := range milestones {
		truth.Points = append(truth.Points, chart.Point{X: float64(games), Y: exact.Win})
	}
	return chart.Figure{
		Title:  "P1’s share of wins, " + s.Pair.versus(),
		X:      chart.Axis{Title: "games played", Log: true},
		Y:      chart.Axis{Title: "% won by P1", Decimals: 2, From: exact.Win - 8, To: exact.Win + 8},
		Series: []chart.Series{truth, sampled},
	}
}
