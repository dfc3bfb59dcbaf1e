package solver

import (
	"strconv"
	"strings"

	"catchup/app/ui/words"
	"catchup/engine"
)

// Says says what happens in a frame, for those who do not see the picture.
func (f *Film) Says(at int) string {
	frame := f.Frames[at]
	switch frame.Step {
	case 1:
		return "With nothing left, level is a draw and behind is lost. So N({}) has the bit of D = 0, and W({}) is empty."
	case 4:
		return "All planes are there. " + f.Start.String() + " with the scores level is a " + frame.After.Outcome(0).String() + "."
	}
	x := strconv.Itoa(frame.Number)
	text := frame.Set.String() + ": take " + x + ", and " + frame.rest().String() + " is left. "
	if frame.Passes {
		text += "At D up to " + x + " the turn passes: what the opponent has not got there, reversed. "
	} else {
		text += "At D above " + x + " you go on: what is there moves up by " + x + ". "
	}
	return text + "W gets " + f.gets(frame.Before.Win, frame.After.Win, frame.Set) +
		", N gets " + f.gets(frame.Before.NotLoss, frame.After.NotLoss, frame.Set) + "."
}

// rest is what is left when the number is taken.
func (f Frame) rest() engine.Set { return f.Set.Without(f.Number) }

// gets lists the deficits whose bits are new.
func (f *Film) gets(before, after uint64, set engine.Set) string {
	var added []string
	for _, d := range Deficits(f.Start, set) {
		if (after&^before)>>d&1 == 1 {
			added = append(added, strconv.Itoa(d))
		}
	}
	if len(added) == 0 {
		return "nothing new"
	}
	return "D = " + strings.Join(added, ", ")
}

// Says says what happens in an event.
func (t *Trail) Says(at int) string {
	e := t.Events[at]
	name := e.Left.String()
	switch e.Kind {
	case Asked:
		return name + ": " + questions(e.Demand) + "?"
	case Known:
		return name + ": " + questions(e.Demand) + "? Known: " + answers(e.Demand, e.Bounds) + "."
	case Learned:
		found := e.Demand
		open := e.Bounds.unknown(e.Demand)
		found.Win, found.NotLoss = found.Win&^open.Win, found.NotLoss&^open.NotLoss
		if found.empty() {
			return name + ": taking " + strconv.Itoa(e.Number) + " does not do it."
		}
		return name + ": taking " + strconv.Itoa(e.Number) + " does it: " + answers(found, e.Bounds) + "."
	case CutOff:
		return "One good pick is enough: " + e.Rest.Join(", ") + " " + words.Plural(e.Rest.Len(), "is", "are") + " not looked at."
	case Failed:
		return name + ": no pick does it: " + answers(e.Demand, e.Bounds) + "."
	default:
		return t.Start.String() + " is a " + t.Result.String() + ", after looking into " + strconv.Itoa(t.Nodes) + " sub-multisets."
	}
}

// questions writes what is to be found out.
func questions(demand Planes) string {
	return each(demand, func(plane string, d int) string { return plane + " at D = " + strconv.Itoa(d) })
}

// answers writes what was found out.
func answers(demand Planes, b Bounds) string {
	return each(demand, func(plane string, d int) string {
		low, _ := b.At(d)
		yes := plane == "a win" && low == engine.Win || plane == "no loss" && low >= engine.Draw
		if yes {
			return plane + " at D = " + strconv.Itoa(d)
		}
		return map[string]string{"a win": "no win", "no loss": "a loss"}[plane] + " at D = " + strconv.Itoa(d)
	})
}

func each(demand Planes, write func(plane string, d int) string) string {
	var parts []string
	for d := range 64 {
		if demand.Win>>d&1 == 1 {
			parts = append(parts, write("a win", d))
		}
		if demand.NotLoss>>d&1 == 1 {
			parts = append(parts, write("no loss", d))
		}
	}
	return strings.Join(parts, ", ")
}
