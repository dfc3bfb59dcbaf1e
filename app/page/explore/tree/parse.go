package tree

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"catchup/engine"
)

// FileError says what in a file is wrong, and where.
type FileError struct {
	Where   string // as in "nodes[3].position", or "line 2, character 14"
	Problem string
}

func (e *FileError) Error() string { return e.Where + ": " + e.Problem }

var tooLarge = &FileError{"The file", "is larger than " + strconv.Itoa(largest>>20) + " MiB"}

// Parse reads what [Tree.JSON] or [Tree.SVG] wrote. The error is a [*FileError]. A
// file that it takes is a tree by the rules of the game; that the outcomes are right
// is another matter: [File.Check].
func Parse(text string) (File, error) {
	if len(text) > largest {
		return File{}, tooLarge
	}
	text, err := embedded(text)
	if err != nil {
		return File{}, err
	}
	var f File
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&f); err != nil {
		return File{}, located(text, err, d.InputOffset())
	}
	if _, err := d.Token(); err != io.EOF {
		return File{}, at(text, d.InputOffset(), "there is more after the end of the tree")
	}
	return f, f.follow()
}

// embedded returns the tree in a drawing, or the text as it is if it is none.
func embedded(text string) (string, error) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "<") {
		return text, nil
	}
	_, rest, found := strings.Cut(text, metadataStart)
	inside, _, closed := strings.Cut(rest, metadataEnd)
	if !found || !closed {
		return "", &FileError{"The drawing", "carries no tree: only drawings exported here can be opened again"}
	}
	return inside, nil
}

// located says where in the text the decoder has failed.
func located(text string, err error, offset int64) error {
	switch err := err.(type) {
	case *json.SyntaxError:
		return at(text, err.Offset-1, strings.TrimPrefix(err.Error(), "json: "))
	case *json.UnmarshalTypeError:
		return at(text, err.Offset-1, err.Field+" cannot be a "+err.Value)
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return at(text, int64(len(text)), "the text ends too early")
	}
	return at(text, offset, strings.TrimPrefix(err.Error(), "json: "))
}

// at returns an error at an offset, in bytes.
func at(text string, offset int64, problem string) error {
	before := text[:min(max(int(offset), 0), len(text))]
	row := strings.Count(before, "\n") + 1
	column := len(before) - strings.LastIndexByte(before, '\n')
	return &FileError{"Line " + strconv.Itoa(row) + ", character " + strconv.Itoa(column), problem}
}

// wrong returns an error at a field of a node or an edge.
func wrong(list string, i int, field, problem string) error {
	return &FileError{list + "[" + strconv.Itoa(i) + "]." + field, problem}
}

// follow walks through the tree by the rules of the game.
func (f File) follow() error {
	if f.Format != format {
		return &FileError{"format", "must be " + strconv.Quote(format)}
	}
	game, err := engine.ParseGame(f.Game)
	if err != nil {
		return &FileError{"game", err.Error()}
	}
	if len(f.Nodes) == 0 {
		return &FileError{"nodes", "there must be one"}
	}
	points := game.Score(engine.P1) + game.Score(engine.P2) + game.Position().Left.Sum()
	g := Graph{points: points}
	places := make([]place, len(f.Nodes))
	seen := map[place]int{}
	for i, n := range f.Nodes {
		node, err := n.node(i)
		if err != nil {
			return err
		}
		places[i] = place{node.Position, node.Mover}
		if before, twice := seen[places[i]]; twice {
			return wrong("nodes", i, "position", "is nodes["+strconv.Itoa(before)+"] again")
		}
		seen[places[i]] = i
		g.Nodes = append(g.Nodes, node)
		if p1, p2 := g.Score(i); n.Score != [2]int{p1, p2} {
			return wrong("nodes", i, "score", "must be ["+strconv.Itoa(p1)+","+strconv.Itoa(p2)+"]")
		}
	}
	if places[0] != (place{game.Position(), game.Mover()}) {
		return wrong("nodes", 0, "position", "must be "+game.Position().String()+" with "+game.Mover().String()+" to move, where the game stands")
	}
	next, last := 1, 0 // the first node that no edge has led to, the latest that one has left
	left := make([]int, len(f.Nodes))
	used := map[[2]int]bool{}
	for i, e := range f.Edges {
		switch {
		case e.From < last || e.From >= next:
			return wrong("edges", i, "from", "must follow the order of the nodes")
		case e.To < 0 || e.To > next || e.To >= len(f.Nodes):
			return wrong("edges", i, "to", "must be a node met before, or the next one, "+strconv.Itoa(next))
		case !f.Nodes[e.From].Open:
			return wrong("edges", i, "from", "is a node that is not open")
		case used[[2]int{e.From, e.To}]:
			return wrong("edges", i, "move", "is there twice")
		}
		used[[2]int{e.From, e.To}] = true
		last = e.From
		next = max(next, e.To+1)
		left[e.From]++
		if err := f.edge(i, places[e.From], places[e.To], g.Nodes[e.From].Outcome, g.Nodes[e.To].Outcome); err != nil {
			return err
		}
	}
	if next < len(f.Nodes) {
		return wrong("nodes", next, "position", "no edge leads there")
	}
	for i, n := range f.Nodes {
		total := places[i].position.CountMoves()
		switch {
		case n.Open && left[i] == 0:
			return wrong("nodes", i, "open", "no edge leaves it")
		case n.Moves != total:
			return wrong("nodes", i, "moves", "must be "+strconv.FormatUint(total, 10))
		}
	}
	return nil
}

func (n FileNode) node(i int) (Node, error) {
	p, err := engine.ParsePosition(n.Position)
	if err != nil {
		return Node{}, wrong("nodes", i, "position", err.Error())
	}
	if n.Position != p.String() {
		return Node{}, wrong("nodes", i, "position", "must be written "+p.String())
	}
	o, err := engine.ParseOutcome(n.Outcome)
	if err != nil {
		return Node{}, wrong("nodes", i, "outcome", "must be win, draw or loss")
	}
	if p.Over() && o != engine.OutcomeOf(p.Margin()) {
		return Node{}, wrong("nodes", i, "outcome", "must be "+engine.OutcomeOf(p.Margin()).String()+" at the end of this game")
	}
	mover := engine.P1
	switch n.Player {
	case engine.P1.String():
	case engine.P2.String():
		mover = engine.P2
	default:
		return Node{}, wrong("nodes", i, "player", "must be P1 or P2")
	}
	return Node{Position: p, Mover: mover, Outcome: o}, nil
}

// edge checks a move against where it starts and where it is said to lead.
func (f File) edge(i int, from, to place, worth, next engine.Outcome) error {
	e := f.Edges[i]
	move, err := engine.SetOf(e.Move...)
	if err != nil {
		return wrong("edges", i, "move", err.Error())
	}
	if err := from.position.Check(move); err != nil {
		return wrong("edges", i, "move", err.Error())
	}
	o, err := engine.ParseOutcome(e.Outcome)
	if err != nil {
		return wrong("edges", i, "outcome", "must be win, draw or loss")
	}
	led, there := from.after(move, o)
	switch {
	case led != to:
		return wrong("edges", i, "to", "the move leads to "+led.position.String()+" with "+led.mover.String()+" to move")
	case there != next:
		return wrong("edges", i, "outcome", "does not agree with that of nodes["+strconv.Itoa(e.To)+"]")
	case o > worth:
		return wrong("edges", i, "outcome", "is better than that of nodes["+strconv.Itoa(e.From)+"]")
	case e.Best != (o == worth):
		return wrong("edges", i, "best", "must be "+strconv.FormatBool(o == worth))
	}
	return nil
}
