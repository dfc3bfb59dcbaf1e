//go:build js && wasm

// Command wasm is the engine in a Web Worker. The script web/worker.js starts it.
package main

import (
	"catchup/engine/solver"
	"catchup/engine/worker/scope"
)

// limit is how much memory a table takes, in bytes: what phones can spare. {1..26}
// takes half of it, {1..27} does not fit.
const limit = 256 << 20

func main() {
	scope.Serve(solver.New(limit).AnswerText)
}
