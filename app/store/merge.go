package store

import (
	"cmp"
	"maps"
	"slices"
)

// Merge returns what two records hold together. It is the same the other way
// round, but for what is a choice rather than a fact, where the first one's is
// kept; and merging the same record again changes nothing.
//
//   - Puzzles and days: all of both. Of a puzzle, what was ever achieved, and the
//     first try that came first; of a board, the result that counts for more.
//   - Skill: the one that rests on more results. Guesses: the more of them.
//   - Streak: the higher best, and the longer run.
//   - Games: all of both, the same one once.
//   - Learn: what was ever done, and the most stars.
//   - Play and settings: the first record's, where it has any.
//   - Backup: the later one.
func Merge(a, b Data) Data {
	merged := a.clone()
	merged.fill()
	for id, result := range b.Puzzles {
		if have, both := merged.Puzzles[id]; both {
			result = mergeResults(have, result)
		}
		merged.Puzzles[id] = result
	}
	for date, day := range b.Daily {
		if have, both := merged.Daily[date]; both {
			for i := range day.Boards {
				day.Boards[i] = better(compareBoards, have.Boards[i], day.Boards[i])
			}
		}
		merged.Daily[date] = day
	}
	merged.Skill = better(compareSkills, a.Skill, b.Skill)
	merged.Guesses = better(compareGuesses, a.Guesses, b.Guesses)
	merged.Streak = better(compareStreaks, a.Streak, b.Streak)
	merged.Streak.Best = max(a.Streak.Best, b.Streak.Best)
	merged.Games = mergeGames(a.Games, b.Games)
	merged.Learn.First = a.Learn.First || b.Learn.First
	for level, stars := range b.Learn.Stars {
		merged.Learn.Earn(level, stars)
	}
	if a.Play == (Play{}) {
		merged.Play = b.Play
	}
	merged.Settings.KeysOff = a.Settings.KeysOff || b.Settings.KeysOff
	merged.Settings.Speed = cmp.Or(a.Settings.Speed, b.Settings.Speed)
	merged.Settings.Offset = cmp.Or(a.Settings.Offset, b.Settings.Offset)
	merged.Settings.Guess = cmp.Or(a.Settings.Guess, b.Settings.Guess)
	merged.Backup.At = max(a.Backup.At, b.Backup.At)
	if len(b.rest) > 0 {
		merged.rest = maps.Clone(b.rest)
		maps.Copy(merged.rest, a.rest)
	}
	return merged
}

// better returns the greater of two values, by a comparison that is 0 only if it
// does not matter which.
func better[V any](compare func(a, b V) int, a, b V) V {
	if compare(a, b) < 0 {
		return b
	}
	return a
}

// yes orders facts: one that holds is greater.
func yes(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	default:
		return -1
	}
}

// mergeResults takes the first try from where it was earlier, or went better if
// both were on the same day. Solved at first try anywhere since, a puzzle is not
// missed any more.
func mergeResults(a, b Result) Result {
	first := better(compareFirstTries, a, b)
	return Result{
		Solved: a.Solved || b.Solved,
		Proved: a.Proved || b.Proved,
		Missed: a.Missed && b.Missed,
		Failed: first.Failed,
		Hints:  first.Hints,
		Day:    first.Day,
	}
}

// compareFirstTries finds the one greater that has a day, came earlier, went
// right, and with fewer hints.
func compareFirstTries(a, b Result) int {
	return cmp.Or(
		yes(a.Day != "", b.Day != ""),
		cmp.Compare(b.Day, a.Day),
		yes(b.Failed, a.Failed),
		cmp.Compare(b.Hints, a.Hints),
	)
}

// compareBoards finds the one greater that is done, on time, solved, and in fewer
// moves.
func compareBoards(a, b BoardResult) int {
	return cmp.Or(
		yes(a.Done, b.Done),
		yes(a.OnTime, b.OnTime),
		yes(a.Solved, b.Solved),
		yes(a.ID != "", b.ID != ""),
		cmp.Compare(len(b.Marks), len(a.Marks)),
		cmp.Compare(b.Marks, a.Marks),
		cmp.Compare(b.ID, a.ID),
	)
}

// compareSkills finds the one greater that rests on more, and is surer.
func compareSkills(a, b Skill) int {
	return cmp.Or(
		cmp.Compare(a.Games, b.Games),
		cmp.Compare(b.Deviation, a.Deviation),
		cmp.Compare(a.Rating, b.Rating),
		cmp.Compare(b.Volatility, a.Volatility),
	)
}

func compareGuesses(a, b [3][3]int) int {
	total := func(guesses [3][3]int) (n int) {
		for _, row := range guesses {
			for _, times := range row {
				n += times
			}
		}
		return n
	}
	order := cmp.Compare(total(a), total(b))
	for i := range a {
		order = cmp.Or(order, slices.Compare(a[i][:], b[i][:]))
	}
	return order
}

func compareStreaks(a, b Streak) int {
	return cmp.Or(
		cmp.Compare(a.Solved, b.Solved),
		cmp.Compare(len(a.Run), len(b.Run)),
		yes(b.Skipped, a.Skipped),
		slices.Compare(a.Run, b.Run),
	)
}

// mergeGames puts the games that only the second has behind those of the first.
// Another game under an id that is taken gets one of its own.
func mergeGames(a, b []Kept) []Kept {
	merged := slices.Clone(a)
	taken := map[string]bool{}
	for _, game := range a {
		taken[game.ID] = true
	}
	same := func(game Kept) bool {
		return slices.ContainsFunc(a, func(have Kept) bool {
			have.ID = game.ID
			return have == game
		})
	}
	for _, game := range b {
		if same(game) {
			continue
		}
		for taken[game.ID] {
			game.ID += "+"
		}
		taken[game.ID] = true
		merged = append(merged, game)
	}
	return merged
}
