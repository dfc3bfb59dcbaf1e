package store

import (
	"errors"
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
	if app.Window().Get("catchupStorage").Truthy() {
		return errors.New("storage is blocked")
	}
	app.Window().Get("localStorage").Call("setItem", key, value)
	return nil
}

func (browser) Delete(key string) (err error) {
	if app.IsServer {
		return nil
	}
	defer thrown(&err)
	app.Window().Get("localStorage").Call("removeItem", key)
	return nil
}

// Watch listens to the browser's event that another tab has changed a text, or
// has deleted all, which has no key.
func (browser) Watch(key string, hear func()) (stop func()) {
	if app.IsServer {
		return func() {}
	}
	listener := app.FuncOf(func(_ app.Value, events []app.Value) any {
		if changed := events[0].Get("key"); changed.IsNull() || changed.String() == key {
			hear()
		}
		return nil
	})
	app.Window().Call("addEventListener", "storage", listener)
	return func() {
		app.Window().Call("removeEventListener", "storage", listener)
		listener.Release()
	}
}

func (browser) AskPromise() { AskPromise(func(Promise) {}) }

// settle waits for a promise of the browser.
func settle(promise app.Value, kept func(app.Value), broken func(reason string)) {
	var then, caught app.Func
	release := func() { then.Release(); caught.Release() }
	then = app.FuncOf(func(_ app.Value, args []app.Value) any {
		defer release()
		kept(args[0])
		return nil
	})
	caught = app.FuncOf(func(_ app.Value, args []app.Value) any {
		defer release()
		broken(args[0].Call("toString").String())
		return nil
	})
	promise.Call("then", then, caught)
}

// thrown turns an exception of the browser, which arrives as a panic, into an
// error.
func thrown(err *error) {
	if problem := recover(); problem != nil {
		*err = fmt.Errorf("%v", problem)
	}
}
