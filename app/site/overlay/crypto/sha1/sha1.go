// Package sha1 stands in a page for crypto/sha1, with which go-app's server makes up a
// version for a site that has none.
package sha1

import "hash"

// New makes none.
func New() hash.Hash { panic("crypto/sha1 is not part of the page") }

// Sum makes none.
func Sum([]byte) [20]byte { panic("crypto/sha1 is not part of the page") }
