package tables

import (
	"errors"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/solver"
	"catchup/engine/worker"
)

var small = Room{Bytes: 1 << 20, Positions: 1 << 10}

func TestEveryTable(t *testing.T) {
	set := engine.OneTo(3)
	start := engine.Position{Left: set}
	for question, want := range map[lab.Asked]string{
		lab.Values(set): "set value outcome method nodes|1-3 0 draw table 0",
		lab.FirstMove(set): "set first play_throughs win draw loss win_percent draw_percent loss_percent win_change draw_change loss_change" +
			"|1-3 0 6 1 4 1 16.666666666666664 66.66666666666666 16.666666666666664 0 0 0" +
			"|1-3 1 2 1 1 0 50 50 0 33.333333333333336 -16.666666666666657 -16.666666666666664" +
			"|1-3 2 2 0 1 1 0 50 50 -16.666666666666664 -16.666666666666657 33.333333333333336" +
			"|1-3 3 2 0 2 0 0 100 0 -16.666666666666664 33.33333333333334 -16.666666666666664",
		lab.Properties(set): "set play_throughs states value max_branch min_depth win_percent draw_percent loss_percent" +
			"|1-3 6 11 0 3 2 16.666666666666664 66.66666666666666 16.666666666666664",
		lab.Branching(set): "set turn nodes moves average most|1-3 1 1 3 3 3|1-3 2 3 6 2 2|1-3 3 3 3 1 1",
		lab.Longest(set):   "set points points_at numbers numbers_at|1-3 4 1,3:2 2 1,3:2",
		lab.Census(set): "set counted positions won drawn lost only_win only_draw longest_chain longest_at" +
			"|1-3 reachable 7 2 5 0 1 1 1 1,3:2|1-3 all 28 15 8 5 9 2 1 1,2",
		lab.Widest(set): "set moves at|1-3 3 1-3",
		lab.Match(start, "max-score", "min-score"): "position p1 p2 win_percent draw_percent loss_percent exact_win exact_draw exact_loss" +
			"|1-3 max-score min-score 0 100 0 0 1 0",
		lab.Response(start, engine.P2, "random", lab.MostWins): "position as against aim win_percent draw_percent loss_percent exact_win exact_draw exact_loss" +
			"|1-3 P2 random wins 33.33333333333333 66.66666666666666 0 1/3 2/3 0",
		lab.Sample(start, "max-score", "min-score", 5, 1, 0): "position p1 p2 games seed win draw loss win_percent draw_percent loss_percent win_error draw_error loss_error" +
			"|1-3 max-score min-score 5 1 0 5 0 0 100 0 0 0 0",
		lab.Answers(engine.Position{Left: set, Deficit: 2}, "random"): "position against move win_percent draw_percent loss_percent" +
			"|1-3:2 random 3 50 50 0|1-3:2 random 2 50 0 50|1-3:2 random 1,3 0 100 0|1-3:2 random 1,2 0 0 100",
		lab.Quality([]engine.Set{set, engine.OneTo(4)}): "set outcome draws_percent upsets led narrow won slip_percent" +
			"|1-3 draw 66.66666666666666 2 6 1 1 14.583333333333332|1-4 draw 33.33333333333333 6 15 5 5 26.041666666666664",
		lab.HeadStart(engine.OneTo(2), 4): "set head_start outcome|1,2 0 win|1,2 1 draw|1,2 2 win|1,2 3 draw|1,2 4 loss",
		lab.Excess(set): "set first points most fewest" +
			"|1-3 0 draw win win|1-3 1 draw loss win|1-3 2 loss loss loss|1-3 3 draw win loss",
		lab.Trio(set, "leader", [3]string{"largest", "largest", "largest"}, 2, 1): "set rule bots games seed player won shared" +
			"|1-3 leader largest,largest,largest 2 1 P1 0 2|1-3 leader largest,largest,largest 2 1 P2 0 2|1-3 leader largest,largest,largest 2 1 P3 0 0",
	} {
		answered, err := Answer(question.Words(), small, nil)
		text := answered.Text
		head, rows, _ := strings.Cut(want, "|")
		want := strconv.Itoa(strings.Count(rows, "|")+1) + " " + strings.ReplaceAll(rows, "|", " ")
		if err != nil || text != want {
			t.Errorf("%s:\n got %s, %v\nwant %s", question.Words(), text, err, want)
		}
		if lines, err := answer(question.Words(), small, nil); err != nil || columns(lines) != head {
			t.Errorf("%s: the columns are %q, %v, want %q", question.Words(), columns(lines), err, head)
		}
		if read, err := question.Read(text); err != nil || reflect.ValueOf(read).Len() != strings.Count(rows, "|")+1 {
			t.Errorf("%s: read as %v, %v", question.Words(), read, err)
		}
	}
}

