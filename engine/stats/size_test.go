//go:build !race && !wasm

package stats

// largest is the N of the largest {1..N} whose tables are tested here.
const largest = 18

// largestMatch is the N of the largest {1..N} on which matches are tested here.
const largestMatch = 12
