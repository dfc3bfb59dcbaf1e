//go:build !race && !wasm

package endgame

// largest is up to which number every set is looked at.
const largest = 20
