package set

import (
	"errors"
	"math/rand/v2"
	"strings"

	"catchup/app/client"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/solver"
)

// Portrait is what is known of the game on a set.
type Portrait struct {
	Set      engine.Set
	Value    *solver.Evaluation // nil until it is there
	TooLarge bool               // for a table
	Failure  string             // what else went wrong, for the visitor

	counted study.Answers
	deal    string // others by chance, of this kind
}

// Open returns the portrait of the set that is written. The error says what is wrong
// with it.
func Open(text string) (*Portrait, error) {
	set, err := engine.ParseSet(strings.TrimSpace(text))
	if err == nil && set.Len() == 0 {
		err = errors.New("a set needs at least one number")
	}
	if err != nil {
		return nil, err
	}
	p := &Portrait{Set: set}
	if set.Len() <= 20 {
		p.deal = match.Deal{Count: set.Len(), Largest: set.Max(), Seed: rand.Uint32N(100_000)}.String()
	}
	return p, nil
}

// Start returns the position that the game starts from.
func (p *Portrait) Start() engine.Position { return engine.Position{Left: p.Set} }

// N returns which {1..N} the set is, or 0.
func (p *Portrait) N() int {
	if n := p.Set.Len(); p.Set == engine.OneTo(n) {
		return n
	}
	return 0
}

// Name is what the set is called: {1..7}, or its numbers.
func (p *Portrait) Name() string {
	if n := p.N(); n > 2 {
		return study.OneTo(n)
	}
	return p.Set.String()
}

// Valued takes what the game is worth, or why that is not known.
func (p *Portrait) Valued(value solver.Evaluation, err error) {
	switch {
	case client.TooLarge(err):
		p.TooLarge = true
	case err != nil:
		p.Failure = shell.Sentence(err.Error())
	default:
		p.Value = &value
	}
}

// How many numbers a set may have for its census to be taken unasked, and at all.
const (
	unasked = 10 // some milliseconds
	asked   = 14 // some tenths of a second
)

// Questions are those that the census answers.
func (p *Portrait) Questions() []lab.Asked {
	return []lab.Asked{lab.Census(p.Set), lab.Widest(p.Set)}
}

// Census is what the positions that a game can reach are worth, if that is known.
func (p *Portrait) Census() (lab.Counted, bool) { return study.One(&p.counted, lab.Census(p.Set)) }

// Widest is the position with the most moves, if it is known.
func (p *Portrait) Widest() (lab.WidestBoard, bool) {
	return study.One(&p.counted, lab.Widest(p.Set))
}

// Verdict says who can win, and by how much if that is known.
func (p *Portrait) Verdict() string {
	by := words.By(p.Value.Margin)
	switch p.Value.Outcome {
	case engine.Win:
		return "Whoever begins can win" + by + "."
	case engine.Loss:
		return "Whoever moves second can win" + by + "."
	default:
		return "With best play it is a draw."
	}
}

// Openings says how many first numbers win, draw and lose.
func (p *Portrait) Openings() string {
	v := p.Value
	if v.Total == 1 {
		return "There is one first number."
	}
	for outcome, n := range map[engine.Outcome]uint64{engine.Win: v.Wins, engine.Draw: v.Draws, engine.Loss: v.Losses} {
		if n == v.Total {
			return "All " + words.Grouped(n) + " first numbers " + words.Do(n, outcome) + "."
		}
	}
	return "Of " + words.Grouped(v.Total) + " first numbers " + words.Divided(v.Wins, v.Draws, v.Losses) + "."
}
