package store

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func fixture(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Records of every version so far load, and what they held is there: but for the head
// start of the games kept, which their notation says. The code was written with one.
func TestRecordsOfEveryVersionLoad(t *testing.T) {
	want := map[string]Data{
		"v1-empty.json": {},
		"v1-full.json": {
			Play:    Play{Game: "1-7/3", Opponent: "perfect", Second: true, Help: true, Chosen: true},
			Puzzles: Results{"1-7/3/5/6": {Solved: true}, "1-7/2/5/7": {Solved: true}, "{1,2,4,7}:4": {Solved: true}},
		},
		"v1-odd.json": {
			Puzzles: Results{"odd; id %": {Solved: true}},
			rest:    fields{"extra": []byte(`[1,{"a":null}]`)},
		},
		"v2-empty.json": {},
		"v2-full.json": {
			Play:     Play{Game: "1-7/3", Opponent: "perfect", Second: true, Chosen: true},
			Settings: Settings{KeysOff: true, Speed: "slow"},
			Puzzles: Results{
				"1-7/2/5/7":   {Solved: true, Failed: true, Hints: 2, Day: "2026-11-20"},
				"1-7/3/5/6":   {Solved: true, Proved: true, Day: "2026-11-19"},
				"{1,2,4,7}:4": {Failed: true, Missed: true, Day: "2026-11-21"},
			},
			Skill: Skill{1512.25, 61.5, 0.0599, 3},
			Daily: Days{"2026-11-20": {[3]BoardResult{
				{ID: "1-7/3/5/6", Done: true, Solved: true, Marks: "kdk", OnTime: true},
				{ID: "1-9/2", Done: true, Marks: "xh"},
			}}},
			Streak:  Streak{12, []string{"1-7/3/5/6", "1-7/2/5/7"}, true, 2},
			Guesses: [3][3]int{{3, 1, 0}, {0, 2, 1}, {1, 0, 9}},
			Games:   []Kept{{ID: "1", Game: "1-7/3/5/6/1,2,7", Opponent: "greedy", Second: true, Day: "2026-11-18", Margin: true}},
			Learn:   Learn{First: true, Stars: map[string]int{"turn": 3, "gap": 1}},
			Backup:  Backup{"2026-11-20", true},
		},
		"v2-odd.json": {
			Puzzles: Results{"a;b c": {}, "x": {Hints: -2, Day: "some day"}, "y": {}},
			Games:   []Kept{},
			rest:    fields{"future": []byte(`{"deep":[1.50,"é"]}`)},
		},
	}
	names, err := filepath.Glob("testdata/v*.json")
	if err != nil || len(names) != len(want) {
		t.Errorf("there are %d fixtures (%v), and expectations of %d", len(names), err, len(want))
	}
	for name, want := range want {
		want.Version = version
		s, err := Open(&memory{items: map[string]string{dataKey: fixture(t, name)}})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := s.Data(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n got %+v\nwant %+v", name, got, want)
		}
		text, err := encode(s.Data())
		if err != nil {
			t.Fatal(err)
		}
		again, err := decode(text)
		if err != nil {
			t.Fatal(err)
		}
		if later, err := encode(again); later != text || err != nil {
			t.Errorf("%s: written and read and written it differs (%v):\n%s\n%s", name, err, text, later)
		}
	}
	full := want["v2-full.json"]
	full.Version = version
	if got, unknown, err := ReadCode(fixture(t, "v2-full.code"), nil); err != nil || unknown > 0 || !reflect.DeepEqual(got, full) {
		t.Errorf("the code: %d unknown, %v\n got %+v\nwant %+v", unknown, err, got, full)
	}
}

// What is wrong with a record, and where.
func TestDamagedRecords(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "it is empty",
		"{":                                 "it ends too early, in line 1",
		"{\n  \"version\": 2,\n  é}":        "line 3, character 3: invalid character",
		"[]":                                "the whole: array is not what belongs there",
		"{}":                                "it has no version",
		`{"version":"2"}`:                   `its version is "2"`,
		`{"version":1.5}`:                   "its version is 1.5",
		`{"version":0}`:                     "it has version 0, the first is 1",
		`{"version":1,"solved":[]}`:         "from the list of solved puzzles to results",
		`{"version":2,"puzzles":{}}`:        "puzzles: object is not what belongs there",
		`{"version":2,"puzzles":"a s;b"}`:   `entry 2, "b": a space is missing`,
		`{"version":2,"puzzles":"a q"}`:     `entry 1, "a q": "q" is no number of hints`,
		`{"version":2,"puzzles":"a s;a s"}`: `entry 2, "a s": there is one for this already`,
		`{"version":2,"daily":"2026-11-20 a|dx|k || ||"}`: `board 1: "dx" is not d, s and t`,
		`{"version":2,"daily":"2026-11-20 a||"}`:          `board 2: expected an id`,
		`{"version":2,"daily":"2026-11-20 || || || ||"}`:  "more than three boards",
		`{"version":2,"skill":{"rating":"high"}}`:         "skill.rating: string is not what belongs there",
	} {
		if _, err := decode(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", text, err, want)
		}
	}
}

