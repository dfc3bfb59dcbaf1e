// Package client is how pages ask the exact engine. In a page it runs in a Web
// Worker, so that the page never blocks; in tests and while the site is built it
// runs in the same process.
//
// A component asks by an [Asker]:
//
//	client.Ask(&p.asker, &solver.Evaluate{Position: position}, p.valued)
//
// What can be asked are the questions of package solver and of package lab; see package
// worker for what it takes to add one.
package client

import "catchup/engine/solver"

// memory is how much tables may take, in bytes: in the same process as much as in a
// page's worker, which is kept if a question has taken no more. To end it is the only way
// to give the memory back.
const memory = 256 << 20

// nothing is what is known before any work: no answer, unless the question says what.
func nothing[A any](q any) (none A) {
	if partial, is := q.(solver.Partial[A]); is {
		return partial.Nothing()
	}
	return none
}
