package induction

import (
	"math"
	"strconv"

	"catchup/engine"
)

// Size returns how many bytes the table for everything that can follow from start
// takes, or the largest uint64 if that is more.
func Size(start engine.Position) uint64 {
	layout, shape := layoutOf(start)
	return shape.Bytes(8*layout.words()) / uint64(shape.sharing)
}

// Positions returns how many positions have their outcome in the table.
func (t *Tablebase) Positions() uint64 {
	return uint64(t.shape.Count) * uint64(t.layout.deficits()/2)
}

// TooLargeError says that the table of a set would take more memory than allowed.
type TooLargeError struct {
	Set         engine.Set
	Need, Limit uint64 // bytes; Need is the largest uint64 if it is more than that
}

func (e *TooLargeError) Error() string {
	return "the table of " + e.Set.Short() + " needs " + inUnits(e.Need) + ", the limit is " + inUnits(e.Limit)
}

// inUnits writes a number of bytes in the largest unit that leaves at least 1.
func inUnits(bytes uint64) string {
	if bytes == math.MaxUint64 {
		return "more than 16 EiB"
	}
	units := []string{" bytes", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB"}
	amount := float64(bytes)
	for len(units) > 1 && amount >= 1024 {
		amount, units = amount/1024, units[1:]
	}
	precision := 1
	if amount == math.Trunc(amount) {
		precision = 0
	}
	return strconv.FormatFloat(amount, 'f', precision, 64) + units[0]
}
