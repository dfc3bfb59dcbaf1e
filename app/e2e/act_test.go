//go:build !wasm

package e2e

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// eval returns the value of a JavaScript expression; a promise is waited for.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// wait waits until the JavaScript condition holds. The page itself looks, again
// and again; if it is left for another page meanwhile, that one goes on looking.
func (p *tab) wait(condition string) {
	p.t.Helper()
	look := fmt.Sprintf(`new Promise((resolve) => {
		const look = () => {
			let holds = false;
			try { holds = %s } catch {}
			holds ? resolve(true) : setTimeout(look, 10);
		};
		look();
	})`, condition)
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	for {
		_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](look, chromedp.EvalAwaitPromise))
		switch {
		case err == nil:
			return
		case ctx.Err() != nil:
			body, _ := chromedp.Run(p.ctx, chromedp.Evaluate[string](`document.body.innerText`))
			p.t.Fatalf("after %v it does not hold that %s (%v); the page says:\n%s", patience, condition, err, body)
		}
		// Otherwise the page was left while it looked.
	}
}

// booted waits until the program runs, has drawn the page and hears what is done.
func (p *tab) booted() {
	p.t.Helper()
	p.wait(`document.documentElement.dataset.boot === "running" && document.documentElement.dataset.app === "ready" &&
		!document.getElementById("app-wasm-loader") && document.querySelector("h1") !== null`)
}

// stored waits until the service worker has the whole site.
func (p *tab) stored() {
	p.t.Helper()
	p.wait(`navigator.serviceWorker.controller?.state === "activated"`)
	p.waitFor(fmt.Sprintf(`await caches.match("%[1]sweb/study.wasm") && await caches.match("%[1]sweb/lab.wasm")`, p.host.base))
}

// waitFor waits until a condition holds that may await promises.
func (p *tab) waitFor(condition string) {
	p.t.Helper()
	eval[bool](p, `(async () => {
		while (!(`+condition+`)) {
			await new Promise((next) => setTimeout(next, 10));
		}
		return true;
	})()`)
}

// text returns the text that a visitor sees in the first element that matches.
func (p *tab) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%q).innerText`, selector))
}

// click clicks the middle of the element that assistive technology knows under
// role and name, once it is there, stands still and is not covered.
func (p *tab) click(role, name string) {
	p.t.Helper()
	send(p, page.BringToFront, cdp.Empty{})
	deadline := time.Now().Add(patience)
	for time.Now().Before(deadline) {
		if id, found := p.find(role, name); found {
			if at := p.middle(id); len(at) == 2 {
				p.do(chromedp.MouseClickXY(at[0], at[1]))
				return
			}
		}
	}
	p.t.Fatalf("there is no %s %q that can be clicked; the page says:\n%s", role, name, p.text("body"))
}

// find returns the element that assistive technology knows under role and name.
func (p *tab) find(role, name string) (id cdp.BackendNodeID, found bool) {
	p.t.Helper()
	root := send(p, dom.GetDocument, dom.GetDocumentParams{}).Root
	nodes := send(p, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{
		NodeID: root.NodeID, Role: role, AccessibleName: name,
	}).Nodes
	for _, node := range nodes {
		if !node.Ignored {
			return node.BackendDOMNodeID, true
		}
	}
	return 0, false
}

// middle scrolls to an element and returns where its middle is in the window, or
// nothing if it has gone or something else would be clicked there.
func (p *tab) middle(id cdp.BackendNodeID) []float64 {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	node, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: id})
	if err != nil {
		return nil
	}
	at, err := chromedp.Run(ctx, chromedp.CallFunctionOn[[]float64](`async function () {
		this.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		// A link that breaks over lines has a box on each of them.
		const box = () => this.getClientRects()[0] ?? this.getBoundingClientRect();
		let before, now = box();
		do {
			before = now;
			await new Promise(requestAnimationFrame);
			now = box();
		} while (now.x !== before.x || now.y !== before.y);
		const at = [now.x + now.width / 2, now.y + now.height / 2];
		const top = document.elementFromPoint(...at);
		return this.contains(top) || (top && top.closest("label")?.control === this) ? at : [];
	}`, func(call *runtime.CallFunctionOnParams) {
		call.ObjectID = node.Object.ObjectID
		call.AwaitPromise = new(true)
	}))
	if err != nil {
		return nil
	}
	return at
}

// press types keys as on a keyboard. A key that goes down brings its text along: sent
// as an event of its own, as chromedp does, the text arrives even if the page has
// taken the key for itself.
func (p *tab) press(keys string) {
	p.t.Helper()
	for _, key := range keys {
		events := kb.Encode(key)
		down, up := *events[0], *events[len(events)-1]
		if len(events) == 3 {
			down.Text, down.UnmodifiedText = events[1].Text, events[1].UnmodifiedText
		}
		send(p, input.DispatchKeyEvent, down)
		send(p, input.DispatchKeyEvent, up)
	}
}

// phone makes the tab a small phone with a touch screen.
func (p *tab) phone() {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(3)))
}

// desktop makes the tab a window of a computer.
func (p *tab) desktop() {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(1280, 800))
}

// forgetDownloads empties the browser's own cache, which would otherwise hide
// what the service worker fails to keep.
func (p *tab) forgetDownloads() {
	p.t.Helper()
	send(p, network.ClearBrowserCache, cdp.Empty{})
}

// offline takes the host away, and what the browser has kept of it: only the service
// worker's files are left.
func (p *tab) offline() {
	p.t.Helper()
	p.host.cut()
	p.forgetDownloads()
}

// selectAll selects what stands in the focused field, so that typing replaces it.
var selectAll = chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl))
