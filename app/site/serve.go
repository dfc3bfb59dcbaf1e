package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strings"
	"sync"
	"time"
)

// FileServer serves the site in dir under base the way a plain static host does:
// folders by their index.html and with a slash, 404.html for what is not there,
// ten minutes of caching, and gzip for visitors who accept it.
func FileServer(dir string, base Base) http.Handler {
	return &fileServer{files: os.DirFS(dir), base: base, packed: map[[sha256.Size]byte][]byte{}}
}

type fileServer struct {
	files fs.FS
	base  Base

	mu     sync.Mutex
	packed map[[sha256.Size]byte][]byte // compressed, by the fingerprint of the content
}

// contentTypes are the same on every machine, unlike those of package mime.
var contentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

func (s *fileServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "this host only hands out files", http.StatusMethodNotAllowed)
		return
	}
	name, inside := strings.CutPrefix(r.URL.Path, string(s.base))
	if !inside {
		if r.URL.Path+"/" == string(s.base) {
			redirect(w, r, string(s.base))
			return
		}
		http.NotFound(w, r)
		return
	}
	if clean := path.Join("/", name)[1:]; clean != "" {
		if info, err := fs.Stat(s.files, clean); err == nil && info.IsDir() && !strings.HasSuffix(name, "/") {
			redirect(w, r, s.base.Path(clean)+"/")
			return
		}
	}
	s.serveFile(w, r, fileAt(name), http.StatusOK)
}

// fileAt returns the file that hosts hand out at a path from the root of the site.
func fileAt(path string) string {
	if path == "" || strings.HasSuffix(path, "/") {
		return path + "index.html"
	}
	return path
}

// redirect keeps the query, as hosts do; browsers keep the fragment.
func redirect(w http.ResponseWriter, r *http.Request, to string) {
	if r.URL.RawQuery != "" {
		to += "?" + r.URL.RawQuery
	}
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusMovedPermanently)
}

func (s *fileServer) serveFile(w http.ResponseWriter, r *http.Request, name string, status int) {
	content, err := fs.ReadFile(s.files, name)
	switch {
	case (errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid)) && status == http.StatusOK:
		s.serveFile(w, r, notFoundPage, http.StatusNotFound)
		return
	case err != nil:
		http.Error(w, "the file could not be read", http.StatusInternalServerError)
		return
	}
	sum := sha256.Sum256(content)
	tag := hex.EncodeToString(sum[:8])
	header := w.Header()
	header.Set("Cache-Control", "max-age=600")
	header.Set("Vary", "Accept-Encoding")
	if kind, known := contentTypes[path.Ext(name)]; known {
		header.Set("Content-Type", kind)
		if kind != "image/png" && kind != "font/woff2" && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			content = s.pack(sum, content)
			tag += "-gzip"
			header.Set("Content-Encoding", "gzip")
		}
	}
	header.Set("ETag", `"`+tag+`"`)
	if status != http.StatusOK {
		w.WriteHeader(status)
		if r.Method == http.MethodGet {
			w.Write(content)
		}
		return
	}
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
}

// pack compresses content, once for each.
func (s *fileServer) pack(sum [sha256.Size]byte, content []byte) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if packed, done := s.packed[sum]; done {
		return packed
	}
	var out bytes.Buffer
	zip := gzip.NewWriter(&out)
	zip.Write(content) // a bytes.Buffer takes everything
	zip.Close()
	s.packed[sum] = out.Bytes()
	return out.Bytes()
}
