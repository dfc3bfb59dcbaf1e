//go:build !wasm

package app

import (
	"os"

	"catchup/app/command"
)

// Start runs the command line and ends the program with its status.
func Start() {
	Routes()
	os.Exit(command.Run(os.Args[1:], os.Stdout, os.Stderr))
}
