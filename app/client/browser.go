//go:build wasm

package client

import (
	"context"
	"net/url"

	"catchup/app/browser"
	"catchup/app/route"
	"catchup/engine/lab"
	"catchup/engine/solver"
	"catchup/engine/wire"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The engine of this page and the Lab's: a worker each, as they are programs of their
// own, started at the first question. Neither keeps the other waiting.
var shared, laboratory = newRemote(launchWorker("engine")), newRemote(launchWorker("lab"))

// Solve returns the answer to a question. It blocks until that is there, so a page calls
// it on a goroutine of its own, or has an [Asker] do that; it can be called at the same
// time, and questions are answered one after the other.
//
// When the context ends it returns its error, in a page within 0.2 s; to a question that
// is [solver.Partial] with what is known by then. Other errors are an
// [*induction.TooLargeError], those of the question, in a page as a [*solver.Error], and
// in a page a [*BrokenError]. The progress may be nil; it hears now and then how far the
// work has come.
//
// What was computed is kept, as far as there is room, so that the same or what follows
// from it can be asked again at no cost.
func Solve[A any](ctx context.Context, q wire.Question[A], progress func(solver.Work)) (A, error) {
	if _, is := any(q).(*lab.Question); is {
		return solveRemote(ctx, laboratory, q, progress)
	}
	return solveRemote(ctx, shared, q, progress)
}

// workerURL returns where the worker's script is, for the version of the site
// that the page belongs to.
func workerURL() string {
	address := route.Root() + "/web/worker.js"
	if version := app.Getenv("GOAPP_VERSION"); version != "" {
		address += "?v=" + url.QueryEscape(version)
	}
	return address
}

// webWorker is a worker of the browser. Its messages are lines of text, or an
// object {crash: text} from the script that runs the engine.
type webWorker struct {
	app.Value
	listening []func() // to stop it
}

// launchWorker returns how to start a worker that runs the program of that name.
func launchWorker(program string) launch {
	return func(receive, broke func(string)) port {
		w := app.Window().Get("Worker").New(workerURL(), map[string]any{"name": program})
		message := browser.Listen(w, "message", func(event app.Value) {
			if data := event.Get("data"); data.Type() == app.TypeString {
				receive(data.String())
			} else {
				broke(data.Get("crash").String())
			}
		})
		failure := browser.Listen(w, "error", func(event app.Value) {
			reason := "its script cannot be loaded"
			if message := event.Get("message"); message.Truthy() {
				reason = message.String()
			}
			broke(reason)
		})
		return webWorker{w, []func(){message, failure}}
	}
}

func (w webWorker) post(line string) { w.Call("postMessage", line) }

func (w webWorker) terminate() {
	for _, stop := range w.listening {
		stop()
	}
	w.Call("terminate")
}
