package induction

import "catchup/engine"

// shape numbers the sub-multisets of a multiset. Each has as many digits as the
// multiset has distinct numbers; a digit says how many copies are in. With mixed
// radices, {1,2,2} has the sub-multisets
//
//	index   0    1    2     3      4      5
//	        {}  {1}  {2}  {1,2}  {2,2}  {1,2,2}
//
// A sub-multiset's index is the sum of the strides of its numbers, and every
// sub-multiset comes after those inside it.
type shape struct {
	axes    []axis // in ascending order of their numbers
	subsets int
	stride  [engine.MaxNumber + 1]int
	copies  [engine.MaxNumber + 1]int
}

// axis is one distinct number of the multiset.
type axis struct{ number, copies, stride int }

func shapeOf(set engine.Set) shape {
	s := shape{subsets: 1}
	for number, copies := range set.Distinct() {
		s.axes = append(s.axes, axis{number, copies, s.subsets})
		s.stride[number], s.copies[number] = s.subsets, copies
		s.subsets *= copies + 1
	}
	return s
}

// index returns where left stands; inside is false if it is no sub-multiset.
func (s *shape) index(left engine.Set) (index int, inside bool) {
	previous, copies := 0, 0
	for number := range left.All() {
		if number != previous {
			previous, copies = number, 0
		}
		if copies++; copies > s.copies[number] {
			return 0, false
		}
		index += s.stride[number]
	}
	return index, true
}
