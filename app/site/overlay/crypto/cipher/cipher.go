// Package cipher stands in a page for crypto/cipher, which go-app uses with crypto/aes.
package cipher

import "errors"

// A Block would be a cipher.
type Block interface{ BlockSize() int }

// An AEAD has the methods that go-app calls, of a cipher that there is not.
type AEAD interface {
	NonceSize() int
	Seal(dst, nonce, plaintext, additionalData []byte) []byte
	Open(dst, nonce, ciphertext, additionalData []byte) ([]byte, error)
}

// NewGCM makes none.
func NewGCM(Block) (AEAD, error) {
	return nil, errors.New("crypto/cipher is not part of the page")
}
