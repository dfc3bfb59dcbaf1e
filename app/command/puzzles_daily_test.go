package command

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"
)

func TestDailyOfADate(t *testing.T) {
	var out bytes.Buffer
	if status := Run([]string{"puzzles", "daily", "--date", "2026-11-21", "--json"}, &out, io.Discard); status != done {
		t.Fatalf("status %d", status)
	}
	var got dailyBoards
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got.Date != "2026-11-21" || got.Number != 21 || len(got.Boards) != 3 {
		t.Fatalf("got %+v", got)
	}
	for i, tier := range []string{"easy", "medium", "hard"} {
		if b := got.Boards[i]; b.Tier != tier || b.ID == "" || len(b.Solution) == 0 {
			t.Errorf("board %d: %+v", i, b)
		}
	}
	out.Reset()
	if status := Run([]string{"puzzles", "daily", "--date", "2026-11-21"}, &out, io.Discard); status != done || !strings.Contains(out.String(), got.Boards[2].ID) {
		t.Errorf("as text:\n%s", out.String())
	}
}

func TestDailyRefuses(t *testing.T) {
	for _, args := range [][]string{
		{"--date", "2026-11-31"}, {"--date", "tomorrow"}, {"--date", "2026-10-31"}, {"today"},
	} {
		var problem bytes.Buffer
		if status := Run(append([]string{"puzzles", "daily"}, args...), io.Discard, &problem); status != malformed || problem.Len() == 0 {
			t.Errorf("%v: status %d, %s", args, status, problem.String())
		}
	}
}
