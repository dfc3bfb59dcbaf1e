// Package stats measures the game on any set, exactly: it is the paper's Tables 1
// to 6 as functions, and a few more that the paper would have liked to have.
//
//   - [PlayThroughs]: who wins if everything is random, and how P1's first number
//     changes that (Table 1 and the last columns of Table 5)
//   - [Measure]: how large the game is (Table 5; its value is that of Table 2)
//   - [Branching]: how many moves there are, turn by turn (Table 6)
//   - [LongestTurns]: how much can be taken on one turn (sections 4.3 and 4.7)
//   - [Match] and [Sample]: one way of playing against another (Tables 3 and 4),
//     as exact probabilities and as the paper had them, from simulated games
//   - [BestResponse]: the most that can be had against a known way of playing
//   - [CensusOf]: what all positions of a set are worth, and how many of them have a
//     single good move
//
// All go through the positions of a set once instead of through its games, whose
// number grows with the factorial. What takes memory in proportion to a table
// takes a limit in bytes and fails at once with an [*induction.TooLargeError] if
// that is not enough; what meets positions one by one takes a limit of them and
// fails with a [*TooManyError] when it comes to it. What can take long takes a
// progress function, which may be nil: it hears from time to time which share of
// the work is done, and finally 1, on the goroutine that does the work. An error it
// returns ends the work and is the error returned.
//
// Equal numbers are the same tile, here as in the game: two play-throughs that
// differ only in which of two equal numbers was taken first are one. Counting them
// apart would multiply every count by the same factor and change no share.
package stats

// pace tells progress how far a work of a known number of steps has come.
type pace struct {
	progress    func(done float64) error
	steps, done int
}

// tellEvery is after how many steps progress is told. A step is what is to do at a
// sub-multiset: a few microseconds.
const tellEvery = 256

// step counts a step.
func (p *pace) step() error {
	if p.done++; p.done%tellEvery != 0 {
		return nil
	}
	return tell(p.progress, float64(p.done)/float64(p.steps))
}

// finish tells that the work is done.
func (p *pace) finish() error { return tell(p.progress, 1) }

// tell is a call of progress, which may be nil.
func tell(progress func(done float64) error, done float64) error {
	if progress == nil {
		return nil
	}
	return progress(done)
}

// part returns the progress of a work that is the share from begin to end of a
// larger one.
func part(progress func(done float64) error, begin, end float64) func(done float64) error {
	if progress == nil {
		return nil
	}
	return func(done float64) error { return progress(begin + done*(end-begin)) }
}
