// Package engine is the game of Catch-Up: its nouns as small values, its rules,
// and the one notation in which sets, positions, moves and games are written
// everywhere.
//
// The rules, from the paper (section 1.1): from a set of numbers the players
// take in turn. Whoever is to move takes numbers one by one until their sum
// equals or passes the opponent's; then it is the opponent's turn. A player who
// can no longer catch up receives all that is left. The higher sum wins.
//
// All that matters of a game in progress is which numbers are left and how far
// the player to move is behind. The paper writes {1,2,4,7}:4, and so do we; see
// [Position]. A turn is the set of numbers taken in it, since their order never
// changes what follows; see [Move].
//
// The solvers stand in packages of their own below this one; package subsets draws the
// mathematics that they share. This package and all of them use the standard library only.
package engine

// Limits of what the notation can say. They keep every sum below 10,000 and
// every count of moves within 64 bits.
const (
	MaxNumber  = 99   // the largest number in a set
	MaxCount   = 60   // how many numbers a set can hold
	MaxDeficit = 9999 // the largest deficit of a position
)
