//go:build race || wasm

package stats

// largest is the N of the largest {1..N} whose tables are tested where everything
// takes ten times as long.
const largest = 14

// largestMatch is the N of the largest {1..N} on which matches are tested where
// everything takes ten times as long.
const largestMatch = 9
