//go:build js && wasm

// Command wasm is the Lab's engine in a Web Worker. It is a program of its own
// because its exact fractions and long integers take a third of it: pages that need
// none do not load it. The script web/worker.js starts it.
package main

import (
	"catchup/engine/lab/tables"
	"catchup/engine/worker/scope"
)

func main() {
	scope.Serve(tables.AnswerText)
}
