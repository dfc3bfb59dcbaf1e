package tree

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"catchup/engine"
)

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
