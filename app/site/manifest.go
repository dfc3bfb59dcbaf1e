package site

import (
	_ "embed"
	"strings"
)

const manifestFile = "manifest.webmanifest"

//go:embed manifest.webmanifest
var manifestText string

// addManifest writes the web app manifest, which describes the site to a browser that
// installs it. go-app's claims the whole host as its scope and knows neither shortcuts
// nor screenshots.
func (s site) addManifest(base Base) {
	facts := strings.NewReplacer("{{base}}", string(base), "{{name}}", siteName, "{{description}}", description, "{{colour}}", lightColour)
	s[manifestFile] = []byte(facts.Replace(manifestText))
}
