package command

import (
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
	"catchup/engine/lab/tables"
	"catchup/engine/stats/paper"
)

// statsRoom is how much an answer may take: 4 GB for a table, or some 2 GB of positions
// when heuristics meet.
var statsRoom = tables.Room{Bytes: 4 << 30, Positions: 1 << 22, Exhaust: true}

// statsTable is one of the tables that can be asked for.
type statsTable struct {
	name    string
	about   string        // above the text
	columns []statsColumn // of the text, after the set's
	sets    []engine.Set  // that it is about unless others are named
	// fill adds the lines about a set, each as soon as it is known.
	fill func(set engine.Set, o statsOptions, add func(line any) error) error
	// paper returns the paper's lines about a set, those beside the first lines of ours;
	// nil if there are none.
	paper func(set engine.Set) []paper.Row
}

// statsColumn is a column of the text: what stands above it, the field of the line, and
// the paper's column with the same, or "".
type statsColumn struct{ title, field, paper string }

// statsOptions are the flags that concern the work itself.
type statsOptions struct {
	games int    // to simulate; 0 for exact figures
	seed  uint64 // of the simulation
	tell  func(done float64) error
}

// statsTables are the paper's tables, each for the sets that the paper has it for,
// and two more.
var statsTables = []statsTable{
	{"first-move", "P1's shares of the play-throughs, in percent, and how P1's first number changes them, in percentage points.",
		[]statsColumn{{"first", "first", ""}, {"play-throughs", "play_throughs", ""},
			{"win", "win_percent", ""}, {"draw", "draw_percent", ""}, {"loss", "loss_percent", ""},
			{"win +-", "win_change", "dwin"}, {"draw +-", "draw_change", "ddraw"}, {"loss +-", "loss_change", "dlose"}},
		upTo(7, 7), asked(lab.FirstMove), only(7, func() []paper.Row { return append([]paper.Row{nil}, paper.Table(1)...) })},
	{"values", "The value under best play: 1 if P1 wins, 0 if nobody does, -1 if P2 wins.",
		[]statsColumn{{"value", "value", "value"}, {"outcome", "outcome", ""}},
		upTo(3, 20), asked(lab.Values), rowOf(2)},
	{"heuristics", "How often P1 wins, draws and loses, in percent, when the players follow heuristics.",
		[]statsColumn{{"P1", "p1", ""}, {"P2", "p2", ""}, {"win", "win_percent", "printed"}, {"draw", "draw_percent", ""}, {"loss", "loss_percent", ""}},
		upTo(10, 10), heuristics, only(10, matchups)},
	{"properties", "The size of the game: play-throughs, states, the most moves on turn 1 or 2, the fewest turns; P1's shares of the play-throughs in percent.",
		[]statsColumn{{"play-throughs", "play_throughs", "tree"}, {"states", "states", "states"}, {"value", "value", "value"},
			{"moves", "max_branch", "max_branch"}, {"turns", "min_depth", "min_depth"},
			{"win", "win_percent", "win"}, {"draw", "draw_percent", "tie"}, {"loss", "loss_percent", "loss"}},
		upTo(3, 18), asked(lab.Properties), rowOf(5)},
	{"branching", "Moves by turn, as orders of numbers, over all nodes of the game tree.",
		[]statsColumn{{"turn", "turn", ""}, {"nodes", "nodes", ""}, {"moves", "moves", ""}, {"average", "average", "avg"}, {"most", "most", "max"}},
		upTo(12, 12), asked(lab.Branching), only(12, func() []paper.Row { return paper.Table(6) })},
	{"responses", "How often a player who knows the other's heuristic wins, draws and loses, in percent, at best.",
		[]statsColumn{{"as", "as", ""}, {"against", "against", ""}, {"aim", "aim", ""},
			{"win", "win_percent", ""}, {"draw", "draw_percent", ""}, {"loss", "loss_percent", ""}},
		upTo(10, 10), responses, nil},
	{"census", "Positions at which a turn can begin, for the player to move; those with an only move that wins or draws; the longest chain of only moves.",
		[]statsColumn{{"positions", "reachable_positions", ""}, {"won", "reachable_won", ""}, {"drawn", "reachable_drawn", ""}, {"lost", "reachable_lost", ""},
			{"only win", "reachable_only_win", ""}, {"only draw", "reachable_only_draw", ""},
			{"chain", "reachable_longest_chain", ""}, {"from", "reachable_longest_at", ""}},
		upTo(3, 12), census, nil},
}

