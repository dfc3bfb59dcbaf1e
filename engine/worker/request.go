package worker

import (
	"strconv"

	"catchup/engine"
)

// Kind says what a request or an answer is.
type Kind string

// The kinds of requests.
const (
	Evaluate Kind = "evaluate"
	Margin   Kind = "margin"
	Reply    Kind = "reply"
	Search   Kind = "search"
	Line     Kind = "line"
	Choose   Kind = "choose"
	Prove    Kind = "prove"
	Ask      Kind = "ask"
	Cancel   Kind = "cancel"
	Ping     Kind = "ping"
)

// Request is a message to the worker: one line, words with single spaces between.
//
//	evaluate ID LIMIT POSITION           what are the position and its moves worth?
//	margin ID LIMIT POSITION             the same in points
//	search ID NODES BYTES POSITION       what is it worth, without a table of everything?
//	line ID AIM POSITION                 how does it go on with best play?
//	prove ID LIMIT POSITION MOVE         what does the worth of the move rest on?
//	reply ID SEED POSITION BOT           which move does the bot make?
//	choose ID LIMIT SEED POSITION BOTS   what would these bots do, names joined by commas?
//	ask ID QUESTION                      something else, of a server for something else
//	cancel ID                            the answer is no longer wanted
//	ping                                 are you there?
//
// Whoever asks chooses the ids, each once. Every question is answered by one done
// or error, in the order of asking; a cancelled one at once, unless it is already
// answered. A search that is cancelled after its beginning is answered by what it
// knows. A ping is answered even in the middle of work.
type Request struct {
	Kind     Kind
	ID       uint64
	Position engine.Position
	Limit    uint32 // how many moves to list, or positions of a tree
	Nodes    uint64 // of a search; 0 is no limit
	Bytes    uint64 // of memory for it
	Aim      Aim
	Move     engine.Move
	Seed     uint64
	Bot      string // its name, or several
	Question string // in words that only who answers understands
}

// String returns the line.
func (r Request) String() string {
	line := string(r.Kind)
	if r.Kind == Ping {
		return line
	}
	line += " " + strconv.FormatUint(r.ID, 10)
	switch r.Kind {
	case Evaluate, Margin:
		line += number(uint64(r.Limit)) + " " + r.Position.String()
	case Search:
		line += number(r.Nodes) + number(r.Bytes) + " " + r.Position.String()
	case Line:
		line += " " + string(r.Aim) + " " + r.Position.String()
	case Prove:
		line += number(uint64(r.Limit)) + " " + r.Position.String() + " " + r.Move.String()
	case Reply:
		line += number(r.Seed) + " " + r.Position.String() + " " + r.Bot
	case Choose:
		line += number(uint64(r.Limit)) + number(r.Seed) + " " + r.Position.String() + " " + r.Bot
	case Ask:
		line += " " + r.Question
	}
	return line
}

// ParseRequest is the inverse of [Request.String]. With an error it returns what
// it could read, the id above all. The error is an [*Error] or that of the
// notation.
func ParseRequest(line string) (Request, error) {
	words := words{text: line}
	r := Request{Kind: Kind(words.next("a request"))}
	switch r.Kind {
	case Evaluate, Margin, Search, Line, Prove, Reply, Choose, Ask, Cancel:
		r.ID = words.uint("an id")
	case Ping:
	default:
		words.fail("there is no request " + strconv.Quote(string(r.Kind)))
	}
	switch r.Kind {
	case Evaluate, Margin:
		r.Limit = words.limit()
		r.Position = words.position()
	case Search:
		r.Nodes = words.uint("a number of nodes")
		r.Bytes = words.uint("a number of bytes")
		r.Position = words.position()
	case Line:
		r.Aim = words.aim()
		r.Position = words.position()
	case Prove:
		r.Limit = words.limit()
		r.Position = words.position()
		r.Move = words.set("a move")
	case Reply:
		r.Seed = words.uint("a seed")
		r.Position = words.position()
		r.Bot = words.next("a name")
	case Choose:
		r.Limit = words.limit()
		r.Seed = words.uint("a seed")
		r.Position = words.position()
		r.Bot = words.next("names")
	case Ask:
		r.Question = words.rest()
		words.text = ""
	}
	words.end()
	return r, words.err
}
