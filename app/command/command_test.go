package command

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// plain stands in for the pages.
type plain struct{ app.Compo }

func (p *plain) OnPreRender(ctx app.Context) { ctx.Page().SetTitle("Page " + ctx.Page().URL().Path) }

func (p *plain) Render() app.UI { return app.Main() }

func TestMain(m *testing.M) {
	app.RouteWithRegexp(".*", func() app.Composer { return &plain{} })
	os.Exit(m.Run())
}

// run carries out a command line and returns what it prints.
func run(line string) (status int, out, progress string) {
	var o, p strings.Builder
	status = Run(strings.Fields(line), &o, &p)
	return status, o.String(), p.String()
}

func TestHelp(t *testing.T) {
	for _, line := range []string{"", "help", "-h", "--help"} {
		status, out, _ := run(line)
		if status != done {
			t.Errorf("%q: status %d", line, status)
		}
		for _, c := range commands {
			if !strings.Contains(out, c.name) || !strings.Contains(out, c.about) {
				t.Errorf("%q does not explain %s", line, c.name)
			}
		}
	}
	for _, c := range commands {
		if status, out, _ := run(c.name + " -h"); status != done || !strings.Contains(out, "Usage: catchup "+c.name) {
			t.Errorf("%s -h: status %d, prints %q", c.name, status, out)
		}
	}
}

func TestMalformed(t *testing.T) {
	for line, want := range map[string]string{
		"sevre":                               `unknown command "sevre"`,
		"build --ouch":                        "build: flag provided but not defined: -ouch",
		"build dist":                          `build: unexpected argument "dist"`,
		"build --base catch-up/":              `build: --base: base "catch-up/" must start and end with a slash`,
		"build --base /catch-up":              `build: --base: base "/catch-up" must start and end with a slash`,
		"build --out= --base /":               "build: --out: name a folder",
		"serve --base x":                      `serve: --base: base "x" must start and end with a slash`,
		"serve --addr 8000":                   "serve: --addr: address 8000: missing port in address",
		"serve --addr 127.0.0.1:0 no":         `serve: unexpected argument "no"`,
		"stats":                               "stats: first-move|values|heuristics|properties|branching|responses|census is missing",
		"stats sizes":                         `stats: there is no table "sizes": name first-move, values, heuristics, properties, branching, responses, census`,
		"stats values 1-7":                    `stats: unexpected argument "1-7"`,
		"stats values --max seven":            `stats: invalid value "seven" for flag -max: parse error`,
		"stats values --max 2":                "stats: --max: 2 is not from 3 to 60",
		"stats values --max 61":               "stats: --max: 61 is not from 3 to 60",
		"stats values --set 1-":               `invalid value "1-" for flag -set: set "1-", character 3: expected a number`,
		"stats values --set=":                 `invalid value "" for flag -set: set "", character 1: expected a number`,
		"stats values --set {}":               `invalid value "{}" for flag -set: there is nothing to measure in the empty set`,
		"stats values --set 0,1":              `set "0,1", character 1: a number must be from 1 to 99`,
		"stats values --set 1-7:2":            `set "1-7:2", character 4: `,
		"stats values --max 9 --set 1-9":      "stats: --max and --set exclude each other",
		"stats values --games 9":              "stats: --games and --seed are for heuristics only",
		"stats heuristics --games 0":          "stats: --games: 0 is not at least 1",
		"stats heuristics --games 9 --seed x": `stats: invalid value "x" for flag -seed: parse error`,
	} {
		status, out, progress := run(line)
		if status != malformed || out != "" || !strings.Contains(progress, want) {
			t.Errorf("%s: status %d, prints %q and %q, want %q", line, status, out, progress, want)
		}
	}
}

func TestBuild(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist")
	status, said, progress := run("build --base /catch-up/ --out " + out)
	if status != done || !strings.Contains(said, out) {
		t.Fatalf("status %d, prints %q and %q", status, said, progress)
	}
	for _, page := range route.All {
		if _, err := os.Stat(filepath.Join(out, string(page), "index.html")); err != nil {
			t.Error(err)
		}
	}
	theirs := t.TempDir()
	if err := os.WriteFile(filepath.Join(theirs, "x"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if status, _, progress := run("build --out " + theirs); status != failed || !strings.Contains(progress, theirs) {
		t.Errorf("into a folder with other things: status %d, %q", status, progress)
	}
}

// serve tells where it is, serves the start page, and ends on an interrupt.
func TestServe(t *testing.T) {
	read, write := io.Pipe()
	ended := make(chan int)
	var progress strings.Builder
	go func() {
		status := Run(strings.Fields("serve --addr 127.0.0.1:0 --base /catch-up/"), write, &progress)
		write.Close()
		ended <- status
	}()
	line := make([]byte, 1000)
	n, err := read.Read(line)
	if err != nil {
		t.Fatalf("status %d: %s", <-ended, progress.String())
	}
	address := regexp.MustCompile(`http://\S+`).FindString(string(line[:n]))
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		t.Errorf("%s answers %s", address, answer.Status)
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	if status := <-ended; status != done {
		t.Errorf("status %d after an interrupt: %s", status, progress.String())
	}
}
