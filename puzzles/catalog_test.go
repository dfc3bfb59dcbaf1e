package puzzles

import (
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
)

// few is how many numbers may be left for the slow recursion to solve a position.
const few = 7

// Every puzzle of the catalogue is proved from scratch by counting, and by nothing
// that Prove uses: with the slow recursion where few numbers are left, otherwise with
// the table of the set that the game began with. What the line says agrees.
func TestCatalogIsProved(t *testing.T) {
	t.Parallel()
	solver := make(recursion.Solver)
	tables := map[engine.Position]*induction.Tablebase{}
	for _, entry := range Catalog() {
		game, err := engine.ParseGame(entry.ID)
		if err != nil || game.String() != entry.ID {
			t.Errorf("%s: %v should be written %v", entry.ID, err, game)
			continue
		}
		p := game.Position()
		value := solver.Outcome
		if p.Left.Len() > few {
			table := tables[game.Start()]
			if table == nil {
				if table, err = induction.New(game.Start(), 1<<24, nil); err != nil {
					t.Fatal(err)
				}
				tables[game.Start()] = table
			}
			value = table.Outcome
		}
		outcomes := map[engine.Outcome]int{}
		for m := range p.Moves() {
			next, passed := p.After(m)
			o := value(next)
			if passed {
				o = o.Opposite()
			}
			outcomes[o]++
		}
		moves := outcomes[engine.Win] + outcomes[engine.Draw] + outcomes[engine.Loss]
		if moves != entry.Moves || moves < 2 {
			t.Errorf("%s: %d moves, the catalogue says %d", entry.ID, moves, entry.Moves)
		}
		sound := map[Task]bool{
			Win:    outcomes[engine.Win] == 1,
			Hold:   outcomes[engine.Win] == 0 && outcomes[engine.Draw] == 1,
			Resist: outcomes[engine.Loss] == moves,
		}
		if !sound[entry.Task] {
			t.Errorf("%s: to %v, but the moves come to %v", entry.ID, entry.Task, outcomes)
		}
	}
}

// The lines say what the puzzles say of themselves: task, moves, length, rating,
// themes.
func TestCatalogSaysWhatIsProved(t *testing.T) {
	t.Parallel()
	entries, err := ParseCatalog(catalogText)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		puzzle, err := Open(entry.ID)
		if err != nil {
			t.Errorf("%s: %v", entry.ID, err)
			continue
		}
		if proved := puzzle.Entry(); proved.String() != entry.String() {
			t.Errorf("the catalogue says %q, the proof %q", entry, proved)
		}
	}
}

// The catalogue is as varied as it promises to be.
func TestCatalogHasEverything(t *testing.T) {
	entries := Catalog()
	if len(entries) < 3000 {
		t.Errorf("only %d puzzles", len(entries))
	}
	if len(catalogText) > 150_000 {
		t.Errorf("%d bytes", len(catalogText))
	}
	ids, sets := map[string]bool{}, map[string]bool{}
	consecutive, even, repeats := 0, 0, 0
	themes, tasks, tiers := map[Theme]int{}, map[Task]int{}, map[Tier]int{}
	lengths, ratings := map[int]int{}, map[int]int{}
	for i, entry := range entries {
		if ids[entry.ID] {
			t.Errorf("%s stands there twice", entry.ID)
		}
		if Find(entry.ID) != i {
			t.Errorf("%s is at %d, found at %d", entry.ID, i, Find(entry.ID))
		}
		ids[entry.ID] = true
		for theme := range entry.Themes.All() {
			themes[theme]++
		}
		tasks[entry.Task]++
		tiers[entry.Tier()]++
		lengths[min(entry.Length, 5)]++
		ratings[entry.Rating/200]++
		if start := entry.Set(); !sets[start] {
			sets[start] = true
			s := set(t, start)
			if s == engine.OneTo(s.Len()) && 5 <= s.Len() && s.Len() <= 14 {
				consecutive++
			}
			if s.Sum()%2 == 0 {
				even++
			}
			if hasTwins(s) {
				repeats++
			}
		}
	}
	if len(sets) < 60 || consecutive != 10 || even < 20 || len(sets)-even < 20 || repeats < 20 {
		t.Errorf("%d sets, %d consecutive, %d with an even sum, %d with equal numbers", len(sets), consecutive, even, repeats)
	}
	for theme := range AllThemes() {
		if themes[theme] < 30 {
			t.Errorf("only %d puzzles with the theme %v", themes[theme], theme)
		}
	}
	for tier := Easy; tier <= Hard; tier++ {
		if tiers[tier] < 1000 {
			t.Errorf("only %d puzzles are %v", tiers[tier], tier)
		}
	}
	for length := 1; length <= 5; length++ {
		if lengths[length] < 50 {
			t.Errorf("only %d puzzles of length %d", lengths[length], length)
		}
	}
	for bin := 700 / 200; bin <= 2400/200; bin++ {
		if ratings[bin] < 50 {
			t.Errorf("only %d puzzles from %d on", ratings[bin], bin*200)
		}
	}
	if tasks[Win] < 1000 || tasks[Hold] < 300 {
		t.Errorf("%d to win, %d to hold", tasks[Win], tasks[Hold])
	}
}

