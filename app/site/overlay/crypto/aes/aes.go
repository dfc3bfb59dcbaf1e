// Package aes stands in a page for crypto/aes. go-app can keep state encrypted; this
// site does not ask it to.
package aes

import (
	"crypto/cipher"
	"errors"
)

// NewCipher makes none.
func NewCipher([]byte) (cipher.Block, error) {
	return nil, errors.New("crypto/aes is not part of the page")
}
