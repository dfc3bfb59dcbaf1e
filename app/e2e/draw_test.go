//go:build !wasm

package e2e

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"time"

	"catchup/app/site"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// webFolder is the folder of the files that are served, seen from this package.
const webFolder = "../../web"

// drawnIcons are the icons that are drawn from others, with their widths.
var drawnIcons = []struct {
	from, to string
	size     int64
}{
	{"icon.svg", "icon-192.png", 192},
	{"icon.svg", "icon-512.png", 512},
	{"icon.svg", "favicon-32.png", 32},
	{"maskable.svg", "maskable-512.png", 512},
	{"maskable.svg", "apple-touch-icon.png", 180},
}

// drawIcons draws the icons for those who cannot read SVG.
func drawIcons() error {
	for _, icon := range drawnIcons {
		drawing, err := os.ReadFile(filepath.Join(webFolder, "icons", icon.from))
		if err != nil {
			return err
		}
		page := `<body style="margin:0"><img style="display:block;width:100vw" src="data:image/svg+xml;base64,` +
			base64.StdEncoding.EncodeToString(drawing) + `">`
		picture, err := photograph(
			chromedp.EmulateViewport(icon.size, icon.size),
			transparent,
			chromedp.Navigate("data:text/html;base64,"+base64.StdEncoding.EncodeToString([]byte(page))),
		)
		if err != nil {
			return fmt.Errorf("draw %s: %w", icon.to, err)
		}
		if err := os.WriteFile(filepath.Join(webFolder, "icons", icon.to), picture, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func transparent(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
	_, err := cdp.Call(ctx, t, emulation.SetDefaultBackgroundColorOverride,
		emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{}})
	return chromedp.Void{}, err
}

// The two shapes of a screenshot: a phone's and a computer's.
var (
	narrow = chromedp.EmulateViewport(360, 640, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(3))
	wide   = chromedp.EmulateViewport(1280, 800)
)

// drawnScreenshots are the pictures that a browser shows before it installs the
// site; app/site has the same list with what they are called.
var drawnScreenshots = []struct {
	to    string
	path  string
	shape chromedp.Action[chromedp.Void]
}{
	{"narrow-home.png", "", narrow},
	{"wide-home.png", "", wide},
}

// drawScreenshots photographs pages of the site as it is.
func drawScreenshots() error {
	compiled, err := programs()
	if err != nil {
		return err
	}
	if err := site.Build(context.Background(), site.Options{Out: builds.folder, Base: "/", Programs: &compiled}); err != nil {
		return err
	}
	server := httptest.NewServer(site.FileServer(builds.folder, "/"))
	defer server.Close()
	for _, shot := range drawnScreenshots {
		picture, err := photograph(
			shot.shape,
			chromedp.Navigate(server.URL+"/"+shot.path),
			chromedp.WaitNotPresent(chromedp.CSS("#app-wasm-loader")),
		)
		if err != nil {
			return fmt.Errorf("draw %s: %w", shot.to, err)
		}
		if err := os.WriteFile(filepath.Join(webFolder, "screenshots", shot.to), picture, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// photograph takes a picture of a new tab after steps.
func photograph(steps ...chromedp.Action[chromedp.Void]) ([]byte, error) {
	tab, done := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	defer done()
	if err := chromedp.Do(tab); err != nil { // a deadline here would end with the browser
		return nil, err
	}
	ctx, cancel := context.WithTimeout(tab, time.Minute)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}
