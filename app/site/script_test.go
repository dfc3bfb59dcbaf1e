package site

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"catchup/web"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestEveryScriptIsUsed(t *testing.T) {
	used := map[string]bool{}
	for _, parts := range scripts {
		for _, part := range parts {
			used[part] = true
		}
	}
	for name := range all(t, web.Files) {
		if strings.HasSuffix(name, ".js") && !used[name] {
			t.Errorf("no script is joined from %s", name)
		}
	}
}

// unused are functions of go-app's script that only notifications need and a body that
// others write into: the site has neither.
var unused = []string{"goappKeepBodyClean", "goappNewNotification", "goappSubscribePushNotifications", "goappTryUpdate"}

// What go-app's program asks of the page is in our script.
func TestPageOffersWhatGoAppAsks(t *testing.T) {
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/maxence-charriere/go-app/v10/pkg/app").Output()
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(dir)), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	ours, err := fs.ReadFile(web.Files, "start/goapp.js")
	if err != nil {
		t.Fatal(err)
	}
	asks := regexp.MustCompile(`(?:Get|Call|Getenv)\("(goapp\w+|GOAPP_\w+)"`)
	asked := map[string]bool{}
	for _, source := range sources {
		content, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(source, "_test.go") {
			for _, match := range asks.FindAllStringSubmatch(string(content), -1) {
				asked[match[1]] = true
			}
		}
	}
	if len(asked) < 10 {
		t.Errorf("only %d names were found in go-app", len(asked))
	}
	for _, name := range unused {
		delete(asked, name)
	}
	for name := range asked {
		if !regexp.MustCompile(`\b` + name + `\b`).Match(ours) {
			t.Errorf("go-app asks for %s, which start/goapp.js does not have", name)
		}
	}
}

// start/goapp.js and start/run.js stand in for go-app's own script, as it was when
// this was its SHA-256. If it has changed, see what they have to take over.
func TestGoAppsScriptIsTheOneWeStandInFor(t *testing.T) {
	rendering.Lock()
	defer rendering.Unlock()
	script, err := get(&app.Handler{Version: "1"}, "/app.js")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte(script))
	if got, want := hex.EncodeToString(sum[:]), "1189b5c6f44189db2f6388de6cef431c013cbaf881dd43a18d7edf31a7aeeb15"; got != want {
		t.Errorf("go-app's script has changed: its SHA-256 is %s", got)
	}
}
