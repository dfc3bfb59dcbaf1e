// Package daily hands out three puzzles a day, the same to everybody and without
// asking anybody, and counts what was made of them. Everything goes by the civil
// date of the puzzle, never by hours.
package daily
