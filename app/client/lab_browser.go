//go:build wasm

package client

import (
	"context"

	"catchup/engine/lab"
	"catchup/engine/worker"
)

var askLab = newRemote(launchWorker("lab")).askLab

// askLab asks a worker.
func (r *Remote) askLab(ctx context.Context, q lab.Question, progress func(done float64)) (Answer, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Ask, Question: string(q)}, share(progress), parseAnswer)
}