// upTo returns the sets {1..n} for n from first to last.
func upTo(first, last int) (sets []engine.Set) {
	for n := first; n <= last; n++ {
		sets = append(sets, engine.OneTo(n))
	}
	return sets
}

// asked fills a table with the answer to one of the Lab's questions about the set.
func asked[Line any](question func(engine.Set) lab.Query[Line]) func(engine.Set, statsOptions, func(any) error) error {
	return func(set engine.Set, o statsOptions, add func(any) error) error {
		lines, err := tables.Of(question(set), statsRoom, o.tell)
		if err != nil {
			return err
		}
		for _, line := range lines {
			if err := add(line); err != nil {
				return err
			}
		}
		return nil
	}
}

// only is what the paper has about {1..n} alone.
func only(n int, rows func() []paper.Row) func(engine.Set) []paper.Row {
	return func(set engine.Set) []paper.Row {
		if set != engine.OneTo(n) {
			return nil
		}
		return rows()
	}
}

// rowOf is the line about a set of a table that has one for each {1..N}.
func rowOf(table int) func(engine.Set) []paper.Row {
	return func(set engine.Set) []paper.Row { return []paper.Row{paper.About(table, set)} }
}

// matchups are the lines of the paper's Tables 3 and 4.
func matchups() []paper.Row { return append(paper.Table(3), paper.Table(4)...) }

// sampling says how shares were simulated; every line has random numbers of its own from
// the same seed. The errors are standard errors, in percentage points.
type sampling struct {
	Games     int     `json:"games"`
	Seed      uint64  `json:"seed"`
	WinError  float64 `json:"win_error"`
	DrawError float64 `json:"draw_error"`
	LossError float64 `json:"loss_error"`
}

// heuristics is the paper's Tables 3 and 4: exact shares or, with games, simulated ones.
func heuristics(set engine.Set, o statsOptions, add func(any) error) error {
	type line struct {
		Set engine.Set `json:"set"`
		lab.Meeting
		Sampled sampling `json:"sampled,omitzero"`
	}
	start, rows := engine.Position{Left: set}, matchups()
	for i, row := range rows {
		tell := part(o.tell, i, len(rows))
		if o.games == 0 {
			met, err := tables.Of(lab.Match(start, row["p1"], row["p2"]), statsRoom, tell)
			if err != nil {
				return err
			}
			if err := add(line{Set: set, Meeting: met[0]}); err != nil {
				return err
			}
			continue
		}
		all, err := tables.Of(lab.Sample(start, row["p1"], row["p2"], o.games, o.seed, uint64(i)), statsRoom, tell)
		if err != nil {
			return err
		}
		s := all[0]
		if err := add(line{set, lab.Meeting{Position: s.Position, P1: s.P1, P2: s.P2, Shares: s.Shares},
			sampling{s.Games, s.Seed, s.WinError, s.DrawError, s.LossError}}); err != nil {
			return err
		}
	}
	return nil
}

// What follows is not in the paper.

// responses tells how well each of the paper's heuristics can be answered by a player
// who knows it. The responder has the point of view.
func responses(set engine.Set, o statsOptions, add func(any) error) error {
	var questions []lab.Query[lab.Responder]
	for _, against := range []string{bot.Random, bot.MaxScore, bot.MinScore, bot.UseMostNums} {
		for _, as := range []engine.Player{engine.P1, engine.P2} {
			for _, aim := range []string{lab.MostWins, lab.BestMean} {
				questions = append(questions, lab.Response(engine.Position{Left: set}, as, against, aim))
			}
		}
	}
	for i, question := range questions {
		answer, err := tables.Of(question, statsRoom, part(o.tell, i, len(questions)))
		if err != nil {
			return err
		}
		if err := add(struct {
			Set engine.Set `json:"set"`
			lab.Responder
		}{set, answer[0]}); err != nil {
			return err
		}
	}
	return nil
}

// part is the progress of one of several works, from 0 on, that count the same.
func part(tell func(done float64) error, work, of int) func(done float64) error {
	return func(done float64) error { return tell((float64(work) + done) / float64(of)) }
}

// census counts positions by what they are worth.
func census(set engine.Set, o statsOptions, add func(any) error) error {
	taken, err := tables.Of(lab.Census(set), statsRoom, o.tell)
	if err != nil {
		return err
	}
	for i := range taken {
		if at, err := engine.ParsePosition(taken[i].LongestAt); err == nil {
			taken[i].LongestAt = at.String()
		}
	}
	return add(struct {
		Set       engine.Set `json:"set"`
		Reachable lab.Worth  `json:"reachable"`
		All       lab.Worth  `json:"all"`
	}{set, taken[0].Worth, taken[1].Worth})
}
