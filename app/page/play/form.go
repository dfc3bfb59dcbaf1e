package play

import (
	"errors"
	"strconv"
	"strings"

	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/engine"
)

// Form is what the visitor fills in for a new game.
type Form struct {
	Set      string        // a set in notation or a deal, as typed
	Head     int           // the head start of the second player, in points
	Opponent string        // a bot's name; "" for a friend
	Human    engine.Player // the visitor's side against a bot
	Margin   bool          // play to win by as much as possible
	Problem  string        // what is wrong with Set, or ""
}

// The sets {1..N} that can be stepped through.
const fewest, most = 3, 20

// presets are sets to choose at a press.
var presets = []struct{ set, name string }{
	{"1-5", "1 to 5"},
	{"1-7", "1 to 7"},
	{"1-10", "1 to 10"},
	{"2,2,2,3,3", "2 2 2 3 3"},
	{"1,1,2,2,3,3,4,4", "Pairs"},
	{"1,2,3,5,8,13,21", "Fibonacci"},
}

// formOf returns the form that would give the match again.
func formOf(m *match.Match) Form {
	start := m.Game.Start()
	return Form{
		Set:      start.Left.Short(),
		Head:     start.Deficit,
		Opponent: m.Opponent,
		Human:    m.Human,
		Margin:   m.Margin,
	}
}

// Step goes to the next smaller or larger set {1..N}.
func (f *Form) Step(by int) {
	n := 7 - by
	if position, err := engine.ParsePosition(f.Set); err == nil && position.Left.Len() > 0 {
		n = position.Left.Len()
	}
	f.choose("1-" + strconv.Itoa(min(max(n+by, fewest), most)))
}

// StepHead changes the head start.
func (f *Form) StepHead(by int) { f.Head = min(max(f.Head+by, 0), engine.MaxNumber) }

// Deal deals numbers by chance, of the size of those of the last deal if there was
// one.
func (f *Form) Deal(seed uint32) {
	next := match.Deal{Count: 8, Largest: 12}
	if last, err := match.ParseDeal(f.Set); err == nil {
		next = last
	}
	next.Seed = seed
	f.choose(next.String())
}

// Resize changes how many numbers are dealt, and how large they are.
func (f *Form) Resize(count, largest int) {
	if deal, err := match.ParseDeal(f.Set); err == nil {
		deal.Count = min(max(deal.Count+count, fewest), match.DealMost)
		deal.Largest = min(max(deal.Largest+largest, 2), engine.MaxNumber)
		f.choose(deal.String())
	}
}

func (f *Form) choose(set string) { f.Set, f.Problem = set, "" }

// Level returns which graded opponent is chosen, or 0.
func (f *Form) Level() int { return match.LevelOf(f.Opponent) }

// Match returns the new match, or nil if there is a problem, which it keeps.
func (f *Form) Match() *match.Match {
	start, err := startOf(f.Set)
	if err != nil {
		f.Problem = shell.Sentence(err.Error())
		return nil
	}
	if start.Deficit == 0 {
		start.Deficit = f.Head
	}
	m := match.New(engine.NewGame(start), f.Opponent, f.Human)
	m.Margin = f.Margin
	return m
}

// startOf reads the position that a game starts from: a deal, or a position in
// notation.
func startOf(text string) (engine.Position, error) {
	if strings.HasPrefix(text, match.Dealt) {
		deal, err := match.ParseDeal(text)
		if err != nil {
			return engine.Position{}, err
		}
		return engine.Position{Left: deal.Set()}, nil
	}
	position, err := engine.ParsePosition(text)
	if err == nil && position.Over() {
		err = errors.New("there are no numbers to play with")
	}
	return position, err
}
