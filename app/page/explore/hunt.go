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
	Nodes  uint64 // 0 is no limit
	Memory uint64 // bytes
	Time   time.Duration
}

const mebibyte = 1 << 20

// The steps in which a budget can be set. A search looks at some hundred thousand
// nodes a second in a browser; beyond 256 MiB it cannot be gone on with.
var (
	nodeSteps   = []uint64{100_000, 1_000_000, 10_000_000, 100_000_000, 0}
	memorySteps = []uint64{64 * mebibyte, 128 * mebibyte, 256 * mebibyte, 512 * mebibyte, 1024 * mebibyte}
	timeSteps   = []time.Duration{10 * time.Second, 30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute}
)

// ordinary is the budget that is set at first.
var ordinary = Budget{Nodes: 0, Memory: 256 * mebibyte, Time: time.Minute}

// Hunt is the search for what a position is worth that is too large for a table, in
// one go or several.
type Hunt struct {
	Position engine.Position
	Budget   Budget
	Running  bool
	Goes     int // how often it was begun
	Work     solver.Work
	Found    solver.Found
	Ended    Ending // of the last go
	Err      error  // with which it broke off

	began  time.Time
	before time.Duration // that the goes before took
	nodes  uint64        // that the goes before looked at
	took   time.Duration
}

// Ending is why a search came to its end.
type Ending string

// The endings.
const (
	Proved     Ending = "proved"
	OutOfTime  Ending = "time"
	OutOfNodes Ending = "nodes"
	Stopped    Ending = "stopped"
	Broken     Ending = "broken"
)

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
	h.Found.Nodes, h.Found.Bytes = max(found.Nodes, h.Work.Nodes), max(h.Found.Bytes, found.Bytes, h.Work.Bytes)
	if found.Best.Len() > 0 {
		h.Found.Best = found.Best
	}
	switch {
	case h.Found.Proved():
		h.Ended = Proved
	case errors.Is(err, context.DeadlineExceeded):
		h.Ended = OutOfTime
	case errors.Is(err, context.Canceled):
		h.Ended = Stopped
	case err != nil:
		h.Ended, h.Err = Broken, err
	default:
		h.Ended = OutOfNodes
	}
}

// Nodes returns how many nodes were looked at, in all goes.
func (h *Hunt) Nodes() uint64 { return h.nodes + max(h.Work.Nodes, h.Found.Nodes) }

// Bytes returns how much memory the tables take, or took at most.
func (h *Hunt) Bytes() uint64 { return max(h.Work.Bytes, h.Found.Bytes) }

// Took returns how long all goes have taken.
func (h *Hunt) Took() time.Duration { return h.took }

// Says is the result in a sentence or two.
func (h *Hunt) Says(view board.View) string {
	switch {
	case h.Running:
		return "Searching."
	case h.Goes == 0:
		return ""
	case h.Ended == Proved:
		return view.Verdict(h.Found.AtLeast)
	}
	text := "Not proved: "
	switch h.Ended {
	case OutOfTime:
		text += "the time is over. "
	case OutOfNodes:
		text += "so many nodes were not enough. "
	case Stopped:
		text += "you stopped the search. "
	default:
		text += "the search broke off. " + shell.Sentence(h.Err.Error()) + " "
	}
	return text + h.knows(view)
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
