// Package rand stands in a page for crypto/rand. go-app makes names with it that no two
// tabs may share, and nothing that is secret.
package rand

import (
	"io"
	"math/rand/v2"
)

// Reader reads random bytes from Go's generator, whose seed the browser's cryptographic
// one gives.
var Reader io.Reader = reader{}

type reader struct{}

func (reader) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(rand.Uint32())
	}
	return len(p), nil
}
