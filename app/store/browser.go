package store

import (
	"errors"
	"fmt"

	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// localStorage keeps texts in the page's localStorage. Where there is no browser,
// while pages are rendered ahead of time, it is empty and keeps nothing.
type localStorage struct{}

func (localStorage) Get(key string) (value string, found bool, err error) {
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

func (localStorage) Set(key, value string) (err error) {
	if app.IsServer {
		return nil
	}
	defer thrown(&err)
	app.Window().Get("localStorage").Call("setItem", key, value)
	if app.Window().Get("catchupStorage").Truthy() { // it lasts as long as the tab
		return errors.New("storage is blocked")
	}
	return nil
}

func (localStorage) Delete(key string) (err error) {
	if app.IsServer {
		return nil
	}
	defer thrown(&err)
	app.Window().Get("localStorage").Call("removeItem", key)
	return nil
}

// Watch listens to the browser's event that another tab has changed a text, or
// has deleted all, which has no key.
func (localStorage) Watch(key string, hear func()) (stop func()) {
	if app.IsServer {
		return func() {}
	}
	return browser.Listen(app.Window(), "storage", func(event app.Value) {
		if changed := event.Get("key"); changed.IsNull() || changed.String() == key {
			hear()
		}
	})
}

func (localStorage) AskPromise() { AskPromise(func(Promise) {}) }

// thrown turns an exception of the browser, which arrives as a panic, into an
// error.
func thrown(err *error) {
	if problem := recover(); problem != nil {
		*err = fmt.Errorf("%v", problem)
	}
}
