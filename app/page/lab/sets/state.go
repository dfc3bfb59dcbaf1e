// Package sets is the page of the Lab on the paper's open question which sets make
// good games: a map of many sets by what their games are like.
package sets

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
)

// Measure is one of the things that make a game: a place in [Measures].
type Measure int

// The measures.
const (
	Draws Measure = iota
	Upsets
	Narrow
	Slip
)

// Measures says what each of them is, in percent. Package stats has the definitions
// (stats.Quality).
var Measures = [4]struct {
	Name, Title, Means string
	Of                 func(lab.Kind) float64
}{
	{"draws", "Draws", "of all orders in which the numbers can be picked, how many end level, in percent",
		func(k lab.Kind) float64 { return k.Draws }},
	{"upsets", "The leader loses", "of the positions at which a turn can begin with somebody ahead, in how many the one behind wins with best play, in percent",
		func(k lab.Kind) float64 { return 100 * float64(k.Upsets) / float64(max(k.Led, 1)) }},
	{"narrow", "Narrow wins", "of the positions won for who is to move, with several moves to choose from, in how many a single move wins, in percent",
		func(k lab.Kind) float64 { return 100 * float64(k.Narrow) / float64(max(k.Won, 1)) }},
	{"slip", "A first slip costs", "what a first turn at random gives away if all other turns are played best, averaged over both players, in percent of a game: from a win to a loss it is all of it, to or from a draw half",
		func(k lab.Kind) float64 { return k.Slip }},
}

// View is what the map shows.
type View struct {
	Size    int // how many numbers from 1 to 9 the sets have; 0 for the named ones
	X, Y    Measure
	Outcome string // "win", "draw" or "loss" for P1, or "any"
}

// NewView is what is shown at first.
func NewView() View { return View{Size: 5, X: Narrow, Y: Upsets, Outcome: anyOutcome} }

const anyOutcome = "any"

// Sizes are the families of sets; 0 are the named ones.
var Sizes = []int{0, 4, 5, 6, 7}

// Open reads a link, such as 5/narrow/slip/any.
func Open(text string) (View, error) {
	parts := strings.Split(text, "/")
	if len(parts) != 4 {
		return View{}, errors.New("a map is a number of numbers, two measures and an outcome, such as 5/narrow/slip/any")
	}
	size, err := strconv.Atoi(parts[0])
	if err != nil || !slices.Contains(Sizes, size) {
		return View{}, errors.New("there are no sets of " + parts[0] + " numbers here")
	}
	x, y := measureNamed(parts[1]), measureNamed(parts[2])
	if x < 0 || y < 0 {
		return View{}, errors.New("the measures are draws, upsets, narrow and slip")
	}
	if _, err := engine.ParseOutcome(parts[3]); err != nil && parts[3] != anyOutcome {
		return View{}, err
	}
	return View{size, x, y, parts[3]}, nil
}

// measureNamed returns the measure of that name, or -1.
func measureNamed(name string) Measure {
	for i, m := range Measures {
		if m.Name == name {
			return Measure(i)
		}
	}
	return -1
}

// Link is what [Open] reads.
func (v View) Link() string {
	return strconv.Itoa(v.Size) + "/" + Measures[v.X].Name + "/" + Measures[v.Y].Name + "/" + v.Outcome
}

// named are sets with a story.
var named = []struct{ Name, Set string }{
	{"", "1-5"}, {"", "1-6"}, {"the set of the paper’s puzzles", "1-7"}, {"", "1-8"}, {"", "1-9"}, {"", "1-10"},
	{"the paper’s Figure 5", "2,2,2,3,3"}, {"even numbers", "2,4,6,8,10"}, {"odd numbers", "1,3,5,7,9"},
	{"primes", "2,3,5,7,11,13"}, {"Fibonacci", "1,1,2,3,5,8,13"}, {"powers of two", "1,2,4,8,16,32"},
	{"squares", "1,4,9,16,25"}, {"triangular numbers", "1,3,6,10,15"}, {"every number twice", "1,1,2,2,3,3,4,4"},
	{"every number thrice", "1,1,1,2,2,2,3,3,3"}, {"threes and fives", "3,3,3,5,5,5"}, {"large and near", "7-13"},
	{"a giant", "1,2,3,4,12"}, {"coins", "1,2,5,10,20,50"},
}

// Family returns the sets that a view is about, and the stories of those that have one.
func (v View) Family() (sets []engine.Set, stories map[engine.Set]string) {
	stories = map[engine.Set]string{}
	if v.Size > 0 {
		return chosen(v.Size, 1), stories
	}
	for _, n := range named {
		set, err := engine.ParseSet(n.Set)
		if err != nil {
			panic(err)
		}
		sets = append(sets, set)
		stories[set] = n.Name
	}
	return sets, stories
}

// highest is the largest number in the sets of a size.
const highest = 9

// chosen returns all sets of so many different numbers from least to [highest].
func chosen(size, least int) []engine.Set {
	if size == 0 {
		return []engine.Set{{}}
	}
	var sets []engine.Set
	for first := least; first <= highest-size+1; first++ {
		for _, rest := range chosen(size-1, first+1) {
			sets = append(sets, rest.With(first))
		}
	}
	return sets
}

// batch is how many sets are asked for at once.
const batch = 9

// Questions asks for the quality of sets, batch by batch.
func Questions(sets []engine.Set) (questions []lab.Query[lab.Kind]) {
	for some := range slices.Chunk(sets, batch) {
		questions = append(questions, lab.Quality(some))
	}
	return questions
}

// Kinds returns what is known of sets.
func Kinds(answers *study.Answers, sets []engine.Set) (kinds []lab.Kind) {
	for _, question := range Questions(sets) {
		kinds = append(kinds, study.Lines(answers, question)...)
	}
	return kinds
}

// Shown returns those that pass the view's filter, those with most of the measure on Y
// first.
func (v View) Shown(kinds []lab.Kind) []lab.Kind {
	shown := slices.DeleteFunc(slices.Clone(kinds), func(k lab.Kind) bool {
		return v.Outcome != anyOutcome && k.Outcome.String() != v.Outcome
	})
	of := Measures[v.Y].Of
	slices.SortStableFunc(shown, func(a, b lab.Kind) int { return cmp.Compare(of(b), of(a)) })
	return shown
}

// figure is the map.
func (v View) figure(kinds []lab.Kind, stories map[engine.Set]string) chart.Figure {
	series := study.ByOutcome(chart.Dots, "P1 wins with best play", "drawn", "P2 wins")
	for _, k := range v.Shown(kinds) {
		name := k.Set.String()
		if story := stories[k.Set]; story != "" {
			name += ", " + story
		}
		s := &series[engine.Win-k.Outcome]
		s.Points = append(s.Points, chart.Point{X: Measures[v.X].Of(k), Y: Measures[v.Y].Of(k), Name: name, Href: route.Play.Href(k.Set.Short())})
	}
	return chart.Figure{
		Title:  "Each mark is a set and opens as a game. To the right: " + Measures[v.X].Title + ". Up: " + Measures[v.Y].Title + ".",
		X:      chart.Axis{Title: Measures[v.X].Title + ", %", Decimals: 1},
		Y:      chart.Axis{Title: Measures[v.Y].Title + ", %", Decimals: 1},
		Series: slices.DeleteFunc(series, func(s chart.Series) bool { return len(s.Points) == 0 }),
	}
}
