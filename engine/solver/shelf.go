package solver

import (
	"runtime"
	"slices"

	"catchup/engine"
)

// shelf keeps what was computed: changing a position back and forth computes
// nothing anew.
type shelf struct {
	limit uint64    // of all together, in bytes
	items []holding // the latest used first
}

// holding is a table, the margins or a search, and what it takes in bytes.
type holding struct {
	covering
	bytes uint64
}

// covering is what knows, or can find out, about some positions.
type covering interface{ Covers(p engine.Position) bool }

// mostKept is how many things are kept. Each is looked at whenever one is wanted.
const mostKept = 32

// large is how many bytes are worth a collection of garbage, which takes a
// millisecond or more.
const large = 1 << 20

// on returns the latest used thing of its type on the shelf that covers p.
func on[Thing covering](s *shelf, p engine.Position) (thing Thing, found bool) {
	for i, item := range s.items {
		if thing, is := item.covering.(Thing); is && thing.Covers(p) {
			copy(s.items[1:], s.items[:i])
			s.items[0] = item
			return thing, true
		}
	}
	return thing, false
}

// clear makes room for so many bytes. What was used longest ago goes first.
func (s *shelf) clear(bytes uint64) {
	kept, room := 0, s.limit-min(bytes, s.limit)
	for kept < min(len(s.items), mostKept-1) && s.items[kept].bytes <= room {
		room -= s.items[kept].bytes
		kept++
	}
	freed := uint64(0)
	for _, item := range s.items[kept:] {
		freed += item.bytes
	}
	clear(s.items[kept:])
	s.items = s.items[:kept]
	if freed >= large {
		runtime.GC() // or old and new would take memory at once
	}
}

// put keeps a thing, if there is room for it at all.
func (s *shelf) put(thing covering, bytes uint64) {
	s.clear(bytes)
	if bytes <= s.limit {
		s.items = append([]holding{{thing, bytes}}, s.items...)
	}
}

// take takes a thing off the shelf, if it is there.
func (s *shelf) take(thing covering) {
	s.items = slices.DeleteFunc(s.items, func(item holding) bool { return item.covering == thing })
}
