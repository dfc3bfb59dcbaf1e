//go:build !wasm

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
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

// Where the browser would ask, a button has it do so, once; on an iPhone the way is
// told; the installed app itself offers nothing.
func TestInstallIsOffered(t *testing.T) {
	p := newVisitor(t, serve(t, "/", built(t, "/")))
	p.visit("/backup/")
	p.booted()
	p.wait(`document.querySelector(".install").innerText === ""`)
	eval[bool](p, `dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
		prompt: () => { window.prompted = (window.prompted ?? 0) + 1; },
		userChoice: Promise.resolve({ outcome: "dismissed" }),
	})) || true`)
	p.click("button", "Install as an app")
	p.wait(`prompted === 1 && document.querySelector(".install").innerText === ""`)

	send(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
	})
	p.phone()
	p.visit("/")
	p.booted()
	p.wait(`document.querySelector(".install").innerText.includes("Share, then Add to Home Screen")`)
	p.before(`Object.defineProperty(Navigator.prototype, "standalone", { get: () => true });`)
	p.reload()
	p.booted()
	p.wait(`document.querySelector(".install").innerText === ""`)
}