// columns are the names of those of an answer.
func columns(lines any) string {
	var names []string
	lab.Cells(reflect.ValueOf(lines).Index(0).Interface(), func(column string, cell any) { names = append(names, column) })
	return strings.Join(names, " ")
}

func TestWhatCannotBeAnswered(t *testing.T) {
	for question, want := range map[lab.Question]string{
		"":                                         "there is no such table",
		"nonsense 1-3":                             "there is no such table",
		"values":                                   "values takes 1 words, not 0",
		"values 1-3 4":                             "values takes 1 words, not 2",
		"values {}":                                "nothing to measure",
		"values 0":                                 "a number must be from 1 to 99",
		"match 1-3 random nobody":                  "nobody",
		"match 1-3:x random random":                "character 5",
		"response 1-3 P3 random wins":              `a player cannot be "P3"`,
		"response 1-3 P1 random losses":            `an aim cannot be "losses"`,
		"sample 1-3 random random 0 1 0":           `a number of games cannot be "0"`,
		"sample 1-3 random random 1 -1 0":          `a seed cannot be "-1"`,
		"sample 1-3 random random 1 1 x":           `a batch cannot be "x"`,
		"answers 1-3 nobody":                       "nobody",
		"quality 1-3;{}":                           "nothing to measure",
		"head-start 1-3 -1":                        `a head start cannot be "-1"`,
		"excess {}":                                "nothing to measure",
		"trio 1-3 most random,random,random 1 1":   `a rule cannot be "most"`,
		"trio 1-3 next random,random 1 1":          "three bots are needed",
		"trio 1-3 next random,random,nobody 1 1":   "no bot",
		"trio 1-3 next random,random,random 1 one": `a seed cannot be "one"`,
	} {
		if _, err := Answer(question, small, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", question, err, want)
		}
	}
	var tooLarge *induction.TooLargeError
	if _, err := Of(lab.Properties(engine.OneTo(20)), small, nil); !errors.As(err, &tooLarge) {
		t.Errorf("error %v", err)
	}
	var tooMany *solver.Error
	if _, err := Of(lab.Match(engine.Position{Left: engine.OneTo(12)}, "random", "random"), small, nil); !errors.As(err, &tooMany) || tooMany.Code != solver.TooMany {
		t.Errorf("error %v", err)
	}
}

// The server of a page's worker posts the same line, and gives the questions of the
// engine's own worker back.
func TestAnswersByMessage(t *testing.T) {
	posted := make(chan string, 10)
	server := worker.NewServer(AnswerText, worker.Host{
		Post: func(line string) { posted <- line }, GiveWay: func() {}, Now: func() float64 { return 0 },
	})
	for _, line := range []string{"ask 1 table values 1-5", "ask 2 table properties 1-40", "ask 3 evaluate 1-5 1 no"} {
		server.Receive(line)
	}
	// The number after the question's is how many milliseconds the answer took.
	for _, want := range []string{`^done 1 \d+ 1 1-5 1 win table 0`, `^error 2 too-large `, `^error 3 malformed there is nobody here to evaluate`} {
		if got := <-posted; !regexp.MustCompile(want).MatchString(got) {
			t.Errorf("answer %q, want %s", got, want)
		}
	}
}
