//go:build !wasm

package app_test

import (
	"os/exec"
	"strings"
	"testing"
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

// within tells whether pkg is path or below it.
func within(pkg, path string) bool { return pkg == path || strings.HasPrefix(pkg, path+"/") }

// list asks the go tool about packages, for a page or, with no target, for this
// machine.
func list(t *testing.T, target, format string, args ...string) []string {
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
	return strings.Fields(string(out))
}
