package prove

import (
	"math/rand/v2"
	"strings"
	"testing"

	"catchup/app/store"
	"catchup/app/ui/table"
	"catchup/app/ui/tree"
	"catchup/engine"
	"catchup/puzzles"
	"catchup/puzzles/defence"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func open(t *testing.T, id string) *Proving {
	t.Helper()
	s, err := Open(id)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *Proving) take(numbers ...int) {
	for _, n := range numbers {
		table.Press(s, n, false)
	}
	table.Take(s)
}

// Figure 5 from the first move to the last defence, with a wrong move against the
// second.
func TestFigure5IsProved(t *testing.T) {
	s := open(t, "2,2,2,3,3")
	expect := func(where, against, settled string) {
		t.Helper()
		if s.Where() != where || s.Against() != against || s.Settled() != settled {
			t.Errorf("got %q, %q, %q, want %q, %q, %q", s.Where(), s.Against(), s.Settled(), where, against, settled)
		}
	}
	expect("First the key move", "", "")
	s.take(2)
	expect("Defence 1 of 2", "After your 2 they take 2.", "Both of their replies must be answered.")
	s.take(2)
	expect("Defence 2 of 2", "Back: after your 2 they take 3.", "Their one reply leaves nothing to find: the rest plays itself.")
	s.take(2)
	if s.Stage() != Wrong || s.Headline() != "That turns the win into a loss" && s.Headline() != "That gives the win away: now it is a draw" {
		t.Fatalf("stage %v, %q", s.Stage(), s.Headline())
	}
	if !strings.HasPrefix(s.Punished(), "You took 2, they answer ") {
		t.Errorf("punished: %q", s.Punished())
	}
	table.Press(s, 3, false)
	if s.Picked.Len() > 0 {
		t.Error("rods can be picked while the punishment is on the board")
	}
	s.Retry()
	s.take(3)
	expect("Every defence is beaten", "", "Their one reply leaves nothing to find: the rest plays itself.")
	if s.Stage() != Proved || !s.Complete() {
		t.Errorf("stage %v, complete %v", s.Stage(), s.Complete())
	}
	if want := "You have proved that taking 2 wins, whatever the opponent does: 9 positions in all. One wrong move on the way."; s.Result() != want {
		t.Errorf("result %q", s.Result())
	}
	s.Again()
	if s.Stage() != Finding || s.Mistakes() != 0 || s.Settled() != "" {
		t.Error("once more does not begin anew")
	}
}

func TestShownMoveIsPickedAndCostsTheStar(t *testing.T) {
	s := open(t, "2,2,2,3,3")
	s.take(3)
	for !s.Done() {
		s.Show()
		if _, legal := table.Move(s); !legal || s.Stage() != Finding {
			t.Fatalf("shown %v at %v, stage %v", s.Picked, s.Game(), s.Stage())
		}
		table.Take(s)
	}
	if s.Complete() || s.Mistakes() != 1 {
		t.Errorf("complete %v, %d mistakes", s.Complete(), s.Mistakes())
	}
	s.Show() // does nothing any more
}

// What is kept: the key move as the puzzle's first try, the star in the end.
func TestRecord(t *testing.T) {
	const id, day = "2,2,2,3,3", "2026-11-21"
	kept := func(s *Proving, before store.Result) store.Result {
		d := store.Data{Puzzles: store.Results{}}
		if before != (store.Result{}) {
			d.Puzzles[id] = before
		}
		if s.revealed() {
			s.keep(&d, day)
			s.keep(&d, day) // once more changes nothing
		}
		return d.Puzzles[id]
	}
	s := open(t, id)
	if got := kept(s, store.Result{}); got != (store.Result{}) {
		t.Errorf("before the key move: %+v", got)
	}
	s.take(2)
	if got := kept(s, store.Result{}); got != (store.Result{Solved: true, Day: day}) {
		t.Errorf("after the key move: %+v", got)
	}
	for !s.Done() {
		s.take(s.Proof.Move().Max())
	}
	if got := kept(s, store.Result{}); got != (store.Result{Solved: true, Proved: true, Day: day}) {
		t.Errorf("proved: %+v", got)
	}
	old := store.Result{Solved: true, Failed: true, Hints: 2, Day: "2026-01-01"}
	if got := kept(s, old); got != (store.Result{Solved: true, Failed: true, Proved: true, Hints: 2, Day: "2026-01-01"}) {
		t.Errorf("an earlier first try is written over: %+v", got)
	}
	s.Again()
	s.Show()
	table.Take(s)
	if got := kept(s, store.Result{}); got != (store.Result{Failed: true, Missed: true, Day: day}) {
		t.Errorf("the key move was shown: %+v", got)
	}
	if got := kept(s, store.Result{Solved: true, Proved: true}); !got.Proved || got.Failed {
		t.Errorf("a star is lost: %+v", got)
	}
}

// Every sentence about replies counts all of them.
func TestSettledCountsAllReplies(t *testing.T) {
	for want, tally := range map[string]defence.Tally{
		"That ends the game.": {},
		"Their one reply leaves nothing to find: more than one move wins.":                                                                            {Open: 1},
		"None of their 5 replies leaves anything to find: more than one move wins, or the rest plays itself.":                                         {Open: 4, Ended: 1},
		"They have one reply, and it must be answered.":                                                                                               {Asked: 1},
		"Their one reply comes to a position of another branch.":                                                                                      {Met: 1},
		"All 3 of their replies must be answered.":                                                                                                    {Asked: 3},
		"Of their 7 replies 2 must be answered and the other 5 leave nothing to find: more than one move wins.":                                       {Asked: 2, Open: 5},
		"Of their 4 replies 2 must be answered, 1 comes to a position of another branch and the other leaves nothing to find: the rest plays itself.": {Asked: 2, Met: 1, Ended: 1},
		"Of their 3 replies 1 must be answered and 2 come to a position of another branch.":                                                           {Asked: 1, Met: 2},
		"Of their 3 replies 2 come to a position of another branch and the other leaves nothing to find: the rest plays itself.":                      {Met: 2, Ended: 1},
	} {
		if got := settled(tally, engine.Win); got != want {
			t.Errorf("%+v: %q, want %q", tally, got, want)
		}
	}
}

// The drawing has the positions of the proof, with all of its moves and no others.
func TestDrawingIsTheProof(t *testing.T) {
	for i, entry := range puzzles.Catalog() {
		if i%40 > 0 || entry.Task == puzzles.Resist {
			continue
		}
		s := open(t, entry.ID)
		f := Draw(s.Tree())
		graph := f.Tree.Graph
		if len(graph.Nodes) != len(s.Tree().Nodes) {
			t.Errorf("%s: %d nodes are drawn, %d proved", entry.ID, len(graph.Nodes), len(s.Tree().Nodes))
		}
		edges, drawn := 0, 0
		for _, n := range s.Tree().Nodes {
			edges += len(n.Edges)
		}
		for _, n := range graph.Nodes {
			drawn += len(n.Moves)
			solver := n.Mover == s.Tree().Puzzle.Game().Mover()
			if worth := n.Outcome; solver && worth < s.Tree().Goal || !solver && worth.Opposite() < s.Tree().Goal {
				t.Errorf("%s: %v is drawn as a %v", entry.ID, n.Position, n.Outcome)
			}
		}
		if edges != drawn || len(f.Tree.Twigs) != edges+1 {
			t.Errorf("%s: %d moves, %d drawn on %d twigs", entry.ID, edges, drawn, len(f.Tree.Twigs))
		}
		for i, twig := range f.Tree.Twigs {
			if n := f.Tree.Of(i); twig.Kind != tree.Folded || n.Grown {
				continue
			}
			f.Unfold(app.Context{}, twig.Node)
			if n := f.Tree.Graph.Nodes[twig.Node]; uint64(len(n.Moves)) != n.Total {
				t.Errorf("%s: %d of %d moves of %v", entry.ID, len(n.Moves), n.Total, n.Position)
			}
			break
		}
	}
}

// What is handed out is near to the visitor's rating, of a playable length and not
// proved.
func TestChoose(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	kept := store.Data{Puzzles: store.Results{}, Skill: store.Skill{Rating: 1500, Deviation: 80, Games: 20}}
	given := map[string]bool{}
	for range 30 {
		id := Choose(kept, given, r.IntN)
		entry := puzzles.Catalog()[puzzles.Find(id)]
		asked := len(open(t, id).Marks)
		if given[id] || kept.Puzzles[id].Proved || max(entry.Rating-1500, 1500-entry.Rating) > 60 || asked < fewest || asked > most {
			t.Errorf("%s: rated %d, %d moves", id, entry.Rating, asked)
		}
		given[id] = true
		kept.Puzzles[Choose(kept, given, r.IntN)] = store.Result{Proved: true}
	}
	for _, entry := range puzzles.Catalog() {
		kept.Puzzles[entry.ID] = store.Result{Proved: true}
	}
	if id := Choose(kept, given, r.IntN); given[id] {
		t.Errorf("with all proved, %s is given again", id)
	}
	for _, entry := range puzzles.Catalog() {
		given[entry.ID] = true
	}
	if id := Choose(kept, given, r.IntN); id != puzzles.Catalog()[0].ID {
		t.Errorf("with all given, %s", id)
	}
}

func TestWhatCannotBeOpened(t *testing.T) {
	for id, want := range map[string]string{
		"1-7/1/2/5/6": "every move of {3,4,7}:2 loses: only a win or a draw can be proved",
		"1-4:2":       "{1,2,3,4}:2 is not a puzzle: 5 moves hold, among them 1,2 and 1,3",
		"1-7/3,":      `game "1-7/3,", character 7: expected a number`,
	} {
		if _, err := Open(id); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", id, err, want)
		}
	}
}
