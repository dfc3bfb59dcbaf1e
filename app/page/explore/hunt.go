package explore

import (
	"context"
	"errors"
	"strconv"
	"time"

	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/solver"
)

// Budget is what a search may use at a time.
type Budget struct {
	Time   uint64 // nanoseconds
	Memory uint64 // bytes
	Nodes  uint64 // 0 is no limit
}

const (
	mebibyte = 1 << 20
	second   = uint64(time.Second)
)

// kept is how much memory is kept in which a search can go on.
const kept = 256 * mebibyte

// ordinary is the budget that is set at first.
var ordinary = Budget{Time: 60 * second, Memory: kept}

// limit is one of a budget, and the steps in which it can be set.
type limit struct {
	id, name string
	steps    []uint64
	says     func(step uint64) string
	of       func(b *Budget) *uint64
}

// limits are all of them. A search looks at some hundred thousand nodes a second in a
// browser.
var limits = []limit{
	{"hunt-time", "Time", []uint64{10 * second, 30 * second, 60 * second, 120 * second, 300 * second, 600 * second},
		inTime, func(b *Budget) *uint64 { return &b.Time }},
	{"hunt-memory", "Memory", []uint64{64 * mebibyte, 128 * mebibyte, kept, 512 * mebibyte, 1024 * mebibyte},
		inMemory, func(b *Budget) *uint64 { return &b.Memory }},
	{"hunt-nodes", "Nodes", []uint64{100_000, 1_000_000, 10_000_000, 100_000_000, 0},
		inNodes, func(b *Budget) *uint64 { return &b.Nodes }},
}

// Hunt is the search for what a position is worth that is too large for a table, in
// one go or several.
type Hunt struct {
	Position engine.Position
	Budget   Budget
	Running  bool
	Goes     int // how often it was begun
	Work     solver.Work
	Found    solver.Found
	Err      error // with which the last go ended; nil at the limit of nodes

	began  time.Time
	before time.Duration // that the goes before took
	nodes  uint64        // that the goes before looked at
	took   time.Duration // all goes together
}

// NewHunt returns a search that has not begun.
func NewHunt(p engine.Position, budget Budget) *Hunt {
	return &Hunt{Position: p, Budget: budget, Found: solver.Nothing}
}

// Begin begins, or goes on.
func (h *Hunt) Begin(now time.Time) {
	h.before, h.nodes = h.took, h.Nodes()
	h.Work.Nodes, h.Found.Nodes = 0, 0
	h.Goes++
	h.Running, h.began = true, now
}

// Tell takes how far the search has come.
func (h *Hunt) Tell(work solver.Work, now time.Time) {
	if h.Running {
		h.Work, h.took = work, h.before+now.Sub(h.began)
	}
}

// End takes what was found, with an error unless the search came to an end by itself.
func (h *Hunt) End(found solver.Found, err error, now time.Time) {
	h.Running, h.took = false, h.before+now.Sub(h.began)
	// Both are true, also if the worker broke and has forgotten what it knew.
	h.Found.AtLeast, h.Found.AtMost = max(h.Found.AtLeast, found.AtLeast), min(h.Found.AtMost, found.AtMost)
	h.Found.Nodes, h.Found.Bytes = found.Nodes, max(h.Found.Bytes, found.Bytes)
	if found.Best.Len() > 0 {
		h.Found.Best = found.Best
	}
	h.Err = err
}

// Nodes returns how many nodes were looked at, in all goes.
func (h *Hunt) Nodes() uint64 { return h.nodes + max(h.Work.Nodes, h.Found.Nodes) }

// Bytes returns how much memory the tables take, or took at most.
func (h *Hunt) Bytes() uint64 { return max(h.Work.Bytes, h.Found.Bytes) }

// Says is the result in a sentence or two.
func (h *Hunt) Says(view board.View) string {
	switch {
	case h.Running:
		return "Searching."
	case h.Goes == 0:
		return ""
	case h.Found.Proved():
		return view.Verdict(h.Found.AtLeast, 0)
	}
	why := "so many nodes were not enough."
	switch {
	case errors.Is(h.Err, context.DeadlineExceeded):
		why = "the time is over."
	case errors.Is(h.Err, context.Canceled):
		why = "you stopped the search."
	case h.Err != nil:
		why = "the search broke off. " + shell.Sentence(h.Err.Error())
	}
	return "Not proved: " + why + " " + h.knows(view)
}

// knows says what is known without a proof of everything.
func (h *Hunt) knows(view board.View) string {
	mover, other := draw.Name(view.Game.Mover()), draw.Name(view.Game.Mover().Other())
	switch {
	case h.Found.AtLeast == engine.Draw:
		return "What is known: " + mover + " has at least a draw."
	case h.Found.AtMost == engine.Draw:
		return "What is known: " + other + " has at least a draw."
	default:
		return "Nothing is known yet about who can win."
	}
}

// inTime writes a number of nanoseconds.
func inTime(nanoseconds uint64) string { return words.Duration(time.Duration(nanoseconds)) }

// inMemory writes a number of bytes.
func inMemory(bytes uint64) string { return strconv.FormatUint(bytes/mebibyte, 10) + "\u00a0MB" }

// inNodes writes a limit of nodes.
func inNodes(nodes uint64) string {
	switch {
	case nodes == 0:
		return "no limit"
	case nodes >= 1_000_000:
		return strconv.FormatUint(nodes/1_000_000, 10) + " million"
	default:
		return words.Grouped(nodes)
	}
}
