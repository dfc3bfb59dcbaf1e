//go:build js && wasm

// Command wasm is the study program in the page.
package main

import (
	"catchup/app/route"
	"catchup/app/study"
)

func main() { study.Pages.Run(route.Study) }
