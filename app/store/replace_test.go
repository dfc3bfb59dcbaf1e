package store

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
)

// Two tabs with one storage: whoever writes has seen what the other wrote.
func TestTabsShareTheRecord(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	one, _ := Open(keeper)
	two, _ := Open(keeper)
	for i := range 20 {
		writer, reader := one, two
		if i%3 == 0 {
			writer, reader = two, one
		}
		id := fmt.Sprint(i)
		if err := solve(writer, id); err != nil {
			t.Fatal(err)
		}
		if !reader.Data().Puzzles[id].Solved {
			t.Errorf("the other tab does not see %d", i)
		}
	}
	if got := len(one.Data().Puzzles); got != 20 {
		t.Errorf("%d of 20 are left", got)
	}
}

// What could not be written is made again on what another tab wrote meanwhile, and
// written once there is room.
func TestPendingChangesAreNotLost(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	one, _ := Open(keeper)
	two, _ := Open(keeper)
	keeper.setErr = errors.New("full")
	count := func(d *Data) { d.Skill.Games++ }
	for range 3 {
		if err := one.Update(count); err == nil {
			t.Fatal("written to a full storage")
		}
	}
	keeper.setErr = nil
	if err := solve(two, "a"); err != nil {
		t.Fatal(err)
	}
	if d := one.Data(); d.Skill.Games != 3 || !d.Puzzles["a"].Solved {
		t.Errorf("before there is room: %+v", d)
	}
	if err := solve(one, "b"); err != nil {
		t.Fatal(err)
	}
	if d := two.Data(); d.Skill.Games != 3 || len(d.Puzzles) != 2 {
		t.Errorf("afterwards: %+v", d)
	}
}

// A newer version takes over in another tab: this one does not write over it.
func TestNewerRecordArrives(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	s, _ := Open(keeper)
	solve(s, "a")
	keeper.items[dataKey] = `{"version":3}`
	var newer *NewerError
	if err := solve(s, "b"); !errors.As(err, &newer) {
		t.Errorf("got %v", err)
	}
	if d := s.Data(); len(d.Puzzles) != 2 || keeper.items[dataKey] != `{"version":3}` {
		t.Errorf("the session has %+v, stored is %s", d, keeper.items[dataKey])
	}
}

// Everything is deleted in another tab.
func TestDeletedElsewhere(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	s, _ := Open(keeper)
	solve(s, "a")
	delete(keeper.items, dataKey)
	if d := s.Data(); len(d.Puzzles) != 0 {
		t.Errorf("left are %+v", d)
	}
}

func TestReplacedAndPutBack(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	s, _ := Open(keeper)
	if err := s.PutBack(); err == nil {
		t.Error("put back where nothing was replaced")
	}
	solve(s, "a")
	first := keeper.items[dataKey]
	if err := s.Replace(Data{Puzzles: Results{"b": {Solved: true}}}); err != nil {
		t.Fatal(err)
	}
	second := keeper.items[dataKey]
	if solved(s, "a") || !solved(s, "b") {
		t.Errorf("after replacing: %+v", s.Data())
	}
	for i, want := range []string{first, second, first} {
		if err := s.PutBack(); err != nil {
			t.Fatal(err)
		}
		if got := keeper.items[dataKey]; got != want {
			t.Errorf("put back %d: %s, want %s", i+1, got, want)
		}
	}
	if err := s.Merge(Data{Puzzles: Results{"c": {Solved: true}}}); err != nil {
		t.Fatal(err)
	}
	if d := s.Data(); len(d.Puzzles) != 2 {
		t.Errorf("merged: %+v", d)
	}
	if err := s.Clear(); err != nil {
		t.Fatal(err)
	}
	if d := s.Data(); len(d.Puzzles) != 0 {
		t.Errorf("deleted: %+v", d)
	}
	if back, found := s.Replaced(); !found || len(back.Puzzles) != 2 {
		t.Errorf("set aside: %+v, %v", back, found)
	}
	if err := s.Forget(); err != nil {
		t.Fatal(err)
	}
	if _, found := s.Replaced(); found {
		t.Error("what was forgotten is still there")
	}
}

