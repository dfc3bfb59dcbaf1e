package stats

import (
	"bufio"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
)

// plenty is a limit that no test reaches.
const plenty = math.MaxUint64

func setOf(t testing.TB, text string) engine.Set {
	t.Helper()
	set, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// small are sets on which slow twins are tried: without repeats and with, level
// throughout or far apart, with numbers beyond a word of bits.
var small = []string{"{}", "1", "7,7", "1-3", "1-4", "1-5", "1-6", "1-7", "2,2,2,3,3", "2,4,6,8,10",
	"1,1,1,1,1,1", "1,1,2,2,3,3,4", "1,3,9,27,81", "5,64,65,98,99", "1,1,70,70,99,99", "3,5,5,8,8,8"}

// row is a line of a data file: its columns by name.
type row map[string]string

// number returns a column as a number.
func (r row) number(t testing.TB, column string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(r[column], 64)
	if err != nil {
		t.Fatalf("%v: column %s: %v", r, column, err)
	}
	return n
}

// table returns the lines of a data file, whose first line without # names the
// columns.
func table(t testing.TB, name string) (rows []row) {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var header []string
	for lines := bufio.NewScanner(file); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		switch {
		case strings.HasPrefix(lines.Text(), "#"):
		case header == nil:
			header = fields
		case len(fields) != len(header):
			t.Fatalf("%s: %q has not the columns %q", name, lines.Text(), header)
		default:
			r := row{}
			for i, field := range fields {
				r[header[i]] = field
			}
			rows = append(rows, r)
		}
	}
	if len(rows) == 0 {
		t.Fatal(name + " is empty")
	}
	return rows
}

// near reports whether a figure is what the paper prints, within half a unit of its
// second decimal.
func near(got, printed float64) bool { return math.Abs(got-printed) < 0.005+1e-9 }
