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
// progress function, which may be nil: see [engine.Progress].
//
// Equal numbers are the same tile, here as in the game: two play-throughs that
// differ only in which of two equal numbers was taken first are one. Counting them
// apart would multiply every count by the same factor and change no share.
package stats
