//go:build race || wasm

package endgame

// largest is smaller where everything takes several times as long.
const largest = 12
