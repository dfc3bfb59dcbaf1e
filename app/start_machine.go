//go:build !wasm

package app

import (
	"os"

	"catchup/app/command"
	"catchup/app/core"
	"catchup/app/study"
)

// Start runs the command line and ends the program with its status.
func Start() {
	Routes()
	os.Exit(command.Run(os.Args[1:], os.Stdout, os.Stderr))
}

// Routes tells go-app of the pages of both programs. It is called once, before the
// site is built.
func Routes() {
	study.Pages.Show()
	core.Pages.Show()
}
