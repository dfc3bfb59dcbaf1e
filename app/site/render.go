package site

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strconv"
	"sync"

	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What a page says about itself unless it knows better.
const (
	siteName    = "Catch-Up"
	description = "The number game in which the lead changes at every turn: play it, solve its puzzles, see every position solved exactly. Works offline."
)

// notFoundPage is what static hosts answer with when there is no such file.
const notFoundPage = "404.html"

// rendering guards the environment, where go-app keeps its configuration.
var rendering sync.Mutex

// render adds what go-app makes: its script and the pages as they look before
// the program runs. appSize is the size of the program, for the progress.
func (s site) render(base Base, appSize int) error {
	rendering.Lock()
	defer rendering.Unlock()
	handler := &app.Handler{
		Title:             siteName,
		Description:       description,
		LoadingLabel:      "{progress} %",
		Resources:         base,
		Version:           unversioned,
		WasmContentLength: strconv.Itoa(appSize),
	}
	script, err := get(handler, "/app.js")
	if err != nil {
		return err
	}
	if s["app.js"], err = patchAppScript(script, base); err != nil {
		return err
	}
	// go-app takes the base off the paths it is asked for, which on this side are
	// without it already; a base like "/play/" would be taken off a page's own path.
	if err := os.Unsetenv("GOAPP_ROOT_PREFIX"); err != nil {
		return fmt.Errorf("render: %w", err)
	}
	notFound, err := renderPage(handler, "/"+notFoundPage)
	if err != nil {
		return err
	}
	if s[notFoundPage], err = notFound.document(base); err != nil {
		return err
	}
	for _, address := range route.All {
		p, err := renderPage(handler, string(address))
		if err != nil {
			return err
		}
		if p.Title == notFound.Title {
			return fmt.Errorf("render %s: it is %q: is there a route for it?", address, p.Title)
		}
		if err := s.fillProse(&p); err != nil {
			return fmt.Errorf("render %s: %w", address, err)
		}
		name := path.Join(string(address), "index.html")[1:]
		if s[name], err = p.document(base); err != nil {
			return err
		}
	}
	return nil
}

// get asks go-app for a path.
func get(handler http.Handler, target string) (string, error) {
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, target, nil))
	if answer.Code != http.StatusOK {
		return "", fmt.Errorf("render %s: go-app answers %d", target, answer.Code)
	}
	return answer.Body.String(), nil
}
