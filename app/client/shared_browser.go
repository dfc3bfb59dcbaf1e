//go:build wasm

package client

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Shared returns the engine of this page: one worker, started at the first
// question.
func Shared() Engine { return shared }

var shared = newRemote(launchWorker("engine"))

// workerURL returns where the worker's script is, for the version of the site
// that the page belongs to.
func workerURL() string {
	address := strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + "/web/worker.js"
	if version := app.Getenv("GOAPP_VERSION"); version != "" {
		address += "?v=" + url.QueryEscape(version)
	}
	return address
}

// webWorker is a worker of the browser. Its messages are lines of text, or an
// object {crash: text} from the script that runs the engine.
type webWorker struct {
	worker           app.Value
	message, failure app.Func
}

// launchWorker returns how to start a worker that runs the program of that name.
func launchWorker(program string) launch {
	return func(receive, broke func(string)) port {
		w := webWorker{
			worker: app.Window().Get("Worker").New(workerURL(), map[string]any{"name": program}),
			message: app.FuncOf(func(_ app.Value, events []app.Value) any {
				data := events[0].Get("data")
				if data.Type() == app.TypeString {
					receive(data.String())
				} else {
					broke(data.Get("crash").String())
				}
				return nil
			}),
			failure: app.FuncOf(func(_ app.Value, events []app.Value) any {
				reason := "its script cannot be loaded"
				if message := events[0].Get("message"); message.Truthy() {
					reason = message.String()
				}
				broke(reason)
				return nil
			}),
		}
		w.worker.Set("onmessage", w.message)
		w.worker.Set("onerror", w.failure)
		return w
	}
}

func (w webWorker) post(line string) { w.worker.Call("postMessage", line) }

func (w webWorker) terminate() {
	w.worker.Set("onmessage", nil)
	w.worker.Set("onerror", nil)
	w.worker.Call("terminate")
	w.message.Release()
	w.failure.Release()
}
