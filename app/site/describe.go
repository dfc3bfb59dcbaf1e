package site

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"

	"catchup/app/route"
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

// completeServiceWorker tells the service worker what it has to keep.
func (s site) completeServiceWorker(base Base, version string) error {
	return s.tell(serviceWorker, "site", map[string]any{
		"base":      base,
		"version":   version,
		"files":     s.fingerprints(),
		"rest":      rest,
		"restPages": restPages(),
	})
}

// rest are the programs that few visitors need: they are kept when all else is.
var rest = []string{fileOf(string(route.Study)), fileOf("lab")}

// restPages returns the files of the pages that need them.
func restPages() (files []string) {
	for _, page := range route.All {
		if page.Program() == route.Study {
			files = append(files, fileAt(string(page[1:])))
		}
	}
	return files
}

// A program is what a script has to know of one to fetch and check it.
type program struct {
	Path      string `json:"path"` // its address without the host and the version
	Size      int    `json:"size"` // in bytes, as they are before a host packs them
	Integrity string `json:"integrity"`
}

func (s site) program(name string, base Base) program {
	file := fileOf(name)
	return program{base.Path(file), len(s[file]), fingerprint(s[file])}
}

// completeWorker tells the script that starts a program beside a page what the
// programs must be.
func (s site) completeWorker(base Base) error {
	return s.tell(workerScript, "programs", map[string]program{
		"engine": s.program("engine", base),
		"lab":    s.program("lab", base),
	})
}

// tell writes facts into a script in place of {{name}}.
func (s site) tell(script, name string, facts any) error {
	text, err := json.MarshalIndent(facts, "", "  ")
	if err != nil {
		return fmt.Errorf("%s: %w", script, err)
	}
	template, place := string(s[script]), `"{{`+name+`}}"`
	if n := strings.Count(template, place); n != 1 {
		return fmt.Errorf("%s has %s %d times, not once", script, place, n)
	}
	s[script] = []byte(strings.Replace(template, place, string(text), 1))
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
