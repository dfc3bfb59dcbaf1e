//go:build !wasm

package e2e

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"testing"
	"time"

	"catchup/app"

	"github.com/chromedp/chromedp"
)

// Drawing the pictures of the site needs a browser too: "make icons" and "make
// screenshots" run this binary with the flag instead of the tests.
var draw = flag.String("draw", "", "`what` to draw into web/ in place of testing: icons or screenshots")

// browser is the one Chromium of the run; every tab gets a profile of its own.
var browser context.Context

func TestMain(m *testing.M) {
	flag.Parse()
	status, err := run(m)
	if err != nil {
		log.Fatal(err)
	}
	os.Exit(status)
}

func run(m *testing.M) (status int, err error) {
	app.Routes()
	program, err := chromium()
	if err != nil {
		return 0, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox, // tests may run as root
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// Nothing but the host under test can be reached, not even by accident.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	defer stop()
	var quit context.CancelFunc
	browser, quit = chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(browser); err != nil {
		return 0, fmt.Errorf("start %s: %w", program, err)
	}
	if builds.folder, err = os.MkdirTemp("", "catchup-e2e-"); err != nil {
		return 0, err
	}
	defer os.RemoveAll(builds.folder)
	switch *draw {
	case "":
		return m.Run(), nil
	case "icons":
		return 0, drawIcons()
	case "screenshots":
		return 0, drawScreenshots()
	default:
		return 0, fmt.Errorf("-draw=%s: want icons or screenshots", *draw)
	}
}

// chromium finds the browser under the names that it is installed by.
func chromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if file, err := exec.LookPath(name); err == nil {
			return file, nil
		}
	}
	return "", fmt.Errorf("the browser tests need Chromium: apt-get install chromium")
}

// patience is how long a page may take for one step on a slow machine.
const patience = 30 * time.Second
