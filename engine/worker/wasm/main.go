//go:build js && wasm

// Command wasm is the engine in a Web Worker. The script web/worker.js starts it.
package main

import (
	"syscall/js"

	"catchup/engine/worker"
)

// limit is how much memory a table takes, in bytes: what phones can spare. {1..26}
// takes half of it, {1..27} does not fit.
const limit = 256 << 20

func main() {
	scope := js.Global()
	clock := scope.Get("performance")
	server := worker.NewServer(limit, worker.Host{
		Post:    func(line string) { scope.Call("postMessage", line) },
		GiveWay: giveWay(),
		Now:     func() float64 { return clock.Call("now").Float() },
	})
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, events []js.Value) any {
		server.Receive(events[0].Get("data").String())
		return nil
	}))
	server.Receive(worker.Request{Kind: worker.Ping}.String()) // the answer says that we are ready
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
