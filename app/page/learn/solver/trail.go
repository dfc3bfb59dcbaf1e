package solver

import (
	"math/bits"

	"catchup/engine"
)

// Bounds is what is known of a sub-multiset: planes that hold at least, and planes
// that hold at most.
type Bounds struct{ AtLeast, AtMost Planes }

// At returns what is known for one deficit.
func (b Bounds) At(deficit int) (atLeast, atMost engine.Outcome) {
	return b.AtLeast.Outcome(deficit), b.AtMost.Outcome(deficit)
}

// unknown leaves of the bits demanded those that are not known.
func (b Bounds) unknown(demand Planes) Planes {
	return Planes{demand.Win & (b.AtMost.Win &^ b.AtLeast.Win), demand.NotLoss & (b.AtMost.NotLoss &^ b.AtLeast.NotLoss)}
}

func (p Planes) or(q Planes) Planes { return Planes{p.Win | q.Win, p.NotLoss | q.NotLoss} }

func (p Planes) and(q Planes) Planes { return Planes{p.Win & q.Win, p.NotLoss & q.NotLoss} }

func (p Planes) empty() bool { return p.Win|p.NotLoss == 0 }

// worth returns what taking x is worth, in place of the planes of what it leaves.
// Of bounds, what the opponent has at most bounds what the player has at least:
// other is the opposite one.
func worth(same, other Planes, x int) Planes {
	return Planes{
		Win:     goesOn(same.Win, x) | passes(other.NotLoss, x),
		NotLoss: goesOn(same.NotLoss, x) | passes(other.Win, x),
	}
}

// asks returns what has to be known of what taking x leaves, to know what taking it
// is worth at the bits demanded.
func asks(demand Planes, x int) Planes {
	below := uint64(1)<<(x+1) - 1 // deficits at which x passes the turn
	turned := func(plane uint64) uint64 { return bits.Reverse64(plane&below) >> (63 - x) }
	return Planes{
		Win:     demand.Win>>x&^1 | turned(demand.NotLoss),
		NotLoss: demand.NotLoss>>x&^1 | turned(demand.Win),
	}
}

// bySum returns what the sum of what is left tells: who is behind by more has lost,
// and who is behind by as much takes it all for a draw.
func bySum(sum int) Bounds {
	less := uint64(1)<<sum - 1
	return Bounds{AtLeast: Planes{NotLoss: 1 << sum}, AtMost: Planes{Win: less, NotLoss: less | 1<<sum}}
}

// Kind is a kind of thing that happens in a search.
type Kind uint8

const (
	Asked   Kind = iota // a sub-multiset is looked into: a node
	Known               // the answer is remembered, or the sum tells it
	Learned             // what a pick is worth
	CutOff              // one good pick was enough: the rest is not looked at
	Failed              // no pick achieves it
	Told                // the question put at the start is answered
)

// Event is one thing that happens.
type Event struct {
	Kind   Kind
	Step   int // of settle.go
	Ply    int // how many picks after the start
	Left   engine.Set
	Demand Planes // what is still to be found out, before it happens
	Number int    // the pick learned from
	Rest   engine.Set
	Bounds Bounds // of Left, after it
}

// Trail is a search, an event for each thing that happens.
type Trail struct {
	Start  engine.Position
	Events []Event
	Nodes  int
	Result engine.Outcome

	known map[engine.Set]Bounds
}

// Follow searches as package search does, in plain Go, and keeps a record. The
// position must be small, and its sum below 62.
//
// It takes the steps of settle.go, asks the same questions in the same order, and
// learns the same from each answer. What is simplified: there is no table of the
// largest numbers, in which the engine would look such small positions up at once;
// everything is remembered, where the engine's memory is limited; and there is a bit
// for every deficit, where the engine leaves out those that cannot be.
func Follow(start engine.Position) *Trail {
	t := &Trail{Start: start, known: map[engine.Set]Bounds{}}
	at := uint64(1) << start.Deficit
	t.settle(start.Left, Planes{NotLoss: at}, 0)
	b := t.settle(start.Left, Planes{Win: at}, 0)
	t.Result, _ = b.At(start.Deficit)
	t.Events = append(t.Events, Event{Kind: Told, Step: 5, Left: start.Left, Bounds: b})
	return t
}

// settle has the steps of package search; its step 1, the core, is left out.
func (t *Trail) settle(left engine.Set, demand Planes, ply int) Bounds {
	b, remembered := t.known[left] // 2
	if !remembered {
		b = bySum(left.Sum())
	}
	event := Event{Ply: ply, Left: left, Demand: demand, Bounds: b}
	tell := func(kind Kind, step int) {
		event.Kind, event.Step, event.Bounds = kind, step, b
		t.Events = append(t.Events, event)
	}
	if b.unknown(demand).empty() {
		tell(Known, 2)
		return b
	}
	demand = b.unknown(demand)
	event.Demand = demand
	tell(Asked, 3)
	t.Nodes++
	var best Bounds
	event.Rest = left
	for x := range left.Distinct() { // 3
		c := t.settle(left.Without(x), asks(demand, x), ply+1)
		value := Bounds{worth(c.AtLeast, c.AtMost, x), worth(c.AtMost, c.AtLeast, x)}
		best = Bounds{best.AtLeast.or(value.AtLeast), best.AtMost.or(value.AtMost)}
		b.AtLeast = b.AtLeast.or(value.AtLeast)
		event.Number, event.Demand = x, demand
		for event.Rest.Count(x) > 0 {
			event.Rest = event.Rest.Without(x)
		}
		tell(Learned, 3)
		if demand = b.unknown(demand); demand.empty() {
			break
		}
	}
	switch {
	case !demand.empty(): // 4
		b.AtMost = b.AtMost.and(best.AtMost.or(b.AtLeast))
		event.Demand = demand
		tell(Failed, 4)
	case event.Rest.Len() > 0:
		tell(CutOff, 3)
	}
	t.known[left] = b // 5
	return b
}
