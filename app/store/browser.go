package store

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// browser keeps texts in the page's localStorage. Where there is no browser,
// while pages are rendered ahead of time, it is empty and keeps nothing.
type browser struct{}

func (browser) Get(key string) (value string, found bool, err error) {
	if app.IsServer {
		return "", false, nil
	}
	defer thrown(&err)
	item := app.Window().Get("localStorage").Call("getItem", key)
	if item.IsNull() {
		return "", false, nil
	}
	return item.String(), true, nil
}

func (browser) Set(key, value string) (err error) {
	if app.IsServer {
		return nil
	}
	defer thrown(&err)
	app.Window().Get("localStorage").Call("setItem", key, value)
	if app.Window().Get("catchupStorage").Truthy() {
		return fmt.Errorf("storage is blocked")
	}
	return nil
}

// thrown turns an exception of the browser, which arrives as a panic, into an
// error.
func thrown(err *error) {
	if problem := recover(); problem != nil {
		*err = fmt.Errorf("%v", problem)
	}
}
