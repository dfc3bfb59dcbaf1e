//go:build !wasm

package client

// Shared returns the engine of this process.
func Shared() Engine { return shared }

var shared = NewLocal(memory)