func TestFindsNothingElse(t *testing.T) {
	for _, id := range []string{"", "1-7", "1-7/3/5", "no game"} {
		if i := Find(id); i != -1 {
			t.Errorf("%q is found at %d", id, i)
		}
	}
}

func TestMalformedCatalogNamesLineAndField(t *testing.T) {
	for text, want := range map[string]string{
		"# A\nwin 8 1 754 - 1-7\nfind 8 1 754 - 1-7": `catalogue, line 3: no task is called "find": there are win, hold and resist`,
		"":                      "",
		"\n":                    "catalogue, line 1: the task is missing",
		"win":                   "catalogue, line 1: the number of moves is missing",
		"win 0 1 754 - 1-7":     `catalogue, line 1: the number of moves "0" is not a number from 1 on`,
		"win 8 x 754 - 1-7":     `catalogue, line 1: the length "x" is not a number from 1 on`,
		"win 8 1 0754 - 1-7":    `catalogue, line 1: the rating "0754" is not a number from 1 on`,
		"win 8 1 754 -g 1-7":    `catalogue, line 1: "-g" is not a list of themes: a known letter each, in order, or -`,
		"win 8 1 754 bg 1-7":    `catalogue, line 1: "bg" is not a list of themes: a known letter each, in order, or -`,
		"win 8 1 754 gb":        "catalogue, line 1: the game is missing",
		"win 8 1 754 gb  Title": "catalogue, line 1: the game is missing",
	} {
		if _, err := ParseCatalog(text); err == nil && want != "" || err != nil && err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// Chapters, numbers and the place of what was turned down.
func TestTitlesAndChapters(t *testing.T) {
	entries, err := ParseCatalog("# A\nwin 8 1 754 - 1-7/3/5/6 Figure 3a\n-\nwin 7 1 754 g 1-7/2/5/7\n#\nhold 5 2 800 - 1-8/3/1,4\n")
	if err != nil || len(entries) != 3 {
		t.Fatal(entries, err)
	}
	for i, want := range []Entry{
		{"1-7/3/5/6", Win, "Figure 3a", "A", 8, 1, 754, 0},
		{"1-7/2/5/7", Win, "No. 3", "A", 7, 1, 754, Themes(0).With(GreedyFails)},
		{"1-8/3/1,4", Hold, "No. 4", "", 5, 2, 800, 0},
	} {
		if entries[i] != want {
			t.Errorf("%+v, want %+v", entries[i], want)
		}
	}
}

// What is accepted is written as it was read.
func FuzzParseCatalog(f *testing.F) {
	f.Add("# From the paper\nwin 8 1 754 bom4 1-7/3/5/6 Figure 3a\n#\nhold 5 2 1596 gseh 1-8/3/1,4\n")
	f.Add("win 8 1 754 - 1-7")
	f.Fuzz(func(t *testing.T, text string) {
		entries, err := ParseCatalog(text)
		if err != nil {
			return
		}
		for _, e := range entries {
			again, err := ParseCatalog(e.String())
			if err != nil || len(again) != 1 {
				t.Fatalf("%q: %v", e.String(), err)
			}
			if again[0].String() != e.String() {
				t.Errorf("%q is written %q", e.String(), again[0].String())
			}
		}
	})
}
