package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Number returns the number that is the value of the button or field from which an
// event came.
func Number(ctx app.Context) (n int, ok bool) {
	n, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	return n, err == nil
}
