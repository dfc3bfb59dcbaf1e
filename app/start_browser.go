//go:build wasm

package app

import (
	"catchup/app/core"
	"catchup/app/route"
)

// Start runs the core program in the page. It never returns.
func Start() { core.Pages.Run(route.Core) }
