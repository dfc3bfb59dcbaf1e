package site

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
)

const manifestFile = "manifest.webmanifest"

//go:embed manifest.webmanifest
var manifestText string

// addManifest writes the web app manifest, which describes the site to a browser that
// installs it. go-app's claims the whole host as its scope and knows neither shortcuts
// nor screenshots.
func (s site) addManifest(base Base) {
	facts := strings.NewReplacer("{{base}}", string(base), "{{name}}", siteName, "{{description}}", description)
	s[manifestFile] = []byte(facts.Replace(manifestText))
}

const (
	serviceWorker         = "app-worker.js" // go-app's script registers it under this name
	serviceWorkerTemplate = "service-worker.js"
	serviceWorkerFacts    = `"{{site}}"`
)

// completeServiceWorker tells the service worker what it has to keep.
func (s site) completeServiceWorker(base Base, version string) error {
	template := string(s[serviceWorker])
	if n := strings.Count(template, serviceWorkerFacts); n != 1 {
		return fmt.Errorf("service worker: %s has %s %d times, not once", serviceWorkerTemplate, serviceWorkerFacts, n)
	}
	facts, err := json.MarshalIndent(map[string]any{
		"base":    base,
		"version": version,
		"files":   s.fingerprints(),
	}, "", "  ")
	if err != nil {
		return fmt.Errorf("service worker: %w", err)
	}
	s[serviceWorker] = []byte(strings.Replace(template, serviceWorkerFacts, string(facts), 1))
	return nil
}

// fingerprints returns the files to keep on the device with what their content
// must be. Screenshots are only for the browser's question whether to install.
func (s site) fingerprints() map[string]string {
	prints := map[string]string{}
	for name, content := range s {
		if name != serviceWorker && !strings.HasPrefix(name, "web/screenshots/") {
			prints[name] = fingerprint(content)
		}
	}
	return prints
}

// fingerprint returns what the content of a file must be, in the spelling of the
// "integrity" attribute.
func fingerprint(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
