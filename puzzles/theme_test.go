package puzzles

import (
	"slices"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// A position that has the theme and one that has not, each found and checked by hand.
func TestThemesByExample(t *testing.T) {
	examples := map[Theme]struct{ yes, no string }{
		// {1,3,4,6}:4: 4 and 6 score 10, and 1 and 3, level, would win. / {1,2,4,7}:4: 1, 2 and 7 score most and win.
		GreedyFails: {"1-7/2/5/7", "1-7/3/5/6"},
		Smallest:    {"{2,3,7,8}:4", "1-7/3/5/6"},
		Biggest:     {"1-7/3/5/6", "1-7/2/5/7"},
		// {1,1,8,8}:2: 1 and 1. / {1,2,4,7}:4: 4 is level, but 1, 2 and 7 wins.
		ExactCatch: {"{1,1,8,8}:2", "1-7/3/5/6"},
		// / {2,4,6,7}:3: nothing makes 3.
		Overshoot:   {"1-7/3/5/6", "1-7/3/1,5"},
		TakeSeveral: {"1-7/3/5/6", "1-7/3/1,5"},
		// {1,2,5,5}:3: of 1,2 and 1,5 and 2,5 and 5 three take a 5. / {1,2,4,7}:4: no number is in more than half of the moves and always loses.
		PoisonedNumber: {"{1,2,5,5}:3", "1-7/3/5/6"},
		// {1,2,3,7}:3: 2 and 7 leave 1 and 3 to a player 6 behind. / 1, 2 and 7 leave 4 alone.
		Starve:    {"1-7/6/4,5", "1-7/3/5/6"},
		OnlyReply: {"2,2,2,3,3", "1-7/3/5/6"},
		// {2,2,2,3,3}:0: after 2 the opponent is 2 behind with 2, 2, 3, 3 left, and better off behind by 4 or 5 with one less.
		Zugzwang:     {"2,2,2,3,3", "1-7/3/5/6"},
		AllOrNothing: {"1-7/4/3,7", "1-7/3/5/6"},
		HoldTheDraw:  {"1-7/6/3,5", "1-7/3/5/6"},
		Tightrope:    {"2-9,9/7/2,8", "1-7/3/5/6"},
		Level:        {"2,2,2,3,3", "1-7/3/5/6"},
		Twins:        {"2,2,2,3,3", "1-7/3/5/6"},
		LastThree:    {"1-7/1/2/5/6", "1-7/3/5/6"},
		LastFour:     {"1-7/3/5/6", "1-7/1/2/5/6"},
		FullTable:    {"1-13/4/1,8", "2-9,9/7/2,8"},
	}
	for theme := range AllThemes() {
		example := examples[theme]
		if !open(t, example.yes).Themes().Has(theme) {
			t.Errorf("%s has not the theme %v", example.yes, theme)
		}
		if open(t, example.no).Themes().Has(theme) {
			t.Errorf("%s has the theme %v", example.no, theme)
		}
	}
}

// weighed is a move with all that the definitions speak of.
type weighed struct {
	move    engine.Move
	sum     int
	next    engine.Position
	outcome engine.Outcome
}

// weigh lists the moves of p, by the slow recursion.
func weigh(solver recursion.Solver, p engine.Position) (moves []weighed) {
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := solver.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		moves = append(moves, weighed{m, m.Sum(), next, outcome})
	}
	return moves
}

func count[T any](all []T, holds func(T) bool) (n int) {
	for _, one := range all {
		if holds(one) {
			n++
		}
	}
	return n
}

