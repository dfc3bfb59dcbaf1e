package paper

import (
	"fmt"
	"math"
	"testing"
)

// Every entry is there, and a number unless it names a heuristic.
func TestTablesAreComplete(t *testing.T) {
	lines := map[int]int{1: 7, 2: 18, 3: 16, 4: 4, 5: 16, 6: 12}
	for number, want := range lines {
		rows := Table(number)
		if len(rows) != want {
			t.Errorf("table %d has %d lines, want %d", number, len(rows), want)
		}
		for _, row := range rows {
			if len(row) != len(rows[0]) {
				t.Errorf("table %d: %v has not the columns of %v", number, row, rows[0])
			}
			for column := range row {
				if column != "p1" && column != "p2" && math.IsNaN(row.Number(column)) {
					t.Errorf("table %d: %v: %s is no number", number, row, column)
				}
			}
		}
	}
}

// The paper's Table 2: the value of {1..N}.
func ExampleTable() {
	for _, row := range Table(2)[:4] {
		fmt.Println(row["N"], row.Number("value"))
	}
	// Output:
	// 3 0
	// 4 0
	// 5 1
	// 6 1
}
