package puzzles

import (
	"fmt"
	"iter"
	"strings"
)

// Theme is an idea that a puzzle turns on, a predicate on exact values: see
// [Puzzle.Themes] for what each is computed from.
type Theme uint8

// The themes, in the order in which they are listed. Their letters stand in the
// catalogue and their keys in links, so that neither ever changes; new ones are added.
const (
	GreedyFails Theme = iota
	Smallest
	Biggest
	ExactCatch
	Overshoot
	TakeSeveral
	PoisonedNumber
	Starve
	OnlyReply
	Zugzwang
	AllOrNothing
	HoldTheDraw
	Tightrope
	Level
	Twins
	LastThree
	LastFour
	FullTable
	themeCount
)

// Spoiler is how much the name of a theme gives away of a puzzle's solution.
type Spoiler uint8

const (
	Neutral Spoiler = iota // nothing that the board does not show
	Hinting                // where to look
	Obvious                // nearly all
)

// themes describes every theme.
var themes = [themeCount]struct {
	letter   byte
	key      string
	name     string
	spoiler  Spoiler
	sentence string
}{
	GreedyFails:    {'g', "greedy-fails", "Greed fails", Hinting, "The move that scores most gives the result away."},
	Smallest:       {'s', "smallest-move", "The smallest move", Obvious, "The right move scores less than any other."},
	Biggest:        {'b', "biggest-move", "The biggest move", Obvious, "The right move scores more than any other."},
	ExactCatch:     {'e', "exact-catch", "Exact catch", Obvious, "The right move makes the scores exactly level."},
	Overshoot:      {'o', "overshoot", "Overshoot", Hinting, "You could make the scores exactly level, but you must go beyond."},
	TakeSeveral:    {'m', "take-several", "Take several", Hinting, "The right move takes three numbers or more."},
	PoisonedNumber: {'p', "poisoned-number", "Poisoned number", Hinting, "More than half of the moves take one certain number, and all of these lose."},
	Starve:         {'v', "starve", "Starve", Hinting, "The right move leaves two numbers or more, and the opponent must take them all."},
	OnlyReply:      {'r', "only-reply", "Only reply", Hinting, "Whatever else you take, a single reply punishes it."},
	Zugzwang:       {'z', "zugzwang", "Zugzwang", Hinting, "After the right move the opponent would rather pass: if you had to take one more number first, you would get less."},
	AllOrNothing:   {'a', "all-or-nothing", "All or nothing", Neutral, "One move wins and every other loses, although the numbers allow a draw."},
	HoldTheDraw:    {'h', "hold-the-draw", "Hold the draw", Neutral, "Nothing wins any more, and a single move does not lose."},
	Tightrope:      {'t', "tightrope", "Tightrope", Neutral, "It takes three only moves in a row, or more."},
	Level:          {'l', "level", "Level scores", Neutral, "Nobody is ahead, so that you take a single number."},
	Twins:          {'w', "twins", "Twins", Neutral, "Some of the numbers left are equal."},
	LastThree:      {'3', "last-three", "The last three", Neutral, "Three numbers are left."},
	LastFour:       {'4', "last-four", "The last four", Neutral, "Four numbers are left."},
	FullTable:      {'f', "full-table", "A full table", Neutral, "Ten numbers are left, or more."},
}

// String returns the theme's key, such as "greedy-fails".
func (t Theme) String() string { return themes[t].key }

// Name returns a short title, such as "Greed fails".
func (t Theme) Name() string { return themes[t].name }

// Sentence defines the theme for people, in one sentence.
func (t Theme) Sentence() string { return themes[t].sentence }

// GivesAway returns how much it helps to know that a puzzle has this theme.
func (t Theme) GivesAway() Spoiler { return themes[t].spoiler }

// ParseTheme returns the theme with the given key. The error names it.
func ParseTheme(key string) (Theme, error) {
	for t := range AllThemes() {
		if t.String() == key {
			return t, nil
		}
	}
	return 0, fmt.Errorf("no theme is called %q", key)
}

// AllThemes yields every theme in order.
func AllThemes() iter.Seq[Theme] { return (Themes(1)<<themeCount - 1).All() }

// Themes is a set of themes, a bit each.
type Themes uint32

// Has reports whether the theme is among them.
func (s Themes) Has(t Theme) bool { return s&(1<<t) != 0 }

// With returns the set with one theme more.
func (s Themes) With(t Theme) Themes { return s | 1<<t }

// All yields the themes in order.
func (s Themes) All() iter.Seq[Theme] {
	return func(yield func(Theme) bool) {
		for t := range themeCount {
			if s.Has(t) && !yield(t) {
				return
			}
		}
	}
}

// letters writes the themes as the catalogue does: a letter each, "-" for none.
func (s Themes) letters() string {
	if s == 0 {
		return "-"
	}
	var b strings.Builder
	for t := range s.All() {
		b.WriteByte(themes[t].letter)
	}
	return b.String()
}

// parseLetters is the inverse of letters: it wants every theme once, in order.
func parseLetters(text string) (s Themes, err error) {
	if text == "-" {
		return 0, nil
	}
	at := 0
	for t := Theme(0); t < themeCount && at < len(text); t++ {
		if themes[t].letter == text[at] {
			s = s.With(t)
			at++
		}
	}
	if text == "" || at < len(text) {
		return 0, fmt.Errorf("%q is not a list of themes: a known letter each, in order, or -", text)
	}
	return s, nil
}
