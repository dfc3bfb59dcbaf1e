package daily

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"catchup/puzzles"
)

var update = flag.Bool("update", false, "write the dates of the newest edition into the golden file")

const golden = "testdata/year.txt"

// away is how far apart two dates with the same puzzle must be: more than two
// years, one of them a leap year.
const away = 731 + 1

// made returns a catalogue with n puzzles that are none, in no order of rating,
// and with sets that differ in frequency.
func made(n int) []puzzles.Entry {
	entries := make([]puzzles.Entry, n)
	for i := range entries {
		entries[i] = puzzles.Entry{
			ID:     fmt.Sprintf("1-%d/%d", 5+i*i%61%17, i),
			Rating: 700 + i*7919%1700,
		}
	}
	return entries
}

// days returns the boards of n days as text.
func days(catalog []puzzles.Entry, editions []Edition, n int) []string {
	var all []string
	for date, boards := range schedule(catalog, editions) {
		if len(all) == n {
			break
		}
		all = append(all, fmt.Sprintf("%v %s %s %s", date, boards[0].ID, boards[1].ID, boards[2].ID))
	}
	return all
}

// checkFiveYears checks what a schedule promises, from its first date on.
func checkFiveYears(t *testing.T, catalog []puzzles.Entry, editions []Edition) {
	t.Helper()
	seen := map[string]Date{}
	var weekdays [7]int
	checked := 0
	for date, boards := range schedule(catalog, editions) {
		if checked++; checked > 5*365+1 {
			break
		}
		for tier, e := range boards {
			if e.Tier() != puzzles.Tier(tier) {
				t.Errorf("%v: %s is %v, not %v", date, e.ID, e.Tier(), puzzles.Tier(tier))
			}
			if before, again := seen[e.ID]; again && date-before < away {
				t.Errorf("%v: %s again after %v", date, e.ID, before)
			}
			seen[e.ID] = date
			weekdays[date.Weekday()] += e.Rating
		}
		if boards[0].Set() == boards[1].Set() || boards[0].Set() == boards[2].Set() || boards[1].Set() == boards[2].Set() {
			t.Errorf("%v: two boards start from the same set: %s, %s, %s", date, boards[0].ID, boards[1].ID, boards[2].ID)
		}
	}
	if checked <= 5*365 {
		t.Fatalf("the schedule ends after %d days", checked)
	}
	week := 0
	for _, sum := range weekdays {
		week += sum
	}
	for day, sum := range weekdays {
		const boards = 261 * 3 // of a weekday, in five years
		if mean, usual := sum/boards, week/7/boards; mean < usual-50 || mean > usual+50 {
			t.Errorf("weekday %d has puzzles of %d on average, the week %d", day, mean, usual)
		}
	}
}

func TestFiveYearsOfAMadeCatalogue(t *testing.T) {
	checkFiveYears(t, made(3000), []Edition{{First, 3000}})
	checkFiveYears(t, made(5000), []Edition{{First, 3000}, {First + 300, 3500}, {First + 301, 5000}})
}

func TestFiveYearsOfTheCatalogue(t *testing.T) {
	checkFiveYears(t, puzzles.Catalog(), editions)
}

// An edition changes no date before its own, whatever it adds.
func TestNewPuzzlesLeaveEarlierDatesAlone(t *testing.T) {
	catalog := made(4000)
	const from = 400
	before := days(catalog[:3000], []Edition{{First, 3000}}, 1000)
	after := days(catalog, []Edition{{First, 3000}, {First + from, 4000}}, 1000)
	for i, was := range before {
		if changed := after[i] != was; changed != (i >= from) && i <= from {
			t.Errorf("day %d was %q, is %q", i, was, after[i])
		}
	}
	if unannounced := days(catalog, []Edition{{First, 3000}}, 1000); strings.Join(unannounced, "\n") != strings.Join(before, "\n") {
		t.Error("lines that no edition names change the schedule")
	}
}

// Within an edition the order of the lines is of no importance.
func TestOrderOfLinesIsOfNoImportance(t *testing.T) {
	catalog := made(3000)
	forwards := days(catalog, []Edition{{First, 3000}}, 100)
	for i := range len(catalog) / 2 {
		j := len(catalog) - 1 - i
		catalog[i], catalog[j] = catalog[j], catalog[i]
	}
	for i, was := range days(catalog, []Edition{{First, 3000}}, 100) {
		if was != forwards[i] {
			t.Fatalf("%q, backwards %q", forwards[i], was)
		}
	}
}

// If all puzzles start from the same set, there are still three boards.
func TestOneSetIsEnough(t *testing.T) {
	catalog := made(3000)
	for i := range catalog {
		catalog[i].ID = fmt.Sprintf("1-7/%d", i)
	}
	if got := days(catalog, []Edition{{First, 3000}}, 10); len(got) != 10 {
		t.Errorf("got %v", got)
	}
}

func TestEditionsAreInOrder(t *testing.T) {
	var before Edition
	for _, e := range editions {
		if e.From <= before.From || e.Entries <= before.Entries || e.Entries > len(puzzles.Catalog()) {
			t.Errorf("edition %v of %d entries, after %v; the catalogue has %d", e.From, e.Entries, before, len(puzzles.Catalog()))
		}
		before = e
	}
	if editions[0].From != First {
		t.Errorf("the first edition is of %v", editions[0].From)
	}
}

// The first year as people play it. If this fails, the catalogue was changed
// where it may only grow: undo that, or somebody's archive changes. Only the dates
// of the newest edition can be written anew, with -update.
func TestYearStaysAsItIs(t *testing.T) {
	text, err := os.ReadFile(golden)
	if err != nil && !*update {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSpace(string(text)), "\n")
	got := days(puzzles.Catalog(), editions, 365)
	newest := int(editions[len(editions)-1].From - First)
	for i := range got {
		if i < len(want) && got[i] != want[i] && !(*update && i >= newest) {
			t.Fatalf("it was %q, it is %q", want[i], got[i])
		}
	}
	if *update {
		if err := os.WriteFile(golden, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if len(want) != len(got) {
		t.Errorf("%d days, want %d", len(want), len(got))
	}
}

func TestBoardsOfADate(t *testing.T) {
	if _, ok := Boards(First - 1); ok {
		t.Error("there are boards before the first daily")
	}
	boards, ok := Boards(First + 20)
	if again, _ := Boards(First + 20); !ok || again != boards || First.Number() != 1 || (First+20).Number() != 21 {
		t.Errorf("%v, %v", boards, ok)
	}
}
