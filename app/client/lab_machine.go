//go:build !wasm

package client

import (
	"context"

	"catchup/engine/lab"
	"catchup/engine/lab/tables"
)

// room is what answers may take in the same process: as much as in a page's worker.
var room = tables.Room{Bytes: memory, Positions: 1 << 18}

func labTable(ctx context.Context, q lab.Question, progress func(done float64)) (lab.Table, error) {
	return tables.Of(q, room, func(done float64) error {
		if progress != nil {
			progress(done)
		}
		return ctx.Err()
	})
}