// filled returns a record in which nothing is zero, so that a part that one way of
// writing has forgotten does not go unnoticed.
func filled(t testing.TB) Data {
	var data Data
	fill(t, reflect.ValueOf(&data).Elem())
	data.Version = version
	data.Puzzles["odd; id"] = Result{Hints: 300, Day: "someday"}
	data.Puzzles["1-7/3/5/6"] = Result{Failed: true, Missed: true, Day: "2026-02-29"}
	data.Daily["2026-11-20"] = DailyResult{[3]BoardResult{{ID: "1-7/3/5/6", Done: true, Solved: true, Marks: "kdlxhkdlx", OnTime: true}}}
	data.rest = fields{"later": []byte(`{"a":[1,2]}`)}
	return data
}

func fill(t testing.TB, v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(7)
	case reflect.Float64:
		v.SetFloat(0.1)
	case reflect.String:
		v.SetString("text")
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				fill(t, v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(t, v.Index(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		fill(t, v.Index(0))
		fill(t, v.Index(1))
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		fill(t, key)
		fill(t, value)
		v.SetMapIndex(key, value)
	default:
		t.Fatalf("%s: a record has a part that is not filled here", v.Type())
	}
}

func TestNothingIsForgotten(t *testing.T) {
	want := filled(t)
	text, err := encode(want)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := decode(text); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("kept: %v\n got %+v\nwant %+v", err, got, want)
	}
	file, err := File(want)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ReadFile(file); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("file: %v\n got %+v\nwant %+v", err, got, want)
	}
	code, err := Code(want)
	if err != nil {
		t.Fatal(err)
	}
	if got, unknown, err := ReadCode(code, nil); err != nil || unknown != 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("code: %d unknown, %v\n got %+v\nwant %+v", unknown, err, got, want)
	}
	if copied := want.clone(); !reflect.DeepEqual(copied, want) {
		t.Errorf("copied: got %+v", copied)
	}
}

// A change does not reach what [Store.Data] returned before.
func TestSnapshotsStayAsTheyWere(t *testing.T) {
	s, _ := Open(&memory{items: map[string]string{}})
	keep := func(d *Data) {
		d.Puzzles["a"] = Result{Hints: len(d.Puzzles)}
		d.Puzzles[strings.Repeat("b", len(d.Puzzles))] = Result{}
		d.Games = append(d.Games, Kept{})
		d.Games[0].ID += "x"
		d.Streak.Run = append(d.Streak.Run, "")
		d.Streak.Run[0] += "x"
		d.Learn.Earn("turn", len(d.Games))
	}
	for range 3 {
		before := s.Data()
		copied := before.clone()
		if err := s.Update(keep); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(before, copied) {
			t.Fatalf("a snapshot has changed: %+v, was %+v", before, copied)
		}
	}
	if got := slices.Sorted(maps.Keys(s.Data().Puzzles)); len(got) != 4 {
		t.Errorf("kept %q", got)
	}
}

func FuzzDecode(f *testing.F) {
	names, _ := filepath.Glob("testdata/v*.json")
	for _, name := range names {
		f.Add(fixture(f, filepath.Base(name)))
	}
	f.Fuzz(func(t *testing.T, text string) {
		keeper := &memory{items: map[string]string{dataKey: text}}
		s, err := Open(keeper)
		var newer *NewerError
		sealed := errors.As(err, &newer)
		if err != nil && keeper.items[damagedKey] != text && !sealed {
			t.Errorf("%q: %v, and not set aside", text, err)
		}
		if err := solve(s, "x"); (err != nil) != sealed || !solved(s, "x") {
			t.Errorf("%q: the store cannot be used: %v", text, err)
		}
		if sealed {
			return
		}
		again, err := Open(keeper)
		if err != nil {
			t.Fatalf("%q: what was written cannot be read: %v", text, err)
		}
		before, _ := encode(s.Data())
		if after, err := encode(again.Data()); after != before || err != nil {
			t.Errorf("%q: became %s, then %s (%v)", text, before, after, err)
		}
	})
}
