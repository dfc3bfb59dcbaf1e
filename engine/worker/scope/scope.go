//go:build js && wasm

// Package scope is the place where a server runs in a browser: a Web Worker, which
// the script web/worker.js starts.
package scope

import (
	"syscall/js"

	"catchup/engine/worker"
)

// Serve serves the page with these answers, for ever.
func Serve(answerer worker.Answerer) {
	scope := js.Global()
	clock := scope.Get("performance")
	server := worker.NewServer(answerer, worker.Host{
		Post:    func(line string) { scope.Call("postMessage", line) },
		GiveWay: giveWay(),
		Now:     func() float64 { return clock.Call("now").Float() },
	})
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, events []js.Value) any {
		server.Receive(events[0].Get("data").String())
		return nil
	}))
	server.Receive(string(worker.Ping)) // the answer says that we are ready
	select {}
}

// giveWay returns a function that lets the events that wait in the worker happen,
// messages from the page above all. A message to ourselves queues up behind them;
// a timer would too, but browsers stretch short ones to 4 ms.
func giveWay() func() {
	channel := js.Global().Get("MessageChannel").New()
	back := make(chan struct{}, 1)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		back <- struct{}{}
		return nil
	}))
	return func() {
		channel.Get("port2").Call("postMessage", nil)
		<-back
	}
}
