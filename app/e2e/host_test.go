//go:build !wasm

package e2e

import (
	"net"
	"net/http"
	"sync"
	"testing"

	"catchup/app/site"
)

// A host is a static host on this machine that can fail on purpose.
type host struct {
	t    testing.TB
	base site.Base
	addr string

	mu      sync.Mutex
	files   http.Handler
	before  func(w http.ResponseWriter, r *http.Request) bool // true: answered
	plain   bool                                              // never compress
	line    *line                                             // to the visitors, if it is watched
	server  *http.Server
	stopped chan struct{}
}

// serve starts a host of the site in folder.
func serve(t testing.TB, base site.Base, folder string) *host {
	t.Helper()
	h := &host{t: t, base: base, addr: "127.0.0.1:0"}
	h.deploy(folder)
	h.restore()
	t.Cleanup(h.cut)
	return h
}

// deploy puts another site in place of the one that is served.
func (h *host) deploy(folder string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	files, _ := fileServers.LoadOrStore(folder, site.FileServer(folder, h.base))
	h.files = files.(http.Handler)
}

// fileServers are those of the sites built so far, by folder. Hosts share them, since
// each compresses a program once.
var fileServers sync.Map

// intercept lets answer see every request first, until it is nil again.
func (h *host) intercept(answer func(w http.ResponseWriter, r *http.Request) bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.before = answer
}

// good returns the host as it is without failing.
func (h *host) good() http.Handler {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.files
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	files, before := h.files, h.before
	if h.plain {
		r.Header.Del("Accept-Encoding")
	}
	h.mu.Unlock()
	if before != nil && before(w, r) {
		return
	}
	files.ServeHTTP(w, r)
}

// cut takes the host off the network, with all its connections.
func (h *host) cut() {
	h.server.Close()
	<-h.stopped
}

// restore brings the host back at the address it had.
func (h *host) restore() {
	h.t.Helper()
	listener, err := net.Listen("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = listener.Addr().String()
	if h.line != nil {
		listener = shared{listener, h.line}
	}
	h.server = &http.Server{Handler: h}
	h.stopped = make(chan struct{})
	go func(server *http.Server, stopped chan struct{}) {
		defer close(stopped)
		server.Serve(listener)
	}(h.server, h.stopped)
}

// url returns the address of path, which is relative to the site.
func (h *host) url(path string) string { return "http://" + h.addr + h.base.Path(path) }
