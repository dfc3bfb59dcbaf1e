package site

import (
	"bytes"
	"fmt"
)

// scripts are joined from files, in this order. A script is one function to itself,
// in which a file uses what those before it define; what several scripts need is
// written once.
var scripts = map[string][]string{
	startScript: {
		"start/fetch.js", "start/message.js", "start/fingerprint.js", "start/load.js",
		"start/goapp.js", "start/run.js", "start/keep.js",
	},
	bootScript:    {"boot/storage.js", "boot/theme.js", "boot/visitor.js"},
	workerScript:  {"start/fingerprint.js", "start/load.js", "worker.js"},
	serviceWorker: {"start/fingerprint.js", "service-worker.js"},
}

const (
	startScript   = "web/start.js"  // starts the program of a page
	bootScript    = "web/boot.js"   // comes before the first paint
	workerScript  = "web/worker.js" // starts a program beside a page
	serviceWorker = "app-worker.js" // has to lie at the root of what it serves
)

// addScripts joins the scripts from their files.
func (s site) addScripts(files site) error {
	for name, parts := range scripts {
		var script bytes.Buffer
		script.WriteString("\"use strict\";\n(() => {\n")
		for _, part := range parts {
			content, exists := files[part]
			if !exists {
				return fmt.Errorf("%s is joined from %s, which is not there", name, part)
			}
			script.Write(content)
			script.WriteString("\n")
		}
		script.WriteString("})();\n")
		s[name] = script.Bytes()
	}
	return nil
}
