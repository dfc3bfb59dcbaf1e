package worker

import (
	"strconv"

	"catchup/engine/induction"
)

// The kinds of answers.
const (
	Underway Kind = "progress"
	Done     Kind = "done"
	Failed   Kind = "error"
	Working  Kind = "working"
	Idle     Kind = "idle"
)

// Answer is a message from the worker: one line, words with single spaces between.
//
//	progress ID THOUSANDTHS NODES BYTES   how far the [Work] has come
//	done ID PAYLOAD                to evaluate and margin an [Evaluation], to search
//	                               what was [Found], to line a game, to prove what
//	                               [ProofText] writes, to reply a move as a list of
//	                               numbers, to choose what [ChoicesText] writes, to ask
//	                               milliseconds and a text
//	error ID CODE TEXT             what went wrong; ID is 0 if the request had none
//	error ID too-large NEED LIMIT POSITION
//	working ID THOUSANDTHS         to a ping
//	idle                           to a ping, and when the worker is ready
type Answer struct {
	Kind    Kind
	ID      uint64
	Work    Work // with [Working] only what is done of it
	Payload string
	Err     error // with [Failed]: an [*induction.TooLargeError] or an [*Error]
}

// Code says what kind of error an [Error] is.
type Code string

// The codes of errors.
const (
	Malformed Code = "malformed" // the request
	TooMany   Code = "too-many"  // moves to choose from
	Unsolved  Code = "unsolved"  // by a search that had to end
	Cancelled Code = "cancelled" // by request
	Internal  Code = "internal"  // a mistake in this program

	tooLarge Code = "too-large" // stands for an [*induction.TooLargeError]
)

// Error is what went wrong with a request.
type Error struct {
	Code Code
	Text string
}

func (e *Error) Error() string { return e.Text }

// String returns the line.
func (a Answer) String() string {
	line := string(a.Kind)
	if a.Kind == Idle {
		return line
	}
	line += " " + strconv.FormatUint(a.ID, 10)
	switch a.Kind {
	case Underway:
		line += number(thousandths(a.Work.Done)) + number(a.Work.Nodes) + number(a.Work.Bytes)
	case Working:
		line += number(thousandths(a.Work.Done))
	case Done:
		line += " " + a.Payload
	case Failed:
		line += " " + failure(a.Err)
	}
	return line
}

func thousandths(share float64) uint64 { return uint64(share*1000 + 0.5) }

// failure returns code and text of an error.
func failure(err error) string {
	switch err := err.(type) {
	case *induction.TooLargeError:
		return string(tooLarge) + " " + strconv.FormatUint(err.Need, 10) + " " +
			strconv.FormatUint(err.Limit, 10) + " " + err.Set.String()
	case *Error:
		return string(err.Code) + " " + err.Text
	default:
		return string(Malformed) + " " + err.Error()
	}
}

// ParseAnswer is the inverse of [Answer.String].
func ParseAnswer(line string) (Answer, error) {
	words := words{text: line}
	a := Answer{Kind: Kind(words.next("an answer"))}
	switch a.Kind {
	case Idle:
	case Underway:
		a.ID, a.Work.Done = words.uint("an id"), words.share()
		a.Work.Nodes, a.Work.Bytes = words.uint("nodes"), words.uint("bytes")
	case Working:
		a.ID, a.Work.Done = words.uint("an id"), words.share()
	case Done:
		a.ID, a.Payload = words.uint("an id"), words.rest()
		words.text = ""
	case Failed:
		a.ID, a.Err = words.uint("an id"), words.failure()
	default:
		words.fail("there is no answer " + strconv.Quote(string(a.Kind)))
	}
	words.end()
	return a, words.err
}

// failure reads what the function of that name writes.
func (w *words) failure() error {
	switch code := Code(w.next("a code")); code {
	case tooLarge:
		err := &induction.TooLargeError{Need: w.uint("the need"), Limit: w.uint("the limit")}
		err.Set = w.position().Left
		return err
	default:
		err := &Error{code, w.rest()}
		w.text = ""
		return err
	}
}
