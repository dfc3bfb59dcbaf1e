package client

import (
	"context"
	"strconv"
	"time"

	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// call is a question put to one run of a worker.
type call struct {
	session  *session
	question worker.Request
	answer   chan worker.Answer // takes one
	progress chan solver.Work   // keeps the latest
}

// wait posts the question as soon as the worker is ready and returns its answer,
// or why the run is over instead. If the context ends it has the worker stop, and
// terminates it if it does not in time.
func (c *call) wait(ctx context.Context, progress func(solver.Work)) (worker.Answer, *end) {
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	ready := c.session.ready
	silent, limit, heard := 0, late, c.session.words()
	for {
		select {
		case <-ready:
			ready = nil
			silent, limit = 0, deaf
			c.session.port.post(wire.Write(&c.question))
		case a := <-c.answer:
			return a, nil
		case work := <-c.progress:
			progress(work)
		case <-c.session.ended:
			return worker.Answer{}, c.session.why
		case <-ctx.Done():
			return c.stop(ctx, ready == nil)
		case <-beat.C:
			words := c.session.words()
			if silent++; words > heard {
				silent, heard = 0, words
			}
			if silent == limit {
				seconds := strconv.Itoa(limit * int(heartbeat/time.Second))
				return worker.Answer{}, &end{true, "no word from it for " + seconds + " seconds"}
			}
			if ready == nil {
				c.session.port.post(string(worker.Ping))
			}
		}
	}
}

// stop takes the question back. A worker that has not seen it yet need not know.
func (c *call) stop(ctx context.Context, posted bool) (worker.Answer, *end) {
	stopped := worker.Answer{Err: ctx.Err()}
	if !posted {
		return stopped, nil
	}
	c.session.port.post(wire.Write(&worker.Request{Kind: worker.Cancel, ID: c.question.ID}))
	timeout := time.NewTimer(patience)
	defer timeout.Stop()
	select {
	case a := <-c.answer:
		stopped.Words = a.Words // of a search: what it knows
		return stopped, nil
	case <-c.session.ended:
		return stopped, nil
	case <-timeout.C:
		return stopped, &end{false, "it did not stop when it was told to"}
	}
}
