package daily

import (
	"crypto/sha256"
	"iter"
	"slices"
	"strings"

	"catchup/puzzles"
)

// First is the date of the first daily, number 1.
var First = Of(2026, 11, 1)

// Number returns the number of the daily of a date.
func (d Date) Number() int { return int(d-First) + 1 }

// Edition says that from a date on the daily draws on more of the catalogue.
type Edition struct {
	From    Date
	Entries int // so many from the catalogue's beginning
}

// editions are all that have been, oldest first. Lines of the catalogue stay as they
// are, with their ratings; new ones come after them, and into play by an edition at
// the end of this list, from eight days after its release at the earliest. That is
// all it takes to leave every date in peace that somebody may have played, or may
// play offline.
var editions = []Edition{
	{First, 3600},
}

// Boards returns the puzzles of a date: easy, medium and hard. There are none
// before [First]. It costs about a millisecond and reads nothing but the catalogue.
func Boards(d Date) (boards [3]puzzles.Entry, ok bool) {
	if d < First {
		return boards, false
	}
	for date, boards := range schedule(puzzles.Catalog(), editions) {
		if date == d {
			return boards, true
		}
	}
	return boards, false
}

// schedule yields the boards of every date from the first edition on, without end;
// nothing if there is a tier without puzzles. The puzzles of each tier stand in a
// queue:
//
//  1. On the date of an edition, its puzzles come in front of the queue of their
//     tier, in an order that depends on nothing but their ids.
//  2. Every day takes, for each tier, the first in the queue that starts from
//     another set than the day's boards before it, and puts it to the end.
//
// So a puzzle comes again when all others of its tier have been, and nothing that
// is added to the catalogue moves it forward. An edition changes only the dates
// from its own on.
func schedule(catalog []puzzles.Entry, editions []Edition) iter.Seq2[Date, [3]puzzles.Entry] {
	return func(yield func(Date, [3]puzzles.Entry) bool) {
		var queues [3][]int // places in the catalogue
		next, known := 0, 0 // the next edition, and the entries of those before it
		for date := editions[0].From; ; date++ {
			if next < len(editions) && editions[next].From == date {
				count := min(editions[next].Entries, len(catalog))
				for tier, added := range shuffled(catalog, known, count) {
					queues[tier] = append(added, queues[tier]...)
				}
				next, known = next+1, count
			}
			var boards [3]puzzles.Entry
			for tier, queue := range queues {
				if len(queue) == 0 {
					return
				}
				i := max(0, slices.IndexFunc(queue, func(place int) bool {
					return !slices.ContainsFunc(boards[:tier], func(e puzzles.Entry) bool { return e.Set() == catalog[place].Set() })
				}))
				taken := queue[i]
				copy(queue[i:], queue[i+1:])
				queue[len(queue)-1] = taken
				boards[tier] = catalog[taken]
			}
			if !yield(date, boards) {
				return
			}
		}
	}
}

// shuffled returns the places of each tier from one on and before another, mixed
// well and always alike: in the order of the hashes of their ids.
func shuffled(catalog []puzzles.Entry, from, before int) (tiers [3][]int) {
	hashes := make([]string, before)
	places := make([]int, 0, before-from)
	for place := from; place < before; place++ {
		hash := sha256.Sum256([]byte(catalog[place].ID))
		hashes[place] = string(hash[:])
		places = append(places, place)
	}
	slices.SortFunc(places, func(a, b int) int { return strings.Compare(hashes[a], hashes[b]) })
	for _, place := range places {
		tier := catalog[place].Tier()
		tiers[tier] = append(tiers[tier], place)
	}
	return tiers
}
