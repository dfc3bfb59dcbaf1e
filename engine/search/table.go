package search

import (
	"math"
	"math/bits"
	"sync/atomic"
)

// table remembers bounds by sub-multiset. Its size is fixed: where it is full, what
// is the least work to find again makes room. It is an array of buckets, each a
// line of the processor's cache:
//
//	word    0        1..7
//	        version  entries: a key, then the planes
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
// so that 3, 2 or 1 entries fit in a bucket. Several goroutines may read and write
// without a lock: the version is odd while somebody writes and another one
// afterwards. Who meets an odd or a changed version knows nothing, and who cannot
// write at once does not.
type table struct {
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

// newTable makes a table of so many bytes, a power of two and at least a bucket.
func newTable(bytes uint64, draws, wide bool) *table {
	t := &table{draws: draws, wide: wide, stride: stride(draws, wide)}
	t.words = make([]uint64, bytes/8)
	t.shift = 64 - bits.TrailingZeros64(bytes/lineBytes)
	useLargePages(t.words)
	return t
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
func entriesFor(draws, wide bool) int { return (bucketWords - 1) / stride(draws, wide) }

// capacity is how many sub-multisets there is room for.
func (t *table) capacity() int { return len(t.words) / bucketWords * entriesFor(t.draws, t.wide) }

// bucket returns where the bounds of a sub-multiset are kept, if they are.
func (t *table) bucket(of tiles) []uint64 {
	at := int(of.hash()>>t.shift) * bucketWords
	return t.words[at : at+bucketWords : at+bucketWords]
}

// load returns what is remembered of a sub-multiset.
func (t *table) load(of tiles) (b bounds, known bool) {
	if of == 0 {
		return b, false // its key is that of free places
	}
	bucket := t.bucket(of)
	version := atomic.LoadUint64(&bucket[0])
	for at := 1; at+t.stride <= bucketWords; at += t.stride {
		if atomic.LoadUint64(&bucket[at]) == uint64(of) {
			b = t.unpack(bucket[at+1:])
			return b, version&1 == 0 && atomic.LoadUint64(&bucket[0]) == version
		}
	}
	return b, false
}

// store remembers bounds in place of older ones for the same sub-multiset, in a
// free place, or in place of the smallest sub-multiset in the bucket.
func (t *table) store(of tiles, b bounds) {
	bucket := t.bucket(of)
	version := atomic.LoadUint64(&bucket[0])
	if version&1 == 1 || !atomic.CompareAndSwapUint64(&bucket[0], version, version+1) {
		return
	}
	place, fewest := 0, math.MaxInt
	for at := 1; at+t.stride <= bucketWords; at += t.stride {
		key := tiles(atomic.LoadUint64(&bucket[at]))
		if key == of {
			place = at
			break
		}
		if count := key.count(); count < fewest {
			place, fewest = at, count
		}
	}
	atomic.StoreUint64(&bucket[place], uint64(of))
	t.pack(bucket[place+1:], b)
	atomic.StoreUint64(&bucket[0], version+2)
}

// pack writes bounds into the words of an entry after its key.
func (t *table) pack(words []uint64, b bounds) {
	put := func(p plane) {
		if t.wide {
			atomic.StoreUint64(&words[0], p.atLeast)
			atomic.StoreUint64(&words[1], p.atMost)
			words = words[2:]
		} else {
			atomic.StoreUint64(&words[0], p.atMost<<32|p.atLeast)
			words = words[1:]
		}
	}
	put(b.win)
	if t.draws {
		put(b.notLoss)
	}
}

// unpack is the inverse of pack.
func (t *table) unpack(words []uint64) bounds {
	var b bounds
	if t.wide {
		b.win = plane{atomic.LoadUint64(&words[0]), atomic.LoadUint64(&words[1])}
		b.notLoss = b.win
		if t.draws {
			b.notLoss = plane{atomic.LoadUint64(&words[2]), atomic.LoadUint64(&words[3])}
		}
		return b
	}
	b.win = halves(atomic.LoadUint64(&words[0]))
	b.notLoss = b.win
	if t.draws {
		b.notLoss = halves(atomic.LoadUint64(&words[1]))
	}
	return b
}

func halves(word uint64) plane { return plane{word & math.MaxUint32, word >> 32} }
