package store

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// catalogued returns a record of n puzzles of a catalogue, some a day, and the
// catalogue's ids.
func catalogued(n, aDay int) (data Data, ids []string) {
	data = Data{Version: version}
	data.fill()
	data.Play = Play{Game: "1-12/3/5/6/7/1,2", Opponent: "perfect", Chosen: true}
	data.Skill = Skill{1512.25, 61.5, 0.0599, n}
	for i := range n {
		id := fmt.Sprintf("1-%d/%d/%d,%d/%d", 7+i%7, 1+i%5, 2+i%11, 14+i/1000, i)
		ids = append(ids, id)
		data.Puzzles[id] = Result{Solved: true, Failed: i%5 == 0, Hints: i % 3, Day: civil(9900 + i/aDay)}
	}
	return data, ids
}

func TestCodeIsShort(t *testing.T) {
	for _, c := range []struct{ puzzles, aDay, limit int }{
		{0, 1, 250}, {30, 5, 500}, {500, 5, 4000}, {500, 1, 5000},
	} {
		data, ids := catalogued(c.puzzles, c.aDay)
		code, err := Code(data, ids)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d puzzles, %d a day: %d characters", c.puzzles, c.aDay, len(code))
		if len(code) > c.limit {
			t.Errorf("%d puzzles, %d a day: %d characters, at most %d are agreed", c.puzzles, c.aDay, len(code), c.limit)
		}
	}
}

func TestCodeSurvivesItsWay(t *testing.T) {
	data, ids := catalogued(40, 3)
	code, err := Code(data, ids)
	if err != nil {
		t.Fatal(err)
	}
	folded := " " + code[:20] + "\r\n" + code[20:90] + "\n" + code[90:] + "\n"
	got, _, err := ReadCode(folded, ids)
	got.fill()
	if err != nil || !reflect.DeepEqual(got, data) {
		t.Errorf("folded: %v, got %+v", err, got)
	}
}

// A site without some of the puzzles reads the rest, and says how many it left.
func TestCodeOfPuzzlesThatAreNotKnown(t *testing.T) {
	data, ids := catalogued(40, 3)
	code, err := Code(data, ids)
	if err != nil {
		t.Fatal(err)
	}
	got, unknown, err := ReadCode(code, ids[:30])
	if err != nil || unknown != 10 || len(got.Puzzles) != 30 {
		t.Errorf("%v: %d unknown, %d known", err, unknown, len(got.Puzzles))
	}
	for id, result := range got.Puzzles {
		if result != data.Puzzles[id] {
			t.Errorf("%s: got %+v, want %+v", id, result, data.Puzzles[id])
		}
	}
}

// Two ids with the same hash are written in full, both.
func TestCodeOfSharedHashes(t *testing.T) {
	b := newBook([]string{"a", "b"})
	if b[hash("a")] != "a" || b[hash("b")] != "b" {
		t.Errorf("book %v", b)
	}
	b = newBook([]string{"a", "a", "a"})
	w := wire{ids: b}
	if !w.inFull("a") {
		t.Error("an id that is in the catalogue twice is not written in full")
	}
}

func TestCodeErrors(t *testing.T) {
	data, ids := catalogued(5, 1)
	code, err := Code(data, ids)
	if err != nil {
		t.Fatal(err)
	}
	changed := []byte(code)
	changed[50] ^= 1
	for text, want := range map[string]string{
		"":                          "there is nothing here yet",
		" \n":                       "there is nothing here yet",
		"hello":                     "a code begins with CUA, this text does not",
		"CU":                        "a code begins with CUA",
		"CUB" + code[3:]:            `codes of kind "B" are not known here`,
		code[:40] + "!" + code[41:]: `character 41 of the code, "!"`,
		"CUA":                       "its end is missing",
		code[:len(code)-3]:          "do not fit together",
		code[:30] + code[31:]:       "",
		string(changed):             "do not fit together",
		code + code[3:]:             "",
	} {
		got, _, err := ReadCode(text, ids)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", text, err, want)
		}
		if !reflect.DeepEqual(got, Data{}) {
			t.Errorf("%q: an error, and %+v", text, got)
		}
	}
}

func TestDates(t *testing.T) {
	for _, date := range []string{"2000-01-01", "2026-11-21", "2026-12-31", "2027-01-01", "2099-02-31"} {
		day, ok := serial(date)
		if !ok || civil(day) != date {
			t.Errorf("%s: %d, %v, %s", date, day, ok, civil(day))
		}
	}
	for _, text := range []string{"", "2026-11-2", "2026-13-01", "2026-00-10", "2026-11-32", "2026-11-00", "1999-12-31", "2026/11/21", "20a6-11-21"} {
		if _, ok := serial(text); ok {
			t.Errorf("%q is taken for a date", text)
		}
	}
}

// Whatever bytes arrive, reading them ends with a record that can be kept, or with
// an error.
func FuzzReadCode(f *testing.F) {
	data, ids := catalogued(5, 2)
	for _, d := range []Data{{}, data, filled(f)} {
		code, err := Code(d, ids)
		if err != nil {
			f.Fatal(err)
		}
		bytes, err := unseal(code)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(bytes)
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		data, _, err := ReadCode(seal(bytes), ids)
		if err != nil {
			return
		}
		text, err := encode(data)
		if err != nil {
			t.Fatal(err)
		}
		again, err := decode(text)
		if err != nil {
			t.Fatalf("what was read cannot be kept: %v", err)
		}
		code, err := Code(again, ids)
		if err != nil {
			t.Fatal(err)
		}
		if last, unknown, err := ReadCode(code, ids); err != nil || unknown != 0 || !reflect.DeepEqual(last, again) {
			t.Errorf("%d unknown, %v:\n%+v\n%+v", unknown, err, last, again)
		}
	})
}
