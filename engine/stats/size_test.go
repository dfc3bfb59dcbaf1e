//go:build !race && !wasm

package stats

// largest is the N of the largest {1..N} whose tables are tested here.
const largest = 18
