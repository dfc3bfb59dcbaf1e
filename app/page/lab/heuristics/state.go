// Package heuristics is the page of the Lab on simple rules of thumb: the paper's
// Tables 3 and 4 with the exact odds beside the printed samples, for any set, with a
// chain of one's own, and with games that come closer to the exact odds while one
// watches.
package heuristics

import (
	"errors"
	"math"
	"slices"
	"strings"

	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
	"catchup/engine/stats/paper"
)

// combination is the chain of the paper's Table 4.
const combination = bot.UseMostNums + "+" + bot.MinScore

// counterexample is the only game that MaxScore as P1 and the combination can play: P2
// wins it, so that the 0.00 of Table 4 is P1's.
const counterexample = "1-10/10/1,2,3,4/9/5,6/8/7"

// printedSet is the set of the paper's tables.
var printedSet = engine.OneTo(10)

// printedGames is from how many games each printed figure comes.
const printedGames = 100_000

// Pair is who plays whom, by the names of chains.
type Pair struct{ P1, P2 string }

// Matrix is every pairing on a set, as far as it is known.
type Matrix struct {
	Set   engine.Set
	Chain string // of the visitor's own, or ""
	Pair  Pair   // the one that is looked at

	answers study.Answers
}

// NewMatrix returns a matrix of which nothing is known yet.
func NewMatrix(set engine.Set, chain string) *Matrix {
	return &Matrix{Set: set, Chain: chain, Pair: Pair{bot.MinScore, bot.MaxScore}}
}

// largest is how many numbers a set may have: with more the odds take too long.
const largest = 12

// Open reads what a link says: a set, the visitor's chain or "-", and a pairing, such
// as 1-10/max-score+min-score/random/max-score. All but the set may be missing.
func Open(text string) (*Matrix, error) {
	parts := strings.Split(text, "/")
	set, err := engine.ParseSet(parts[0])
	switch {
	case err != nil:
		return nil, err
	case set.Len() == 0 || set.Len() > largest:
		return nil, errors.New("one to twelve numbers can be looked at here")
	case len(parts) == 3 || len(parts) > 4:
		return nil, errors.New("after the set there can stand a chain, and two players")
	}
	m := NewMatrix(set, "")
	if len(parts) > 1 && parts[1] != "-" {
		if _, err := bot.ChainNamed(parts[1]); err != nil {
			return nil, err
		}
		m.SetChain(parts[1])
	}
	if len(parts) == 4 {
		pair := Pair{parts[2], parts[3]}
		for _, name := range []string{pair.P1, pair.P2} {
			if !slices.Contains(m.Players(), name) {
				return nil, errors.New("there is no player " + name)
			}
		}
		m.Pair = pair
	}
	return m, nil
}

// Link is what [Open] reads.
func (m *Matrix) Link() string {
	chain := m.Chain
	if chain == "" {
		chain = "-"
	}
	return m.Set.Short() + "/" + chain + "/" + m.Pair.P1 + "/" + m.Pair.P2
}

// SetChain puts a chain in the matrix, unless it is there anyway.
func (m *Matrix) SetChain(chain string) {
	m.Chain = ""
	if !slices.Contains(m.Players(), chain) {
		m.Chain = chain
	}
	for _, name := range []string{m.Pair.P1, m.Pair.P2} {
		if !slices.Contains(m.Players(), name) {
			m.Pair = Pair{bot.MinScore, bot.MaxScore}
		}
	}
}

// Players are the chains that play each other: those of Table 3 in its order, that of
// Table 4, and the visitor's.
func (m *Matrix) Players() []string {
	players := []string{bot.Random, bot.MaxScore, bot.MinScore, bot.UseMostNums, combination}
	if m.Chain != "" {
		players = append(players, m.Chain)
	}
	return players
}

// Pairs are all pairings, those that the paper prints first.
func (m *Matrix) Pairs() []Pair {
	var pairs []Pair
	for _, p1 := range m.Players() {
		for _, p2 := range m.Players() {
			pairs = append(pairs, Pair{p1, p2})
		}
	}
	slices.SortStableFunc(pairs, func(a, b Pair) int { return rank(a) - rank(b) })
	return pairs
}

func rank(p Pair) int {
	if _, printed := printed[p]; printed {
		return 0
	}
	return 1
}

// Questions ask for the odds of all pairings.
func (m *Matrix) Questions() (questions []lab.Asked) {
	for _, pair := range m.Pairs() {
		questions = append(questions, m.question(pair))
	}
	return questions
}

// question asks for the odds of a pairing.
func (m *Matrix) question(p Pair) lab.Query[lab.Meeting] {
	return lab.Match(engine.Position{Left: m.Set}, p.P1, p.P2)
}

// Odds returns the odds of a pairing, if they are known.
func (m *Matrix) Odds(p Pair) (odds lab.Meeting, known bool) {
	return study.One(&m.answers, m.question(p))
}

// printed is what the paper prints for each pairing: P1's wins in percent.
var printed = func() map[Pair]float64 {
	figures := map[Pair]float64{}
	for _, table := range []int{3, 4} {
		for _, row := range paper.Table(table) {
			figures[Pair{row["p1"], row["p2"]}] = row.Number("printed")
		}
	}
	return figures
}()

// Printed returns what the paper prints for a pairing, if it does.
func (m *Matrix) Printed(p Pair) (percent float64, found bool) {
	percent, found = printed[p]
	return percent, found && m.Set == printedSet
}

// Deviation returns how far a printed figure is from the exact odds, in standard errors
// of a sample of 100,000 games. Where chance has no part, it is 0 if they are the same.
func Deviation(printed, exact float64) float64 {
	share := exact / 100
	standard := 100 * math.Sqrt(share*(1-share)/printedGames)
	if printed == exact {
		return 0
	}
	return (printed - exact) / standard
}
