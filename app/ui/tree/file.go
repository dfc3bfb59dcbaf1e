package tree

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// File is a tree as it is exported: what is drawn, no more. Nodes are numbered as
// they are met level by level from node 0, the position at which the game stands,
// and edges follow the nodes that they leave, in the order in which they are drawn.
// [Parse] needs the game and the open nodes.
//
//	{"format":"catch-up tree 1","game":"1-7/3/5/6",
//	 "nodes":[{"position":"{1,2,4,7}:4","player":"P2","outcome":"win","score":[9,5],"moves":8,"open":true}, ...],
//	 "edges":[{"from":0,"to":1,"move":[1,2,7],"outcome":"win","best":true}, ...]}
type File struct {
	Format   string     `json:"format"`
	Game     string     `json:"game"`                // in notation: the position at its end is node 0
	OnlyBest bool       `json:"only_best,omitempty"` // moves that give something away are left out
	Nodes    []FileNode `json:"nodes"`
	Edges    []FileEdge `json:"edges"`
}

// FileNode is a position with the player to move; after the last move it is the one
// who is behind.
type FileNode struct {
	Position string `json:"position"`
	Player   string `json:"player"`  // P1 or P2
	Outcome  string `json:"outcome"` // for that player: win, draw or loss
	Score    [2]int `json:"score"`   // of P1 and P2
	Moves    uint64 `json:"moves"`   // how many there are
	Open     bool   `json:"open"`    // they are among the edges
}

// FileEdge is a move. Its outcome is that for the player who makes it; it is best if
// that is what the position is worth.
type FileEdge struct {
	From    int    `json:"from"`
	To      int    `json:"to"`
	Move    []int  `json:"move"`
	Outcome string `json:"outcome"`
	Best    bool   `json:"best"`
}

const (
	format        = "catch-up tree 1"
	largest       = 2 << 20 // bytes of a file
	metadataStart = `<metadata id="catch-up-tree">`
	metadataEnd   = `</metadata>`
)

// JSON returns the tree as a [File].
func (t *Tree) JSON() string {
	f := File{Format: format, Game: t.Graph.start.String(), OnlyBest: t.OnlyBest, Edges: []FileEdge{}}
	numbers := map[int]int{}
	for i, w := range t.Twigs {
		number, met := numbers[w.Node]
		if !met {
			number = len(f.Nodes)
			numbers[w.Node] = number
			n := t.Of(i)
			p1, p2 := t.Graph.Score(w.Node)
			f.Nodes = append(f.Nodes, FileNode{
				n.Position.String(), n.Mover.String(), n.Outcome.String(), [2]int{p1, p2}, n.Total, w.Kind == Whole,
			})
		}
		if from, e, ok := t.Into(i); ok {
			move := slices.Collect(e.Move.All())
			f.Edges = append(f.Edges, FileEdge{numbers[t.Twigs[w.Parent].Node], number, move, e.Outcome.String(), from.Best(e)})
		}
	}
	text, _ := json.Marshal(f) // no value in it can fail
	return string(text)
}

// Saved is what it takes to show an exported tree again: all else can be worked out.
type Saved struct {
	Game     *engine.Game
	OnlyBest bool
	Open     []Place // the nodes that are unfolded
}

// wrong says what in a file is wrong, and where, as in "nodes[3].position".
func wrong(where, problem string) error { return errors.New(where + ": " + problem) }

// Parse reads what [Tree.JSON] or [Tree.SVG] wrote. Of a [File] it takes the game and
// the nodes that are open; the rest is for others and need not be there. An error
// says where and what.
func Parse(text string) (Saved, error) {
	if len(text) > largest {
		return Saved{}, wrong("The file", "is larger than "+strconv.Itoa(largest>>20)+" MiB")
	}
	if strings.HasPrefix(strings.TrimSpace(text), "<") {
		_, rest, found := strings.Cut(text, metadataStart)
		inside, _, closed := strings.Cut(rest, metadataEnd)
		if !found || !closed {
			return Saved{}, wrong("The drawing", "carries no tree: only drawings exported here can be opened again")
		}
		text = inside
	}
	var f File
	if err := json.Unmarshal([]byte(text), &f); err != nil {
		return Saved{}, located(text, err)
	}
	if f.Format != format {
		return Saved{}, wrong("format", "must be "+strconv.Quote(format))
	}
	game, err := engine.ParseGame(f.Game)
	if err != nil {
		return Saved{}, wrong("game", err.Error())
	}
	saved := Saved{Game: game, OnlyBest: f.OnlyBest}
	for i, n := range f.Nodes {
		where := "nodes[" + strconv.Itoa(i) + "]."
		position, err := engine.ParsePosition(n.Position)
		if err != nil {
			return Saved{}, wrong(where+"position", err.Error())
		}
		mover := engine.P1
		if n.Player == engine.P2.String() {
			mover = engine.P2
		} else if n.Player != engine.P1.String() {
			return Saved{}, wrong(where+"player", "must be P1 or P2")
		}
		if n.Open {
			saved.Open = append(saved.Open, Place{position, mover})
		}
	}
	return saved, nil
}

// located says where in the text the decoder has failed.
func located(text string, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	before, problem := text, "the text ends too early"
	switch {
	case errors.As(err, &kind):
		before, problem = text[:kind.Offset-1], kind.Field+" cannot be a "+kind.Value
	case errors.As(err, &syntax) && syntax.Error() != "unexpected end of JSON input":
		before, problem = text[:syntax.Offset-1], syntax.Error()
	}
	row, column := strings.Count(before, "\n")+1, len(before)-strings.LastIndexByte(before, '\n')
	return wrong("Line "+strconv.Itoa(row)+", character "+strconv.Itoa(column), problem)
}
