package match

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"catchup/engine"
)

// Deal is a multiset dealt at random, so that nobody can know the opening by
// heart (paper, section 5). The same deal is the same set everywhere and for ever,
// so that two people can race without having seen the numbers before.
type Deal struct {
	Count   int    // how many numbers, 1 to DealMost
	Largest int    // each is from 1 to this, all equally likely
	Seed    uint32 // tells one deal from another
}

// Dealt begins the text of a deal.
const Dealt = "deal-"

// DealMost is how many numbers are dealt at most: the table of every position then
// still fits into a page.
const DealMost = 20

// String returns the deal as it stands in links: deal-8-12-417.
func (d Deal) String() string {
	return fmt.Sprintf("%s%d-%d-%d", Dealt, d.Count, d.Largest, d.Seed)
}

// ParseDeal is the inverse of [Deal.String]. The error says what is wrong, and
// with which part.
func ParseDeal(text string) (Deal, error) {
	rest, ok := strings.CutPrefix(text, Dealt)
	parts := strings.Split(rest, "-")
	if !ok || len(parts) != 3 {
		return Deal{}, fmt.Errorf("deal %q: expected how many numbers, the largest and a seed, as in deal-8-12-417", text)
	}
	var read [3]uint64
	for i, part := range []struct {
		name        string
		least, most uint64
	}{
		{"how many numbers", 1, DealMost},
		{"the largest", 1, engine.MaxNumber},
		{"the seed", 0, math.MaxUint32},
	} {
		n, err := strconv.ParseUint(parts[i], 10, 64)
		if err != nil || n < part.least || n > part.most || strconv.FormatUint(n, 10) != parts[i] {
			return Deal{}, fmt.Errorf("deal %q: %s must be from %d to %d, not %q", text, part.name, part.least, part.most, parts[i])
		}
		read[i] = n
	}
	return Deal{int(read[0]), int(read[1]), uint32(read[2])}, nil
}

// Set returns the numbers dealt.
func (d Deal) Set() engine.Set {
	r := rand.New(rand.NewPCG(uint64(d.Seed), 0))
	numbers := make([]int, d.Count)
	for i := range numbers {
		numbers[i] = 1 + int(r.Uint64()%uint64(d.Largest))
	}
	set, err := engine.SetOf(numbers...)
	if err != nil {
		panic(err) // count and largest are in range
	}
	return set
}
