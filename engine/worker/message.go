package worker

import (
	"strconv"

	"catchup/engine/induction"
	"catchup/engine/solver"
	"catchup/engine/wire"
)

// Kind says what a request or an answer is.
type Kind string

// The kinds of requests and of answers.
const (
	Ask    Kind = "ask"
	Cancel Kind = "cancel"
	Ping   Kind = "ping"

	Underway Kind = "progress"
	Done     Kind = "done"
	Failed   Kind = "error"
	Working  Kind = "working"
	Idle     Kind = "idle"
)

// Request is a message to the worker: one line, words with single spaces between.
//
//	ask ID QUESTION WORDS   a question of that kind, and what it is about
//	cancel ID               the answer is no longer wanted
//	ping                    are you there?
//
// Whoever asks chooses the ids, each once. Every question is answered by one done or
// error, in the order of asking; a cancelled one at once, unless it is already answered.
// One with partial answers that is cancelled after its beginning is answered by what is
// known. A ping is answered even in the middle of work.
type Request struct {
	Kind     Kind
	ID       uint64
	Question string // its kind
	Words    string // as [wire.Write] writes it
}

// Fields implements [wire.Value].
func (r *Request) Fields(l *wire.Line) {
	l.Word("a request", (*string)(&r.Kind))
	switch r.Kind {
	case Ask:
		l.Uint("an id", &r.ID)
		l.Word("a question", &r.Question)
		l.Rest(&r.Words)
	case Cancel:
		l.Uint("an id", &r.ID)
	case Ping:
	default:
		l.Fail("there is no request " + strconv.Quote(string(r.Kind)))
	}
}

// Answer is a message from the worker: one line, words with single spaces between.
//
//	progress ID THOUSANDTHS NODES BYTES   how far the [solver.Work] has come
//	done ID WORDS                  the answer
//	error ID CODE TEXT             what went wrong; ID is 0 if the request had none
//	error ID too-large NEED LIMIT SET
//	working ID THOUSANDTHS         to a ping
//	idle                           to a ping, and when the worker is ready
type Answer struct {
	Kind  Kind
	ID    uint64
	Work  solver.Work // with [Working] only what is done of it
	Words string      // as the Result of the question writes them
	Err   error       // with [Failed]: an [*induction.TooLargeError] or a [*solver.Error]
}

// Fields implements [wire.Value].
func (a *Answer) Fields(l *wire.Line) {
	l.Word("an answer", (*string)(&a.Kind))
	switch a.Kind {
	case Idle:
		return
	case Underway, Done, Failed, Working:
		l.Uint("an id", &a.ID)
	default:
		l.Fail("there is no answer " + strconv.Quote(string(a.Kind)))
	}
	switch a.Kind {
	case Underway:
		share(l, &a.Work.Done)
		l.Uint("nodes", &a.Work.Nodes)
		l.Uint("bytes", &a.Work.Bytes)
	case Working:
		share(l, &a.Work.Done)
	case Done:
		l.Rest(&a.Words)
	case Failed:
		failure(l, &a.Err)
	}
}

// share is a share of the work, in thousandths.
func share(l *wire.Line, done *float64) {
	thousandths := uint64(*done*1000 + 0.5)
	if l.Uint("a share", &thousandths); thousandths > 1000 {
		l.Fail("a share cannot be above 1000")
	}
	*done = float64(thousandths) / 1000
}

// tooLarge is the code that stands for an [*induction.TooLargeError].
const tooLarge solver.Code = "too-large"

// failure is why there is no answer.
func failure(l *wire.Line, failed *error) {
	code, text, large := solver.Malformed, "", &induction.TooLargeError{}
	switch err := (*failed).(type) {
	case nil:
	case *induction.TooLargeError:
		code, large = tooLarge, err
	case *solver.Error:
		code, text = err.Code, err.Text
	default:
		text = err.Error()
	}
	if l.Word("a code", (*string)(&code)); code != tooLarge {
		l.Rest(&text)
		*failed = &solver.Error{Code: code, Text: text}
		return
	}
	read := *large
	l.Uint("the need", &read.Need)
	l.Uint("the limit", &read.Limit)
	l.Set("a set", &read.Set)
	*failed = &read
}