// slowThemes are the sentences of the themes, spelled out again.
func slowThemes(solver recursion.Solver, p engine.Position, task Task, length int) Themes {
	moves := weigh(solver, p)
	value := solver.Outcome(p)
	right := moves[slices.IndexFunc(moves, func(w weighed) bool { return w.outcome == value })]
	others := slices.DeleteFunc(slices.Clone(moves), func(w weighed) bool { return w.move == right.move })
	all := func(holds func(weighed) bool) bool { return count(others, holds) == len(others) }
	most := slices.MaxFunc(moves, func(a, b weighed) int { return a.sum - b.sum }).sum
	poisoned := func(n int) bool {
		taking := slices.DeleteFunc(slices.Clone(moves), func(w weighed) bool { return w.move.Count(n) == 0 })
		return len(taking) > 2 && 2*len(taking) > len(moves) &&
			count(taking, func(w weighed) bool { return w.outcome == engine.Loss }) == len(taking)
	}
	passing := engine.Win
	for n := range right.next.Left.All() {
		passing = min(passing, solver.Outcome(engine.Position{Left: right.next.Left.Without(n), Deficit: right.next.Deficit + n}))
	}
	distinct := map[int]bool{}
	for n := range p.Left.All() {
		distinct[n] = true
	}
	replies := weigh(solver, right.next)
	return Themes(0).
		when(GreedyFails, count(moves, func(w weighed) bool { return w.sum == most && w.outcome == value }) == 0).
		when(Smallest, all(func(w weighed) bool { return w.sum > right.sum })).
		when(Biggest, all(func(w weighed) bool { return w.sum < right.sum })).
		when(ExactCatch, p.Deficit > 0 && right.next.Deficit == 0).
		when(Overshoot, right.next.Deficit > 0 && count(others, func(w weighed) bool { return w.sum == p.Deficit }) > 0).
		when(TakeSeveral, right.move.Len() > 2).
		when(PoisonedNumber, slices.ContainsFunc(slices.Collect(p.Left.All()), poisoned)).
		when(Starve, right.next.Left.Len() > 1 && len(replies) == 1 && replies[0].move.Len() == right.next.Left.Len()).
		when(OnlyReply, all(func(w weighed) bool {
			replies := weigh(solver, w.next)
			return len(replies) > 1 && count(replies, func(r weighed) bool { return r.outcome == solver.Outcome(w.next) }) == 1
		})).
		when(Zugzwang, !right.next.Over() && passing > solver.Outcome(right.next)).
		when(AllOrNothing, value == engine.Win && (p.Left.Sum()-p.Deficit)%2 == 0 && all(func(w weighed) bool { return w.outcome == engine.Loss })).
		when(HoldTheDraw, task == Hold).
		when(Tightrope, length > 2).
		when(Level, p.Deficit == 0).
		when(Twins, len(distinct) < p.Left.Len()).
		when(LastThree, p.Left.Len() == 3).
		when(LastFour, p.Left.Len() == 4).
		when(FullTable, p.Left.Len() > 9)
}

func TestThemesAgreeWithTheirSentences(t *testing.T) {
	t.Parallel()
	solver := make(recursion.Solver)
	compared := Themes(0)
	for _, entry := range Catalog() {
		p := entry.Position()
		if p.Left.Len() > few || entry.Task == Resist {
			continue
		}
		if want := slowThemes(solver, p, entry.Task, entry.Length); entry.Themes != want {
			t.Errorf("%s, %v: %s, want %s", entry.ID, p, entry.Themes.letters(), want.letters())
		}
		compared |= entry.Themes
	}
	for theme := range AllThemes() {
		if theme != FullTable && !compared.Has(theme) {
			t.Errorf("no puzzle with the theme %v was compared", theme)
		}
	}
}

func TestThemesHaveWords(t *testing.T) {
	keys, letters, names := map[string]bool{}, map[byte]bool{}, map[string]bool{}
	for theme := range AllThemes() {
		key := theme.String()
		if keys[key] || letters[themes[theme].letter] || names[theme.Name()] {
			t.Errorf("%v: its key, letter or name is used twice", theme)
		}
		keys[key], letters[themes[theme].letter], names[theme.Name()] = true, true, true
		if key == "" || strings.ToLower(key) != key || strings.ContainsAny(key, " _/") {
			t.Errorf("%q is no key for a link", key)
		}
		if s := theme.Sentence(); !strings.HasSuffix(s, ".") || strings.Count(s, ".") != 1 || theme.Name() == "" {
			t.Errorf("%v: %q is not one sentence, or there is no name", theme, s)
		}
		if parsed, err := ParseTheme(key); err != nil || parsed != theme {
			t.Errorf("%s is parsed as %v, error %v", key, parsed, err)
		}
	}
	if _, err := ParseTheme("greed"); err == nil || err.Error() != `no theme is called "greed"` {
		t.Errorf("error %v", err)
	}
}
