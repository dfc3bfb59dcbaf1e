// Package web holds the files that are served as they are: styles, fonts,
// icons, screenshots and the scripts around the WebAssembly. It is compiled
// only for the machine that writes the site; a page fetches these files instead.
package web

import "embed"

// Files are all files of this folder, this one among them. The pattern takes
// in whatever a folder gains.
//
//go:embed *
var Files embed.FS
