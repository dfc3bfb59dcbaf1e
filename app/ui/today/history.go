package today

import (
	"catchup/app/store"
	"catchup/puzzles/daily"
)

// History returns what the record tells of the daily boards. A date that cannot be
// read is passed over.
func History(days store.Days) daily.History {
	h := make(daily.History, len(days))
	for text, day := range days {
		date, err := daily.Parse(text)
		if err != nil {
			continue
		}
		var boards [3]daily.Board
		for tier, b := range day.Boards {
			boards[tier] = daily.Board{Done: b.Done, Solved: b.Solved, OnTime: b.OnTime, Marks: b.Marks}
		}
		h[date] = boards
	}
	return h
}

// Left returns how many boards are not finished.
func Left(made [3]daily.Board) int {
	n := 0
	for _, b := range made {
		if !b.Done {
			n++
		}
	}
	return n
}
