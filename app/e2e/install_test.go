//go:build !wasm

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
)

// The browser itself finds no fault with the manifest and would install the site.
func TestInstallable(t *testing.T) {
	for _, base := range bases {
		h := serve(t, base, built(t, base))
		p := newVisitor(t, h)
		p.visit("/")
		p.booted()
		p.stored()
		manifest := send(p, page.GetAppManifest, page.GetAppManifestParams{})
		for _, fault := range manifest.Errors {
			t.Errorf("manifest, line %d: %s", fault.Line, fault.Message)
		}
		if manifest.URL != h.url("manifest.webmanifest") {
			t.Errorf("the manifest is %q", manifest.URL)
		}
		for _, fault := range send(p, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
			if fault.ErrorID != "in-incognito" { // every tab of the tests is
				t.Errorf("cannot be installed: %s %v", fault.ErrorID, fault.ErrorArguments)
			}
		}
	}
}