// Export, delete, import: what is stored is the same, bit for bit.
func TestThereAndBack(t *testing.T) {
	for _, name := range []string{"v1-full.json", "v2-full.json", "v2-odd.json"} {
		keeper := &memory{items: map[string]string{dataKey: fixture(t, name)}}
		s, err := Open(keeper)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Update(func(d *Data) { d.Backup = Backup{At: "2026-11-21", Asked: true} }); err != nil {
			t.Fatal(err)
		}
		want := maps.Clone(keeper.items)
		file, err := File(s.Data())
		if err != nil {
			t.Fatal(err)
		}
		code, err := Code(s.Data())
		if err != nil {
			t.Fatal(err)
		}
		fromFile, err := ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		fromCode, _, err := ReadCode(code, nil)
		if err != nil {
			t.Fatal(err)
		}
		for way, data := range map[string]Data{"file": fromFile, "code": fromCode} {
			if err := s.Clear(); err != nil {
				t.Fatal(err)
			}
			if err := s.Replace(data); err != nil {
				t.Fatal(err)
			}
			if got := keeper.items[dataKey]; got != want[dataKey] {
				t.Errorf("%s by %s:\n got %s\nwant %s", name, way, got, want[dataKey])
			}
		}
	}
}

// Where there is no room for both, nothing is replaced.
func TestNoRoomToReplace(t *testing.T) {
	for _, full := range []string{dataKey, replacedKey} {
		keeper := &memory{items: map[string]string{}}
		s, _ := Open(keeper)
		solve(s, "a")
		stored := keeper.items[dataKey]
		keeper.setErr, keeper.setErrOnly = errors.New("full"), full
		if err := s.Clear(); err == nil || !strings.Contains(err.Error(), "nothing was changed") {
			t.Errorf("%s is full: got %v", full, err)
		}
		if !solved(s, "a") || keeper.items[dataKey] != stored {
			t.Errorf("%s is full: left is %+v", full, s.Data())
		}
	}
}

// Each damaged record is set aside under a key of its own, as long as there is one.
func TestDamagedAgainAndAgain(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	for i := range asides {
		keeper.items[dataKey] = strings.Repeat("x", i)
		if _, err := Open(keeper); !strings.Contains(err.Error(), "it is set aside") {
			t.Fatal(err)
		}
	}
	s, _ := Open(keeper)
	if got := s.Damaged(); len(got) != asides || got[3] != "xxx" {
		t.Errorf("set aside are %q", got)
	}
	keeper.items[dataKey] = "one too many"
	s, err := Open(keeper)
	if !strings.Contains(err.Error(), "not be set aside either") {
		t.Errorf("got %v", err)
	}
	if err := solve(s, "a"); err == nil || keeper.items[dataKey] != "one too many" {
		t.Errorf("written over: %v", err)
	}
}

func TestPromiseIsAskedForOnce(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(d *Data, i int)
		at     int // the change after which it is asked for
	}{
		{"the third puzzle solved", func(d *Data, i int) { d.Puzzles[fmt.Sprint(i)] = Result{Solved: true} }, 3},
		{"a daily board done", func(d *Data, i int) {
			d.Daily["2026-11-21"] = DailyResult{[3]BoardResult{{Done: i > 1}}}
		}, 2},
	} {
		keeper := &memory{items: map[string]string{}}
		s, _ := Open(keeper)
		for i := 1; i <= 5; i++ {
			if err := s.Update(func(d *Data) { c.change(d, i) }); err != nil {
				t.Fatal(err)
			}
			if want := min(max(i-c.at+1, 0), 1); keeper.asked != want {
				t.Errorf("%s, change %d: asked %d times, want %d", c.what, i, keeper.asked, want)
			}
		}
		s, _ = Open(keeper)
		s.Update(func(d *Data) { c.change(d, 9) })
		if keeper.asked != 1 {
			t.Errorf("%s: asked again in the next session", c.what)
		}
	}
}
