//go:build !wasm

package e2e

import (
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// During a search that would take minutes, and is allowed half a gigabyte, the
// worker answers, tells how far it is, and stops within the time after which a page
// would end it, with what it knows.
func TestALongSearchGivesWay(t *testing.T) {
	h := serve(t, "/", built(t, "/"))
	p := newVisitor(t, h)
	p.visit("/")
	p.booted()
	found := eval[struct {
		Answer, Progress string
		Silent, Stopping float64
		Answered         int
	}](p, `new Promise((done) => {
		const found = { Silent: 0, Answered: 0 };
		const engine = new Worker("web/worker.js");
		let asked, stopped;
		const ping = () => { asked = performance.now(); engine.postMessage("ping"); };
		engine.onmessage = ({ data }) => {
			if (data === "idle") {
				engine.postMessage("ask 1 search 1-45 0 536870912");
				ping();
			} else if (data.startsWith("working")) {
				found.Answered++;
				found.Silent = Math.max(found.Silent, performance.now() - asked);
				setTimeout(ping, 10);
			} else if (data.startsWith("progress")) {
				found.Progress = data;
				if (Number(data.split(" ")[3]) > 20000 && !stopped) {
					stopped = performance.now();
					engine.postMessage("cancel 1");
				}
			} else {
				engine.terminate();
				found.Answer = data;
				found.Stopping = performance.now() - stopped;
				done(found);
			}
		};
	})`)
	t.Logf("%+v", found)
	if found.Answered < 5 || found.Stopping > 200 {
		t.Errorf("%d pings were answered; stopping took %.0f ms", found.Answered, found.Stopping)
	}
	var answer, progress worker.Answer
	if err := wire.Read(found.Answer, &answer); err != nil {
		t.Fatal(err)
	}
	var known solver.Found
	err := wire.ReadWith(answer.Words, func(l *wire.Line) { (&solver.Search{}).Result(l, &known) })
	if err != nil || known.Proved() || known.AtLeast != engine.Loss || known.Nodes < 20000 || known.Bytes > 512<<20 {
		t.Errorf("known is %+v, error %v", known, err)
	}
	if err := wire.Read(found.Progress, &progress); err != nil || progress.Work.Nodes < 20000 || progress.Work.Bytes == 0 || strings.HasPrefix(found.Progress, "progress 1 1000 ") {
		t.Errorf("the last progress was %q, error %v", found.Progress, err)
	}
}
