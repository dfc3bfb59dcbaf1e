package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"catchup/app/route"
	"catchup/web"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// plain stands in for the pages: these tests are about what surrounds them.
type plain struct{ app.Compo }

func (p *plain) OnPreRender(ctx app.Context) { ctx.Page().SetTitle("Page " + ctx.Page().URL().Path) }

func (p *plain) Render() app.UI {
	return app.Main().Class("plain").ID("main").Aria("label", "page").Body(
		app.H1().Text("Plain"),
		app.A().Href(route.Play.Href("1-7")).Text("Play"),
	)
}

func TestMain(m *testing.M) {
	app.RouteWithRegexp(".*", func() app.Composer { return &plain{} })
	os.Exit(m.Run())
}

func fakePrograms() *Programs {
	return &Programs{Core: []byte("\x00asm core"), Study: []byte("\x00asm study"), Engine: []byte("\x00asm engine"), Lab: []byte("\x00asm lab"), Exec: []byte("// exec")}
}

// build returns the files of a site for base.
func build(t *testing.T, base Base, assets fs.FS) site {
	t.Helper()
	out := t.TempDir()
	if err := Build(t.Context(), Options{Out: out, Base: base, Assets: assets, Programs: fakePrograms()}); err != nil {
		t.Fatal(err)
	}
	s := site{}
	for name := range all(t, os.DirFS(out)) {
		content, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			t.Fatal(err)
		}
		s[name] = content
	}
	return s
}

