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
	Reply    Kind = "reply"
	Cancel   Kind = "cancel"
	Ping     Kind = "ping"
)

// Request is a message to the worker: one line, words with single spaces between.
//
//	evaluate ID LIMIT POSITION     what are the position and its moves worth?
//	reply ID SEED POSITION BOT     which move does the bot make?
//	cancel ID                      the answer is no longer wanted
//	ping                           are you there?
//
// Whoever asks chooses the ids, each once. Every question is answered by one done
// or error, in the order of asking; a cancelled one at once, unless it is already
// answered. A ping is answered even in the middle of work.
type Request struct {
	Kind     Kind
	ID       uint64
	Position engine.Position
	Limit    uint32 // how many moves to list
	Seed     uint64
	Bot      string // its name
}

// String returns the line.
func (r Request) String() string {
	line := string(r.Kind)
	if r.Kind == Ping {
		return line
	}
	line += " " + strconv.FormatUint(r.ID, 10)
	switch r.Kind {
	case Evaluate:
		line += " " + strconv.FormatUint(uint64(r.Limit), 10) + " " + r.Position.String()
	case Reply:
		line += " " + strconv.FormatUint(r.Seed, 10) + " " + r.Position.String() + " " + r.Bot
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
	case Ping:
	case Cancel:
		r.ID = words.uint("an id")
	case Evaluate:
		r.ID = words.uint("an id")
		r.Limit = uint32(min(words.uint("a limit"), 1<<32-1))
		r.Position = words.position()
	case Reply:
		r.ID = words.uint("an id")
		r.Seed = words.uint("a seed")
		r.Position = words.position()
		r.Bot = words.next("a name")
	default:
		words.fail("there is no request " + strconv.Quote(string(r.Kind)))
	}
	words.end()
	return r, words.err
}
