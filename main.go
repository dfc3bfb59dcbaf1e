// Catch-Up is the game of numbers in which the lead changes at every turn, its
// exact solver, and the site on which people play, solve and study it. The same
// program runs in two places: compiled to WebAssembly it is the page, compiled
// for a machine it is the command line that builds and serves the page.
package main

import "catchup/app"

func main() { app.Start() }
