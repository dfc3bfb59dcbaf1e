package search

import (
	"math"
	"math/bits"
)

// transpositionTable remembers bounds by sub-multiset. Its size is fixed: where it is full, what
// is the least work to find again makes room. It is an array of buckets, each a
// line of the processor's cache with a few entries.
//
// An entry has one key word, the tiles, all of them, so that no two sub-multisets
// can be taken for each other; 0, the empty set, marks a free place. The planes
// follow as one to four words:
//
//	          32 bits a plane                     64 bits a plane
//	no draws  win: at most | at least             win at least, win at most
//	draws     win: at most | at least,            win at least, win at most,
//	          notLoss: at most | at least         notLoss at least, notLoss at most
//
// so that 4, 2 or 1 entries fit in a bucket.
type transpositionTable struct {
	words  []uint64
	shift  int  // of a hash, to the number of a bucket
	draws  bool // whether notLoss is kept
	wide   bool // whether a plane takes 64 bits
	stride int  // words an entry
}

const (
	bucketWords = 8
	lineBytes   = 8 * bucketWords
)

// newTranspositionTable makes a table of so many bytes, a power of two and at least a bucket.
func newTranspositionTable(bytes uint64, draws, wide bool) *transpositionTable {
	return &transpositionTable{
		words:  make([]uint64, bytes/8),
		shift:  64 - bits.TrailingZeros64(bytes/lineBytes),
		draws:  draws,
		wide:   wide,
		stride: stride(draws, wide),
	}
}

// stride returns how many words an entry takes.
func stride(draws, wide bool) int {
	switch {
	case draws && wide:
		return 1 + 4
	case draws || wide:
		return 1 + 2
	default:
		return 1 + 1
	}
}

// entriesFor returns how many entries fit in a bucket.
func entriesFor(draws, wide bool) int { return bucketWords / stride(draws, wide) }

// bucket returns where the bounds of a sub-multiset are kept, if they are.
func (t *transpositionTable) bucket(of tiles) []uint64 {
	at := int(of.hash()>>t.shift) * bucketWords
	return t.words[at : at+bucketWords : at+bucketWords]
}

// load returns what is remembered of a sub-multiset.
func (t *transpositionTable) load(of tiles) (b bounds, known bool) {
	if of == 0 {
		return b, false // its key is that of free places
	}
	bucket := t.bucket(of)
	for at := 0; at+t.stride <= bucketWords; at += t.stride {
		if bucket[at] == uint64(of) {
			return t.unpack(bucket[at+1:]), true
		}
	}
	return b, false
}

// store remembers bounds in place of older ones for the same sub-multiset, in a
// free place, or in place of the smallest sub-multiset in the bucket.
func (t *transpositionTable) store(of tiles, b bounds) {
	bucket := t.bucket(of)
	place, fewest := 0, math.MaxInt
	for at := 0; at+t.stride <= bucketWords; at += t.stride {
		key := tiles(bucket[at])
		if key == of {
			place = at
			break
		}
		if count := key.count(); count < fewest {
			place, fewest = at, count
		}
	}
	bucket[place] = uint64(of)
	t.pack(bucket[place+1:], b)
}

// pack writes bounds into the words of an entry after its key.
func (t *transpositionTable) pack(words []uint64, b bounds) {
	put := func(p plane) {
		if t.wide {
			words[0] = p.atLeast
			words[1] = p.atMost
			words = words[2:]
		} else {
			words[0] = p.atMost<<32 | p.atLeast
			words = words[1:]
		}
	}
	put(b.win)
	if t.draws {
		put(b.notLoss)
	}
}

// unpack is the inverse of pack.
func (t *transpositionTable) unpack(words []uint64) bounds {
	var b bounds
	if t.wide {
		b.win = plane{words[0], words[1]}
		b.notLoss = b.win
		if t.draws {
			b.notLoss = plane{words[2], words[3]}
		}
		return b
	}
	b.win = halves(words[0])
	b.notLoss = b.win
	if t.draws {
		b.notLoss = halves(words[1])
	}
	return b
}

func halves(word uint64) plane { return plane{word & math.MaxUint32, word >> 32} }
