//go:build !wasm

package command

import (
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats"
	"catchup/engine/stats/paper"
)

// statsPositions is how many positions are kept when heuristics meet: some 2 GB.
const statsPositions = 1 << 22

// heuristicsLine is one heuristic against another: exact shares or, with games,
// simulated ones.
type heuristicsLine struct {
	Set string `json:"set"`
	P1  string `json:"p1"`
	P2  string `json:"p2"`
	percents
	Exact   *fractions `json:"exact,omitempty"`
	Sampled *sampling  `json:"sampled,omitempty"`
	Printed printed    `json:"printed,omitempty"`
}

// fractions are the shares without any rounding.
type fractions struct {
	Win  string `json:"win"`
	Draw string `json:"draw"`
	Loss string `json:"loss"`
}

func fractionsOf(o stats.Odds) *fractions {
	return &fractions{o.Win.RatString(), o.Draw.RatString(), o.Loss.RatString()}
}

// sampling says how shares were simulated; every line has random numbers of its own
// from the same seed. The errors are standard errors, in
// percentage points.
type sampling struct {
	Games     int     `json:"games"`
	Seed      uint64  `json:"seed"`
	WinError  float64 `json:"win_error"`
	DrawError float64 `json:"draw_error"`
	LossError float64 `json:"loss_error"`
}

// heuristics is the paper's Tables 3 and 4.
func heuristics(s *sheet, set engine.Set, o statsOptions) error {
	rows := append(paper.Table(3), paper.Table(4)...)
	for i, row := range rows {
		tell := o.tell
		o := o
		o.tell = func(done float64) error { return tell((float64(i) + done) / float64(len(rows))) }
		l := heuristicsLine{Set: set.Short(), P1: row["p1"], P2: row["p2"]}
		if set == engine.OneTo(10) {
			l.Printed = copied(row, map[string]string{"win_percent": "printed"})
		}
		if err := l.meet(set, o, rand.New(rand.NewPCG(o.seed, uint64(i)))); err != nil {
			return err
		}
		win, draw, loss := s.beside(fixed(l.percents.Win), l.Printed, "win_percent"), fixed(l.percents.Draw), fixed(l.percents.Loss)
		if l.Sampled != nil {
			win, draw, loss = win+" ±"+fixed(l.Sampled.WinError), draw+" ±"+fixed(l.Sampled.DrawError), loss+" ±"+fixed(l.Sampled.LossError)
		}
		if err := s.line(l, l.Set, l.P1, l.P2, win, draw, loss); err != nil {
			return err
		}
	}
	return nil
}

// meet lets the two play each other, with random numbers if they are to be simulated.
func (l *heuristicsLine) meet(set engine.Set, o statsOptions, r *rand.Rand) error {
	p1, err := policyNamed(l.P1)
	if err != nil {
		return err
	}
	p2, err := policyNamed(l.P2)
	if err != nil {
		return err
	}
	start := engine.Position{Left: set}
	if o.games == 0 {
		odds, err := stats.Match(start, p1, p2, statsPositions, o.tell)
		if err != nil {
			return err
		}
		l.percents = percentsOf(odds)
		l.Exact = fractionsOf(odds)
		return nil
	}
	sampled, err := stats.Sample(start, p1, p2, o.games, r, statsPositions, o.tell)
	if err != nil {
		return err
	}
	l.Sampled = &sampling{Games: o.games, Seed: o.seed}
	for count, to := range map[*int][2]*float64{
		&sampled.Win:  {&l.percents.Win, &l.Sampled.WinError},
		&sampled.Draw: {&l.percents.Draw, &l.Sampled.DrawError},
		&sampled.Loss: {&l.percents.Loss, &l.Sampled.LossError},
	} {
		share, standardError := sampled.Share(*count)
		*to[0], *to[1] = 100*share, 100*standardError
	}
	return nil
}

// policyNamed returns the policy of a chain of heuristics.
func policyNamed(name string) (stats.Policy, error) {
	chain, err := bot.ChainNamed(name)
	return stats.Following(chain), err
}
