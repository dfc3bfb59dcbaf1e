// Package app is what people see: the pages of the site and, on a machine, the
// command line that builds and serves them. Its packages are the only ones that
// know go-app.
package app

import (
	"catchup/app/home"
	"catchup/app/route"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Routes tells go-app which component shows which page. It is called once,
// before the site is built or run.
func Routes() {
	goapp.Route(string(route.Home), func() goapp.Composer { return &home.Page{} })
}
