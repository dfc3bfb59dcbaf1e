package stats

import "math/bits"

// deficits is a set of deficits, 0 to 127: bit D of low, or bit D-64 of high, stands
// for D. The largest number, and so the largest deficit, is 99.
type deficits struct{ low, high uint64 }

// onlyLevel returns the set that has only the deficit 0.
func onlyLevel() deficits { return deficits{low: 1} }

func (d deficits) count() int { return bits.OnesCount64(d.low) + bits.OnesCount64(d.high) }

func (d deficits) or(e deficits) deficits { return deficits{d.low | e.low, d.high | e.high} }

func (d deficits) has(deficit int) bool { return d.less(deficit).low&1 != 0 }

// less returns every deficit less n, without those below n.
func (d deficits) less(n int) deficits {
	if n >= 64 {
		return deficits{low: d.high >> (n - 64)}
	}
	return deficits{d.low>>n | d.high<<(64-n), d.high >> n}
}

// goingOn returns the deficits with which the same player goes on after taking x:
// D-x for every D > x.
func (d deficits) goingOn(x int) deficits {
	d = d.less(x)
	d.low &^= 1
	return d
}

// handingOver returns the deficits with which the opponent is to move after x was
// taken: x-D for every D <= x. Reversed, bit D stands at 127-D.
func (d deficits) handingOver(x int) deficits {
	reversed := deficits{bits.Reverse64(d.high), bits.Reverse64(d.low)}
	return reversed.less(127 - x)
}
