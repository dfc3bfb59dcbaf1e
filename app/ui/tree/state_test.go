package tree

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
	"catchup/engine/solver"
)

func parse(t testing.TB, text string) *engine.Game {
	t.Helper()
	game, err := engine.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// whole returns the tree of a game, unfolded completely.
func whole(t testing.TB, text string) *Tree {
	t.Helper()
	game := parse(t, text)
	known := solver.New(1 << 17)
	evaluated := func(p engine.Position) solver.Evaluation {
		e, err := (&solver.Evaluate{Position: p, Limit: Listed}).Answer(known, nil)
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	tree := New(NewGraph(game, evaluated(game.Position()).Outcome), Down)
	for {
		missing, known, _ := tree.Missing(math.MaxInt)
		if len(missing) == 0 {
			tree.Unfold(known...)
			return tree
		}
		for _, n := range missing {
			tree.Graph.Grow(n, evaluated(tree.Graph.Nodes[n].Position).Moves)
		}
	}
}

// key is a node as the enumeration below has it.
type key struct {
	position engine.Position
	mover    engine.Player
}

// enumerate follows every pick of every order, the rule of the paper as it stands,
// and returns the positions at which turns begin with the moves between them.
func enumerate(start key) (nodes map[key]bool, edges map[key]map[engine.Move]key) {
	nodes, edges = map[key]bool{start: true}, map[key]map[engine.Move]key{}
	var pick func(from key, taken engine.Set, at engine.Position)
	pick = func(from key, taken engine.Set, at engine.Position) {
		for n := range at.Left.Distinct() {
			one, _ := engine.SetOf(n)
			left, now := at.Left.Minus(one), taken.With(n)
			to := key{engine.Position{Left: left, Deficit: n - at.Deficit}, from.mover.Other()}
			if n < at.Deficit {
				to = key{engine.Position{Left: left, Deficit: at.Deficit - n}, from.mover}
				if left.Len() > 0 {
					pick(from, now, to.position)
					continue
				}
			}
			edges[from][now] = to
			if !nodes[to] {
				nodes[to] = true
				edges[to] = map[engine.Move]key{}
				pick(to, engine.Set{}, to.position)
			}
		}
	}
	edges[start] = map[engine.Move]key{}
	pick(start, engine.Set{}, start.position)
	return nodes, edges
}

var games = []string{"1-4", "1-5", "1-7", "1-7/3/5/6", "1-7/2/5/7", "1-7/1/2/5/6", "2,2,2,3,3", "1,1,2,2,3,3:1", "3,9:40", "5", "{}:3"}

func TestWholeTreeIsTheGame(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range games {
		tree := whole(t, text)
		game := parse(t, text)
		nodes, edges := enumerate(key{game.Position(), game.Mover()})
		if len(tree.Graph.Nodes) != len(nodes) {
			t.Errorf("%s: %d nodes, not %d", text, len(tree.Graph.Nodes), len(nodes))
		}
		moves := 0
		for _, n := range tree.Graph.Nodes {
			at := key{n.Position, n.Mover}
			if !nodes[at] || n.Outcome != solver.Outcome(n.Position) || len(n.Moves) != len(edges[at]) || n.Total != uint64(len(n.Moves)) {
				t.Errorf("%s: node %v", text, n)
			}
			for _, e := range n.Moves {
				moves++
				to := tree.Graph.Nodes[e.To]
				value := to.Outcome
				if to.Mover != n.Mover {
					value = value.Opposite()
				}
				if want := (key{to.Position, to.Mover}); edges[at][e.Move] != want || e.Outcome != value || n.Best(e) != (value == n.Outcome) {
					t.Errorf("%s: %v takes %v", text, n.Position, e)
				}
			}
		}
		checkTwigs(t, text, tree)
		if len(tree.Twigs) != moves+1 {
			t.Errorf("%s: %d twigs for %d moves", text, len(tree.Twigs), moves)
		}
	}
	if got := len(whole(t, "1-7").Graph.Nodes); got != 585 {
		t.Errorf("{1..7} has %d nodes", got)
	}
}

// checkTwigs checks that every node is drawn whole once, references lead there, and
// the scores are those of the game that leads there.
func checkTwigs(t *testing.T, text string, tree *Tree) {
	t.Helper()
	drawn := map[int]int{}
	for i, w := range tree.Twigs {
		switch w.Kind {
		case Again:
			if home := tree.Twigs[tree.Home(i)]; home.Node != w.Node || home.Kind == Again || home.Depth > w.Depth {
				t.Errorf("%s: twig %d leads to %v", text, i, home)
			}
		case Whole, Folded:
			drawn[w.Node]++
			if drawn[w.Node] > 1 {
				t.Errorf("%s: node %d is drawn %d times", text, w.Node, drawn[w.Node])
			}
		}
		game := tree.Path(i)
		p1, p2 := tree.Graph.Score(w.Node)
		if game.Position() != tree.Of(i).Position || game.Mover() != tree.Of(i).Mover || game.Score(engine.P1) != p1 || game.Score(engine.P2) != p2 {
			t.Errorf("%s: twig %d is not where %s leads", text, i, game)
		}
	}
}

// Whatever is folded and unfolded, the tree is one, and the selection stays or goes
// up.
func TestFolding(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	tree := whole(t, "1-6")
	for range 300 {
		tree.Selected = r.IntN(len(tree.Twigs))
		before := tree.Path(tree.Selected).String()
		switch r.IntN(6) {
		case 0:
			tree.FoldAll()
		case 1:
			tree.ShowOnlyBest(!tree.OnlyBest)
		case 2:
			tree.Fold(tree.Twigs[r.IntN(len(tree.Twigs))].Node)
		default:
			tree.Unfold(r.IntN(len(tree.Graph.Nodes)), r.IntN(len(tree.Graph.Nodes)))
		}
		checkTwigs(t, "1-6", tree)
		// A node drawn whole elsewhere now may have moved: its position is the same
		// or one before.
		after := tree.Path(tree.Selected)
		if !strings.HasPrefix(before+"/", after.String()+"/") {
			t.Fatalf("selected %s became %s", before, after)
		}
		for i, w := range tree.Twigs {
			if w.Kind == Whole && tree.OnlyBest {
				for _, c := range w.Children {
					if from, e, _ := tree.Into(c); !from.Best(e) {
						t.Fatalf("twig %d shows a move that is not best", i)
					}
				}
			}
		}
	}
}

func TestOrders(t *testing.T) {
	for _, test := range []struct{ position, move, want string }{
		{"{1,2,4,7}:4", "1,2,7", "1,2,7; or 2,1,7"},
		{"{1,2,4,7}:4", "1,4", "1,4"},
		{"{1,2,3,4}:0", "3", "3"},
		{"{2,2,2,3,3}:3", "2,2", "2,2"},
		{"{1,2,3}:9", "1,2,3", "1,2,3; or other orders"},
		{"{1,1,3}:9", "1,1,3", "1,1,3; or 1,3,1; or 3,1,1"},
		{"{1,2,3,4}:5", "1,3,4", "1,3,4; or 3,1,4"},
		{"{1,2,3}:6", "1,2,3", "1,2,3; or other orders"},
		{"{1,2,4}:5", "1,2,4", "1,2,4; or 2,1,4"},
	} {
		p, _ := engine.ParsePosition(test.position)
		m, _ := engine.ParseSet(test.move)
		if got := strings.Join(Orders(p, m), "; "); got != test.want {
			t.Errorf("%s takes %s: %q, want %q", test.position, test.move, got, test.want)
		}
	}
}

// Every twig can be reached by the arrow keys from every other.
func TestWalk(t *testing.T) {
	tree := whole(t, "1-5")
	for form := Down; form <= Columns; form++ {
		tree.Turn(form)
		reached := map[int]bool{0: true}
		queue := []int{0}
		for len(queue) > 0 {
			from := queue[0]
			queue = queue[1:]
			for _, key := range []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home"} {
				tree.Selected = from
				to, ok := tree.Toward(key)
				if !ok {
					t.Fatalf("no step for %s", key)
				}
				if to == from {
					continue
				}
				tree.Selected = to
				// An arrow goes where it points.
				a, b := tree.at[from], tree.at[tree.Selected]
				if dir := map[string]float64{"ArrowUp": a.Y - b.Y, "ArrowDown": b.Y - a.Y, "ArrowLeft": a.X - b.X, "ArrowRight": b.X - a.X}; key != "Home" && form != Columns && dir[key] <= 0 {
					t.Errorf("form %d: %s leads from %v to %v", form, key, a, b)
				}
				if !reached[tree.Selected] {
					reached[tree.Selected] = true
					queue = append(queue, tree.Selected)
				}
			}
		}
		if len(reached) != len(tree.Twigs) {
			t.Errorf("form %d: %d of %d reached", form, len(reached), len(tree.Twigs))
		}
	}
	if to, ok := tree.Toward("x"); ok {
		t.Errorf("x leads to %d", to)
	}
}

// The boxes that are laid out hold what is drawn.
func TestHit(t *testing.T) {
	tree := whole(t, "1-6")
	for form := Down; form <= Columns; form++ {
		tree.Turn(form)
		for i := range tree.Twigs {
			if got, ok := tree.Hit(tree.at[i], 0); !ok || got != i {
				t.Errorf("form %d: twig %d is hit as %d", form, i, got)
			}
		}
		b := tree.Bounds()
		if _, ok := tree.Hit(Point{b.Left - 50, b.Top - 50}, 40); ok {
			t.Error("something was hit beside the tree")
		}
	}
}

func TestRowsLeadToTheSelection(t *testing.T) {
	tree := whole(t, "1-7")
	for i := 0; i < len(tree.Twigs); i += 97 {
		tree.Selected = i
		rows := tree.Rows()
		if !slices.Contains(rows, i) || len(rows) > 200 || rows[0] != 0 {
			t.Errorf("twig %d: %d rows", i, len(rows))
		}
	}
}
