//go:build !wasm

package e2e

import (
	"context"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A tab is a page as a visitor has it. Errors on its console, violations of the
// content policy and requests to other hosts fail the test when it ends.
type tab struct {
	t    testing.TB
	ctx  context.Context
	host *host

	mu      sync.Mutex
	faults  []string
	allowed []*regexp.Regexp
}

// newVisitor opens an empty tab with a profile of its own. The test then runs beside
// others, unless it measures how long something takes.
func newVisitor(t testing.TB, h *host) *tab {
	t.Helper()
	if test, ok := t.(*testing.T); ok && !slices.Contains(timed, t.Name()) {
		if _, known := beside.LoadOrStore(t.Name(), true); !known {
			test.Parallel()
		}
	}
	return newTab(t, h, browser, chromedp.WithNewBrowserContext())
}

// timed are the tests that measure how long something takes: they run alone.
var timed = []string{
	"TestALongSearchGivesWay",
	"TestCensusLeavesThePageFree",
	"TestThePageNeverBlocks",
	"TestTreeOfSevenIsWhole",
}

// beside holds the names of the tests that run beside others.
var beside sync.Map

// another opens a second tab of the same visitor.
func (p *tab) another() *tab {
	p.t.Helper()
	return newTab(p.t, p.host, p.ctx)
}

func newTab(t testing.TB, h *host, parent context.Context, options ...chromedp.ContextOption) *tab {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(parent, options...)
	p := &tab{t: t, ctx: ctx, host: h}
	if err := chromedp.Listen(ctx, p.notice); err != nil {
		t.Fatal(err)
	}
	p.desktop()
	t.Cleanup(func() {
		closeTab()
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, fault := range p.faults {
			if !p.isAllowed(fault) {
				t.Errorf("the page reports: %s", fault)
			}
		}
	})
	return p
}

// allow lets faults that match pattern pass: the test provokes them.
func (p *tab) allow(pattern string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.allowed = append(p.allowed, regexp.MustCompile(pattern))
}

func (p *tab) isAllowed(fault string) bool {
	for _, pattern := range p.allowed {
		if pattern.MatchString(fault) {
			return true
		}
	}
	return false
}

// notice collects what the browser reports about the page.
func (p *tab) notice(event any) {
	var fault string
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		fault = "exception: " + e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			fault += " " + e.ExceptionDetails.Exception.Description
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError {
			fault = "console: " + describe(e.Args)
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			fault = fmt.Sprintf("%s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		u, err := url.Parse(e.Request.URL)
		if err != nil || u.Host != p.host.addr && u.Scheme != "data" && u.Scheme != "blob" {
			fault = "request to another host: " + e.Request.URL
		}
	}
	if fault != "" {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.faults = append(p.faults, fault)
	}
}

func describe(args []*runtime.RemoteObject) string {
	var words []string
	for _, arg := range args {
		if arg.Description != "" {
			words = append(words, arg.Description)
		} else {
			words = append(words, string(arg.Value))
		}
	}
	return strings.Join(words, " ")
}

// do runs steps and fails the test if one fails.
func (p *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// send sends a command of the browser's protocol and returns its result.
func send[P, R any](p *tab, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		p.t.Fatal(err)
	}
	return result
}

// visit goes to a path of the site by way of the address bar.
func (p *tab) visit(path string) {
	p.t.Helper()
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(p.host.url(path)))
}

// reload loads the page again.
func (p *tab) reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
}

// before runs script in every page of the tab ahead of its own scripts.
func (p *tab) before(script string) {
	p.t.Helper()
	send(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}
