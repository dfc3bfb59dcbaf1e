package puzzles

import (
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
)

// memory is what a puzzle's table may take, in bytes: enough for 14 numbers, so that
// a page proves it in a moment.
const memory = 1 << 17

// solve returns the value of every position that can follow from p.
func solve(p engine.Position) (bot.Value, error) {
	table, err := induction.New(p, memory, nil)
	if err != nil {
		return nil, err
	}
	return table.Outcome, nil
}
