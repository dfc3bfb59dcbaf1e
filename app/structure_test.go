//go:build !wasm

package app_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"catchup/app/core"
	"catchup/app/route"
	"catchup/app/study"
)

// Arrows point down: what each storey may import of the module and from outside
// of it. The standard library is open to all; app may import everything.
var storeys = []struct {
	storey  string
	allowed []string
}{
	{"catchup/engine", []string{"catchup/engine"}},
	{"catchup/puzzles", []string{"catchup/puzzles", "catchup/engine"}},
	{"catchup/web", []string{"catchup/web"}},
}

func TestArrowsPointDown(t *testing.T) {
	for _, target := range []string{"js/wasm", ""} {
		for _, pkg := range list(t, target, "{{.ImportPath}}", "catchup/...") {
			for _, s := range storeys {
				if !within(pkg, s.storey) {
					continue
				}
				for _, dependency := range list(t, target, "{{if not .Standard}}{{.ImportPath}}{{end}}", "-deps", pkg) {
					allowed := false
					for _, path := range s.allowed {
						allowed = allowed || within(dependency, path)
					}
					if !allowed {
						t.Errorf("%s depends on %s", pkg, dependency)
					}
				}
			}
		}
	}
}

// The list in package route says which page is in which program. A program has those
// and no other: a page that comes along unasked costs every first visitor.
func TestProgramsHaveTheirPages(t *testing.T) {
	for program, main := range map[route.Program]string{route.Core: "catchup", route.Study: "catchup/app/study/wasm"} {
		has := map[string]bool{}
		for _, pkg := range list(t, "js/wasm", "{{.ImportPath}}", "-deps", main) {
			has[pkg] = true
		}
		for _, page := range route.All {
			if folder := folderOf(page); has[folder] != (page.Program() == program) {
				t.Errorf("%s is in the %s program: %t", folder, program, has[folder])
			}
		}
	}
	for program, pages := range map[route.Program]route.Pages{route.Core: core.Pages, route.Study: study.Pages} {
		for _, page := range route.All {
			if shown := pages[page] != nil; shown != (page.Program() == program) {
				t.Errorf("the %s program shows %s: %t", program, page, shown)
			}
		}
	}
}

