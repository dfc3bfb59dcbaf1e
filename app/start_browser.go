//go:build wasm

package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// Start runs the site in the page. It never returns.
func Start() {
	Routes()
	goapp.RunWhenOnBrowser()
}