// all returns the files below files.
func all(t *testing.T, files fs.FS) fstest.MapFS {
	t.Helper()
	found := fstest.MapFS{}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(files, name)
		found[name] = &fstest.MapFile{Data: content}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestSameSourcesSameBytes(t *testing.T) {
	first := build(t, "/catch-up/", nil)
	for range 3 {
		if again := build(t, "/catch-up/", nil); !maps.EqualFunc(first, again, bytes.Equal) {
			t.Fatal("two builds of the same sources differ")
		}
	}
}

var versionPattern = regexp.MustCompile(`start\.js\?v=([0-9a-f]{12})"`)

func version(t *testing.T, s site) string {
	t.Helper()
	match := versionPattern.FindSubmatch(s["index.html"])
	if match == nil {
		t.Fatal("the start page has no version")
	}
	return string(match[1])
}

func TestEveryChangeIsANewVersion(t *testing.T) {
	seen := map[string]string{}
	for _, changed := range []string{"", "boot/theme.js", "worker.js", "service-worker.js", "style/ui/shell.css", "icons/icon.svg"} {
		assets := all(t, web.Files)
		if changed != "" {
			assets[changed].Data = append(assets[changed].Data, ' ', '\n', '/')
		}
		v := version(t, build(t, "/", assets))
		if other, found := seen[v]; found {
			t.Errorf("changing %q gives the version of changing %q", changed, other)
		}
		seen[v] = changed
	}
}

func TestEveryPageIsComplete(t *testing.T) {
	for _, base := range []Base{"/", "/catch-up/", "/play/"} {
		s := build(t, base, nil)
		pages := []string{notFoundPage}
		for _, p := range route.All {
			pages = append(pages, strings.TrimPrefix(string(p)+"index.html", "/"))
		}
		for _, name := range pages {
			page := string(s[name])
			if !strings.Contains(page, "<head>\n<meta http-equiv=\"Content-Security-Policy\"") {
				t.Errorf("%s: the policy is not the first thing in the head", name)
			}
			if i := strings.Index(page, `<meta charset="utf-8">`); i < 0 || i > 1000 {
				t.Errorf("%s: the encoding stands at %d", name, i)
			}
			if strings.Count(page, "<h1>Plain</h1>") != 1 {
				t.Errorf("%s: content is missing", name)
			}
			if want := `<a href="` + string(base) + `play/#1-7">`; !strings.Contains(page, want) {
				t.Errorf("%s: there is no %s", name, want)
			}
		}
		if want := "<title>Page /play/</title>"; !strings.Contains(string(s["play/index.html"]), want) {
			t.Errorf("base %s: there is no %s", base, want)
		}
	}
}

func TestNothingRemote(t *testing.T) {
	remote := regexp.MustCompile(`(?i)(?:href|src|url\(|content|fetch\(|importScripts\()\s*[="'(]+https?://[^"')]*`)
	for name, content := range build(t, "/", nil) {
		if found := remote.Find(content); found != nil {
			t.Errorf("%s: %s", name, found)
		}
		if bytes.Contains(content, []byte("githubusercontent")) {
			t.Errorf("%s points to go-app's icon", name)
		}
	}
}

// manifest describes the site to a browser that installs it.
type manifest struct {
	ID              string     `json:"id"`
	Name            string     `json:"name"`
	ShortName       string     `json:"short_name"`
	Description     string     `json:"description"`
	Lang            string     `json:"lang"`
	Dir             string     `json:"dir"`
	Scope           string     `json:"scope"`
	StartURL        string     `json:"start_url"`
	Display         string     `json:"display"`
	Orientation     string     `json:"orientation"`
	ThemeColour     string     `json:"theme_color"`
	BackgroundColor string     `json:"background_color"`
	Categories      []string   `json:"categories"`
	Icons           []picture  `json:"icons"`
	Shortcuts       []shortcut `json:"shortcuts"`
	Screenshots     []picture  `json:"screenshots"`
}

// A picture is an icon or a screenshot.
type picture struct {
	Src        string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	Purpose    string `json:"purpose,omitempty"`
	FormFactor string `json:"form_factor,omitempty"`
	Label      string `json:"label,omitempty"`
}

// A shortcut is an entry of the installed icon's menu.
type shortcut struct {
	Name        string    `json:"name"`
	Description string    `json:"description"`
	URL         string    `json:"url"`
	Icons       []picture `json:"icons"`
}

func TestManifest(t *testing.T) {
	for _, base := range []Base{"/", "/catch-up/"} {
		s := build(t, base, nil)
		var m manifest
		if err := json.Unmarshal(s[manifestFile], &m); err != nil {
			t.Fatal(err)
		}
		if m.ID != string(base) || m.Scope != string(base) || m.StartURL != string(base) {
			t.Errorf("id %q, scope %q, start_url %q, want %q", m.ID, m.Scope, m.StartURL, base)
		}
		if m.Name == "" || m.ShortName == "" || m.Description == "" || m.Display != "standalone" {
			t.Errorf("incomplete: %+v", m)
		}
		if len(m.Shortcuts) != 4 {
			t.Errorf("%d shortcuts", len(m.Shortcuts))
		}
		for _, shortcut := range m.Shortcuts {
			if _, exists := s[strings.TrimPrefix(shortcut.URL, string(base))+"index.html"]; !exists {
				t.Errorf("shortcut %s leads to %s, which is not there", shortcut.Name, shortcut.URL)
			}
		}
		checkPictures(t, s, base, m.Icons, "192x192", "512x512", "512x512 maskable", "any", "any monochrome")
		var shapes []string
		for _, shot := range m.Screenshots {
			shapes = append(shapes, shot.FormFactor)
			if shot.Label == "" {
				t.Errorf("%s has no label", shot.Src)
			}
		}
		if all := strings.Join(shapes, " "); !strings.Contains(all, "narrow") || !strings.Contains(all, "wide") {
			t.Errorf("screenshots are %s, want narrow and wide", all)
		}
		checkPictures(t, s, base, m.Screenshots)
	}
}

// checkPictures decodes the pictures and demands some of given size and purpose.
func checkPictures(t *testing.T, s site, base Base, list []picture, want ...string) {
	t.Helper()
	have := map[string]bool{}
	for _, p := range list {
		have[strings.TrimSpace(p.Sizes+" "+p.Purpose)] = true
		content := s[strings.TrimPrefix(p.Src, string(base))]
		if p.Type == "image/svg+xml" {
			continue
		}
		decoded, err := png.Decode(bytes.NewReader(content))
		if err != nil {
			t.Errorf("%s: %v", p.Src, err)
			continue
		}
		size := decoded.Bounds().Size()
		if real := fmt.Sprintf("%dx%d", size.X, size.Y); real != p.Sizes {
			t.Errorf("%s is %s, the manifest says %s", p.Src, real, p.Sizes)
		}
	}
	for _, w := range want {
		if !have[w] {
			t.Errorf("there is no picture %s", w)
		}
	}
}

func TestServiceWorkerKnowsEveryFile(t *testing.T) {
	s := build(t, "/catch-up/", nil)
	script := string(s[serviceWorker])
	if !strings.Contains(script, `"version": "`+version(t, s)+`"`) || !strings.Contains(script, `"base": "/catch-up/"`) {
		t.Error("the service worker does not know its version or base")
	}
	for name, content := range s {
		sum := sha256.Sum256(content)
		line := fmt.Sprintf("%q: \"sha256-%s\"", name, base64.StdEncoding.EncodeToString(sum[:]))
		kept := strings.Contains(script, line)
		if want := name != serviceWorker && !strings.HasPrefix(name, "web/screenshots/"); kept != want {
			t.Errorf("%s: kept offline %t, want %t", name, kept, want)
		}
	}
}