// A page may be in the other program, which go-app does not know: only package route
// goes from page to page.
func TestOnlyRouteNavigates(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		program := strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go")
		if err != nil || !program || within(filepath.ToSlash(path), "route") {
			return err
		}
		source, err := os.ReadFile(path)
		if bytes.Contains(source, []byte(".Navigate(")) {
			t.Errorf("%s goes to a page by itself: that is route.Open's", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// What builds and serves the site, and the command line, are no part of the page: only
// the program for this machine imports them.
func TestThePageHasNoCommandLine(t *testing.T) {
	for _, pkg := range list(t, "js/wasm", "{{.ImportPath}}", "-deps", "catchup", "catchup/app/study/wasm") {
		if within(pkg, "catchup/app/command") || within(pkg, "catchup/app/site") || within(pkg, "catchup/web") {
			t.Errorf("the page has %s in it", pkg)
		}
	}
}

// A page's folder is its address: whoever sees /puzzles/train/ finds it in
// app/page/puzzles/train, and the other way round. Two have no address of their own:
// home stands at the root, and missing at every address that is none.
func TestAPagesFolderIsItsAddress(t *testing.T) {
	addresses := map[string]bool{}
	for _, page := range route.All {
		addresses[folderOf(page)] = true
	}
	folders := map[string]bool{}
	for _, pkg := range list(t, "", "{{.ImportPath}}", "catchup/app/page/...") {
		folders[pkg] = true
		if !addresses[pkg] && pkg != "catchup/app/page/missing" {
			t.Errorf("%s is the folder of no address", pkg)
		}
	}
	for address := range addresses {
		if !folders[address] {
			t.Errorf("the address %s has no folder", strings.TrimPrefix(address, "catchup/app/page"))
		}
	}
}

// folderOf returns the package of a page.
func folderOf(page route.Page) string {
	if page == route.Home {
		return "catchup/app/page/home"
	}
	return "catchup/app/page/" + strings.Trim(string(page), "/")
}

// A page imports no page: what two of them share is in app/ui if it is seen, and
// beside it in app if it is not. Only the two programs know the pages, and the browser
// tests.
func TestAPageImportsNoPage(t *testing.T) {
	for _, target := range []string{"js/wasm", ""} {
		for _, line := range lines(t, target, `{{.ImportPath}} {{join .Imports " "}} {{join .TestImports " "}} {{join .XTestImports " "}}`, "catchup/...") {
			pkg, imports, _ := strings.Cut(line, " ")
			if pkg == "catchup/app/core" || pkg == "catchup/app/study" || pkg == "catchup/app/e2e" {
				continue
			}
			for _, imported := range strings.Fields(imports) {
				if within(imported, "catchup/app/page") && imported != pkg {
					t.Errorf("%s imports %s", pkg, imported)
				}
			}
		}
	}
}

// A position at the board is shown by ui/table: no page has rods to pick, or hears the
// keys of a board, by itself. Numbers are heard in ui/setup too, where they are put in,
// and keys on two pages where the board has gone and its actions have not.
func TestOneTable(t *testing.T) {
	own := regexp.MustCompile(`\.Rack\(|board\.(Rod|Take|Keyboard)\b`)
	allowed := map[string]string{
		"ui/setup/setup.go":            "board.Keyboard",
		"page/learn/level/render.go":   "board.Keyboard", // a lesson's end
		"page/puzzles/prove/render.go": "board.Keyboard", // a complete proof
	}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		path = filepath.ToSlash(path)
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || within(path, "ui/board") || within(path, "ui/table") {
			return err
		}
		source, err := os.ReadFile(path)
		uses := own.FindAllString(string(source), -1)
		for _, use := range uses {
			if use != allowed[path] {
				t.Errorf("%s uses %s: a position at the board is ui/table's", path, use)
			}
		}
		if len(uses) > 0 {
			delete(allowed, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for path := range allowed {
		t.Errorf("%s uses no part of the board", path)
	}
}

// The lines of program that each folder may have at most, in Go without its tests and
// in style sheets: what is added must be worth what goes.
var budgets = map[string]int{"app": 28_880, "engine": 8_540, "puzzles": 2_690, "web": 3_620}

// slack is by how much a budget may stay above what is there, so that not every small
// saving has to lower it.
const slack = 100

func TestLinesStayWithinTheirBudget(t *testing.T) {
	for folder, budget := range budgets {
		lines := 0
		err := filepath.WalkDir(filepath.Join("..", folder), func(path string, entry fs.DirEntry, err error) error {
			program := strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, ".css")
			if err != nil || entry.IsDir() || !program {
				return err
			}
			content, err := os.ReadFile(path)
			lines += bytes.Count(content, []byte("\n"))
			return err
		})
		switch {
		case err != nil:
			t.Error(err)
		case lines > budget:
			t.Errorf("%s has %d lines of program, and may have %d: what can go?", folder, lines, budget)
		case lines < budget-slack:
			t.Errorf("%s has only %d lines of program: lower its budget of %d", folder, lines, budget)
		}
	}
}

// within tells whether pkg is path or below it.
func within(pkg, path string) bool { return pkg == path || strings.HasPrefix(pkg, path+"/") }

// list asks the go tool about packages, for a page or, with no target, for this
// machine. It returns the words of the answer.
func list(t *testing.T, target, format string, args ...string) []string {
	t.Helper()
	return strings.Fields(strings.Join(lines(t, target, format, args...), "\n"))
}

// lines asks as list does and returns the lines of the answer, one a package.
func lines(t *testing.T, target, format string, args ...string) []string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-f", format}, args...)...)
	cmd.Env = cmd.Environ()
	if system, arch, found := strings.Cut(target, "/"); found {
		cmd.Env = append(cmd.Env, "GOOS="+system, "GOARCH="+arch)
	}
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v", cmd, err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}
