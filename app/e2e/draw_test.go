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
	"catchup/web"

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

// transparent leaves away the white behind the page. An opacity of exactly 0 is
// not sent, which means 1.
func transparent(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
	_, err := cdp.Call(ctx, t, emulation.SetDefaultBackgroundColorOverride,
		emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{A: 0.001}})
	return chromedp.Void{}, err
}

// still asks the page not to move, or it would be caught in the middle.
func still(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
	_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	return chromedp.Void{}, err
}

// The two shapes of a screenshot: a phone's and a computer's.
var (
	narrow = chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(3))
	wide   = chromedp.EmulateViewport(1280, 800)
)

// drawnScreenshots are the pictures that a browser shows before it installs the
// site; app/site has the same list with what they are called.
var drawnScreenshots = []struct {
	to    string
	path  string
	shape chromedp.Action[chromedp.Void]
	sign  string // selector of what shows that the page is complete
}{
	{"narrow-home.png", "", narrow, "html[data-app=ready] h1"},
	{"narrow-puzzle.png", "puzzle/#1-7/3/5/6", narrow, "html[data-app=ready] h1"},
	{"narrow-explore.png", "explore/#1-7/3/5/6", narrow, ".verdict"},
	{"wide-home.png", "", wide, "html[data-app=ready] h1"},
	{"wide-explore.png", "explore/#1-7/3/5/6", wide, ".verdict"},
}

// drawScreenshots photographs pages of the site as it is.
func drawScreenshots() error {
	compiled, err := programs()
	if err != nil {
		return err
	}
	// The site refers to its own screenshots, which may not be there yet.
	assets, err := copied(web.Files)
	if err != nil {
		return err
	}
	for _, shot := range drawnScreenshots {
		assets["screenshots/"+shot.to] = assets["icons/icon-512.png"]
	}
	options := site.Options{Out: builds.folder, Base: "/", Programs: &compiled, Assets: assets}
	if err := site.Build(context.Background(), options); err != nil {
		return err
	}
	server := httptest.NewServer(site.FileServer(builds.folder, "/"))
	defer server.Close()
	for _, shot := range drawnScreenshots {
		picture, err := photograph(
			shot.shape,
			still,
			chromedp.Navigate(server.URL+"/"+shot.path),
			chromedp.WaitVisible(chromedp.CSS(shot.sign)),
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
