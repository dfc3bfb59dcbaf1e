package client

import (
	"errors"

	"catchup/engine/induction"
)

// TooLarge reports whether an answer failed since there is no room for a table so large.
func TooLarge(err error) bool {
	var tooLarge *induction.TooLargeError
	return errors.As(err, &tooLarge)
}
