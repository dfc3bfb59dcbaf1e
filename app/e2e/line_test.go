//go:build !wasm

package e2e

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

// A line is the way from a host to its visitors. All that the host sends shares it,
// whether a page or a worker has asked, and it keeps a record.
type line struct {
	rate    float64       // bytes a second; 0: as fast as the machine
	latency time.Duration // there and back

	mu    sync.Mutex
	idle  time.Time // when all that was given to it will have been sent
	began time.Time // when the first visitor asked for the first file
	sent  int       // bytes, with the headers
	loads []*load
}

// A load is one file on its way. Times are from the moment when the first was asked for.
type load struct {
	path       string
	by         string // what asked: a page, or the service worker
	start, end time.Duration
	bytes      int // without the headers
}

// through puts a line between the host and its visitors.
func (h *host) through(l *line) *line {
	h.cut()
	h.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		record := l.ask(r)
		h.files.ServeHTTP(&metered{ResponseWriter: w, line: l, load: record}, r)
		http.NewResponseController(w).Flush()
		l.done(record)
		return true
	})
	h.line = l
	h.restore()
	return l
}

func (l *line) ask(r *http.Request) *load {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.loads == nil {
		l.began = time.Now().Add(-l.latency)
	}
	record := &load{path: r.URL.RequestURI(), by: "page", start: time.Since(l.began) - l.latency}
	if strings.Contains(r.Referer(), "worker.js") || r.Header.Get("Service-Worker") != "" {
		record.by = "worker"
	}
	l.loads = append(l.loads, record)
	return record
}

func (l *line) done(record *load) {
	l.mu.Lock()
	defer l.mu.Unlock()
	record.end = time.Since(l.began)
}

// total returns how much the line has carried so far: bytes, and files asked for.
func (l *line) total() (bytes, files int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.sent, len(l.loads)
}

// waterfall returns a table of what has been asked for so far.
func (l *line) waterfall() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var table strings.Builder
	fmt.Fprintf(&table, "%7s %7s %9s  %-6s %s\n", "from", "to", "bytes", "by", "file (times in ms)")
	for _, load := range l.loads {
		end := "…" // still on its way
		if load.end > 0 {
			end = fmt.Sprint(load.end.Milliseconds())
		}
		path, _, _ := strings.Cut(load.path, "?")
		fmt.Fprintf(&table, "%7d %7s %9d  %-6s %s\n", load.start.Milliseconds(), end, load.bytes, load.by, path)
	}
	fmt.Fprintf(&table, "%25d  all, with headers\n", l.sent)
	return table.String()
}

// metered counts the bytes of one file.
type metered struct {
	http.ResponseWriter
	line *line
	load *load
}

func (m *metered) Write(content []byte) (int, error) {
	n, err := m.ResponseWriter.Write(content)
	m.line.mu.Lock()
	defer m.line.mu.Unlock()
	m.load.bytes += n
	return n, err
}

// A shared is a listener whose connections share a line.
type shared struct {
	net.Listener
	line *line
}

func (s shared) Accept() (net.Conn, error) {
	conn, err := s.Listener.Accept()
	return &connection{Conn: conn, line: s.line, open: time.Now().Add(s.line.latency)}, err
}

type connection struct {
	net.Conn
	line *line
	open time.Time // when both ends know of it
}

// Read hears a request late by the way there and back. Opening the connection takes
// as long before.
func (c *connection) Read(into []byte) (int, error) {
	n, err := c.Conn.Read(into)
	if n > 0 {
		time.Sleep(time.Until(c.open))
		time.Sleep(c.line.latency)
	}
	return n, err
}

// Write sends packet by packet, so that connections take turns.
func (c *connection) Write(content []byte) (sent int, err error) {
	const packet = 1448
	for len(content) > 0 && err == nil {
		var n int
		c.line.carry(min(packet, len(content)))
		n, err = c.Conn.Write(content[:min(packet, len(content))])
		sent, content = sent+n, content[n:]
	}
	return sent, err
}

// carry returns when n more bytes have been sent.
func (l *line) carry(n int) {
	l.mu.Lock()
	if now := time.Now(); l.idle.Before(now) {
		l.idle = now
	}
	if l.rate > 0 {
		l.idle = l.idle.Add(time.Duration(float64(n) / l.rate * float64(time.Second)))
	}
	until := l.idle
	l.sent += n
	l.mu.Unlock()
	time.Sleep(time.Until(until))
}
