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
		day := 228 + i/aDay
		data.Puzzles[id] = Result{Solved: true, Failed: i%5 == 0, Hints: i % 3, Day: fmt.Sprintf("%04d-%02d-%02d", 2026+day/372, 1+day/31%12, 1+day%31)}
	}
	return data, ids
}

func TestCodeIsShort(t *testing.T) {
	for _, c := range []struct{ puzzles, aDay, limit int }{
		{0, 1, 250}, {30, 5, 550}, {500, 5, 5000}, {500, 1, 5500},
	} {
		data, _ := catalogued(c.puzzles, c.aDay)
		code, err := Code(data)
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
	data, _ := catalogued(40, 3)
	code, err := Code(data)
	if err != nil {
		t.Fatal(err)
	}
	folded := " " + code[:20] + "\r\n" + code[20:90] + "\n" + code[90:] + "\n"
	got, _, err := ReadCode(folded, nil)
	got.fill()
	if err != nil || !reflect.DeepEqual(got, data) {
		t.Errorf("folded: %v, got %+v", err, got)
	}
}

// aged is the record in testdata/cua-aged.code, which was written for a site with the
// puzzles of the ids when codes began with CUA.
func aged() (data Data, ids []string) {
	data, ids = catalogued(40, 3)
	data.Puzzles["odd; id"] = Result{Hints: 300, Day: "someday", Missed: true}
	data.Puzzles[ids[3]] = Result{Failed: true, Missed: true, Proved: true, Day: "2026-02-29"}
	data.Daily["2026-11-20"] = DailyResult{[3]BoardResult{
		{ID: ids[7], Done: true, Solved: true, Marks: "kdlxhkdlx", OnTime: true},
		{ID: "1-7/é", Marks: "?!"},
	}}
	data.Daily["one day"] = DailyResult{[3]BoardResult{2: {ID: ids[9], Done: true, Marks: "klklklklklklklklklk"}}}
	return data, ids
}

// Codes that visitors have noted down stay readable.
func TestOldCodes(t *testing.T) {
	want, ids := aged()
	if got, unknown, err := ReadCode(fixture(t, "cua-aged.code"), ids); err != nil || unknown != 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("%d unknown, %v\n got %+v\nwant %+v", unknown, err, got, want)
	}
}

// A site without some of the puzzles of an old code reads the rest, and says how many
// it left.
func TestOldCodeOfPuzzlesThatAreNotKnown(t *testing.T) {
	data, ids := aged()
	got, unknown, err := ReadCode(fixture(t, "cua-aged.code"), ids[:30])
	if err != nil || unknown != 10 || len(got.Puzzles) != 31 {
		t.Errorf("%v: %d unknown, %d known", err, unknown, len(got.Puzzles))
	}
	for id, result := range got.Puzzles {
		if result != data.Puzzles[id] {
			t.Errorf("%s: got %+v, want %+v", id, result, data.Puzzles[id])
		}
	}
}

func TestCodeErrors(t *testing.T) {
	data, _ := catalogued(5, 1)
	code, err := Code(data)
	if err != nil {
		t.Fatal(err)
	}
	changed := []byte(code)
	changed[50] ^= 1
	for text, want := range map[string]string{
		"":                          "there is nothing here yet",
		" \n":                       "there is nothing here yet",
		"hello":                     "a code begins with CUA or CUB, this text does not",
		"CU":                        "a code begins with CUA or CUB",
		"CUC" + code[3:]:            `codes of kind "C" are not known here`,
		code[:40] + "!" + code[41:]: `character 41 of the code, "!"`,
		"CUA":                       "its end is missing",
		"CUB":                       "its end is missing",
		"CUA" + code[3:]:            "the code holds no record: byte",
		seal('B', nil):              "the code holds no record: unexpected EOF",
		code[:len(code)-4]:          "do not fit together",
		code[:len(code)-3]:          "",
		code[:30] + code[31:]:       "",
		string(changed):             "do not fit together",
		code + code[3:]:             "",
	} {
		got, _, err := ReadCode(text, nil)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", text, err, want)
		}
		if !reflect.DeepEqual(got, Data{}) {
			t.Errorf("%q: an error, and %+v", text, got)
		}
	}
}

// Whatever bytes arrive, reading them ends with a record that can be kept, or with
// an error.
func FuzzReadCode(f *testing.F) {
	data, ids := aged()
	for _, d := range []Data{{}, data, filled(f)} {
		text, err := encode(d)
		if err != nil {
			f.Fatal(err)
		}
		f.Add([]byte(text))
	}
	for _, name := range []string{"cua-aged.code", "v2-full.code"} {
		_, old, err := unseal(fixture(f, name))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(old)
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		for _, code := range []string{seal('B', bytes), seal('B', deflated(string(bytes))), seal('A', bytes)} {
			data, _, err := ReadCode(code, ids)
			if err != nil {
				continue
			}
			text, err := encode(data)
			if err != nil {
				t.Fatal(err)
			}
			again, err := decode(text)
			if err != nil {
				t.Fatalf("what was read cannot be kept: %v", err)
			}
			code, err := Code(again)
			if err != nil {
				t.Fatal(err)
			}
			if last, unknown, err := ReadCode(code, nil); err != nil || unknown != 0 || !reflect.DeepEqual(last, again) {
				t.Errorf("%d unknown, %v:\n%+v\n%+v", unknown, err, last, again)
			}
		}
	})
}
