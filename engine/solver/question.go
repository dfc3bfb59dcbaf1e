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

// questions are all that can be asked by a line of text, each still to be filled in.
func questions() []question {
	return []question{
		of(&Evaluate{}), of(&Search{}), of(&Line{}), of(&Prove{}), of(&Reply{}), of(&Choose{}),
	}
}

// AnswerText answers a question that came as a line of text.
func (s *Solver) AnswerText(kind, text string, progress Progress) (string, error) {
	for _, q := range questions() {
		if q.asked.Kind() != kind {
			continue
		}
		if err := wire.Read(text, q.asked); err != nil {
			return "", err
		}
		if err := q.answered.answer(s, progress); err != nil {
			return "", err
		}
		return wire.WriteWith(q.answered.write), nil
	}
	return "", &Error{Malformed, "there is no question " + strconv.Quote(kind)}
}

// question is a [Question] whatever its answer is.
type question struct {
	asked interface {
		wire.Value
		Kind() string
	}
	answered interface {
		answer(s *Solver, progress Progress) error
		write(l *wire.Line)
	}
}

func of[A any](q Question[A]) question { return question{q, &answered[A]{question: q}} }

// answered is a question with its answer.
type answered[A any] struct {
	question Question[A]
	result   A
}

func (a *answered[A]) answer(s *Solver, progress Progress) (err error) {
	a.result, err = a.question.Answer(s, progress)
	return err
}

func (a *answered[A]) write(l *wire.Line) { a.question.Result(l, &a.result) }
