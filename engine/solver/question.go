package solver

import (
	"strconv"

	"catchup/engine/wire"
)

// Question is what can be asked of a [Solver] for an answer of type A.
type Question[A any] interface {
	wire.Question[A]
	// Answer works the answer out. The error is that of progress, which may be nil, an
	// [*Error] or an [*induction.TooLargeError].
	Answer(s *Solver, progress Progress) (A, error)
}

// Partial is a question whose answer is true, if not complete, also when the work on it
// was ended.
type Partial[A any] interface {
	Nothing() A // what is known without any work
}

// questions are all that can be asked by a line of text.
func questions() []question {
	return []question{
		of(&Evaluate{}), of(&Search{}), of(&Line{}), of(&Prove{}), of(&Reply{}), of(&Choose{}),
	}
}

// question is a [Question] that is still to be filled in, whatever its answer is.
type question struct {
	kind   string
	answer func(s *Solver, text string, progress Progress) (string, error)
}

func of[A any](q Question[A]) question {
	return question{q.Kind(), func(s *Solver, text string, progress Progress) (string, error) {
		err := wire.Read(text, q)
		if err != nil {
			return "", err
		}
		answer, err := q.Answer(s, progress)
		if err != nil {
			return "", err
		}
		return wire.WriteWith(func(l *wire.Line) { q.Result(l, &answer) }), nil
	}}
}

// AnswerText answers a question that came as a line of text.
func (s *Solver) AnswerText(kind, text string, progress Progress) (string, error) {
	for _, q := range questions() {
		if q.kind == kind {
			return q.answer(s, text, progress)
		}
	}
	return "", &Error{Malformed, "there is no question " + strconv.Quote(kind)}
}
