// Package http stands in a page for the net/http of Go. The page asks its host
// through the browser and serves nobody; go-app names net/http only for its half on a
// machine, and brings a whole client and server with it, TLS and all. This has the names
// that go-app compiles against, and no more. What a page never calls answers that it is
// not there.
package http

import (
	"errors"
	"io"
	"net/url"
	"strings"
)

// The statuses that go-app's handler sends.
const (
	StatusOK                  = 200
	StatusNotModified         = 304
	StatusNotFound            = 404
	StatusInternalServerError = 500
)

// ErrNotSupported is what a request gets for an answer in a page.
var ErrNotSupported = errors.New("net/http is not part of the page")

// A Handler answers requests.
type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

// A ResponseWriter takes an answer.
type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(status int)
}

// A Request has the fields that go-app's handler reads.
type Request struct {
	URL    *url.URL
	Header Header
	Host   string
	TLS    *struct{}
}

// A Response has the fields that go-app's handler reads.
type Response struct {
	StatusCode int
	Header     Header
	Body       io.ReadCloser
}

// A Header has lists of values by their canonical names, as Etag or Content-Type.
type Header map[string][]string

// Get returns the first value of a name, written in any case.
func (h Header) Get(name string) string {
	if values := h[canonical(name)]; len(values) > 0 {
		return values[0]
	}
	return ""
}

// Set puts one value in the place of all that the name has.
func (h Header) Set(name, value string) { h[canonical(name)] = []string{value} }

// canonical writes the first letter of a name and each after a hyphen large, the
// others small.
func canonical(name string) string {
	words := strings.Split(strings.ToLower(name), "-")
	for i, word := range words {
		if word != "" {
			words[i] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, "-")
}

// NotFound answers that nothing has this address.
func NotFound(w ResponseWriter, _ *Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(StatusNotFound)
	io.WriteString(w, "404 page not found\n")
}

// Get asks nobody.
func Get(string) (*Response, error) { return nil, ErrNotSupported }

// A Dir is a folder of a machine.
type Dir string

// FileServer answers every request with NotFound: a page has no folders.
func FileServer(Dir) Handler { return empty{} }

type empty struct{}

func (empty) ServeHTTP(w ResponseWriter, r *Request) { NotFound(w, r) }
