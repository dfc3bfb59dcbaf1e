package induction

import (
	"slices"

	"catchup/engine"
	"catchup/engine/subsets"
)

// chunkWords is after how many words of the table, or margins, progress is told:
// about a millisecond of work.
const chunkWords = 1 << 15

// builder settles the table block by block, in ascending order of the index. A
// block runs over all digits of the near axes, the first few even ones; blocks differ
// in the digits of the far ones.
type builder struct {
	*Tablebase
	near   *near          // what a block looks like inside
	far    []subsets.Axis // with strides in words
	digits []int          // of the far axes, in the block at hand
	parity int            // of the deficits in the block at hand
	mirror []uint64       // of the block's cells that are settled
}

// build fills the table of which only the place is there.
//
//  1. The empty set is known.
//  2. Within a block, whose cells have by now received all that comes from earlier
//     blocks, settle one after the other and push what each is worth to those with
//     one more near number.
//  3. Push what the whole block is worth to the blocks with one more far number.
//  4. Go on to the next block.
func build(t *Tablebase, progress engine.Progress) error {
	b := newBuilder(t)
	pace := progress.Paced(chunkWords, len(t.words))
	t.layout.begin(t.words) // 1
	for at := 0; at < len(t.words); at += len(b.mirror) {
		block := t.words[at : at+len(b.mirror)]
		t.layout.settle(block, b.mirror, b.near, b.parity) // 2
		b.pushFar(at, block)                               // 3
		b.parity ^= subsets.Next(b.digits, b.far) & 1      // 4
		if err := pace.Done(len(block)); err != nil {
			return err
		}
	}
	return pace.Finish()
}

func newBuilder(t *Tablebase) *builder {
	axes := slices.Clone(t.shape.Axes[t.shape.shared:])
	for i := range axes {
		axes[i].Stride /= t.shape.sharing
	}
	near := nearOf(axes)
	far := axes[len(near.axes):]
	for i := range far {
		far[i].Stride *= t.layout.words()
	}
	return &builder{
		Tablebase: t,
		near:      near,
		far:       far,
		digits:    make([]int, len(far)),
		parity:    t.parity,
		mirror:    make([]uint64, len(near.cells)*t.layout.words()),
	}
}

// pushFar pushes the settled block at the given word to all blocks with one more
// far number. It takes them in pairs, the nearest with the farthest: the word and
// its mirror are loaded once for both, and while the one is fetched from far away
// in memory there is work to do on the other.
func (b *builder) pushFar(at int, block []uint64) {
	low, high := 0, len(b.far)-1
	for {
		for low <= high && b.digits[low] == b.far[low].Copies {
			low++
		}
		for low <= high && b.digits[high] == b.far[high].Copies {
			high--
		}
		if low > high {
			return
		}
		near, far := b.far[low], b.far[high]
		toNear := b.words[at+near.Stride:]
		toFar := b.words[at+far.Stride:]
		if low == high {
			b.layout.push(toNear, block, b.mirror, near.Number, b.parity)
			return
		}
		b.layout.pushTwo(toNear, near.Number, toFar, far.Number, block, b.mirror, b.parity)
		low, high = low+1, high-1
	}
}
