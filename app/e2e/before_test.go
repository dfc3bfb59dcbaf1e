//go:build !wasm

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// heavy is the commit before the site was made light. Benchmarks compare with it.
const heavy = "771a10c"

// before returns the folder of the site as it was at the commit [heavy], built by its
// own sources, or an error if this is no clone that has the commit.
var before = sync.OnceValues(func() (string, error) {
	sources, folder := filepath.Join(builds.folder, heavy), filepath.Join(builds.folder, "before")
	if err := os.Mkdir(sources, 0o755); err != nil {
		return "", err
	}
	// An index of its own, so that the clone's is left alone.
	index := "GIT_INDEX_FILE=" + filepath.Join(builds.folder, "index")
	for _, step := range []struct{ dir, line string }{
		{"../..", "git read-tree " + heavy},
		{"../..", "git checkout-index --all --prefix=" + sources + "/"},
		{sources, "go run . build --out " + folder},
	} {
		words := strings.Fields(step.line)
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Dir, cmd.Env = step.dir, append(os.Environ(), index)
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s: %w\n%s", step.line, err, out)
		}
	}
	return folder, nil
})

// both returns the folders of the site as it was and as it is. Without the old
// sources the benchmark is skipped.
func both(b *testing.B) [2]string {
	b.Helper()
	if err := exec.Command("git", "cat-file", "-e", heavy+"^{commit}").Run(); err != nil {
		b.Skipf("the commit %s, to compare with, is not in this clone", heavy)
	}
	folder, err := before()
	if err != nil {
		b.Fatal(err)
	}
	return [2]string{folder, built(b, "/")}
}

// A comparison holds what was measured of the site as it was and as it is, in turn.
type comparison [2][]float64

func (c *comparison) add(side int, figure float64) { c[side] = append(c[side], figure) }

// report reports the medians of both sides and what part of the first the second is.
func (c *comparison) report(b *testing.B, unit string) {
	was, is := median(c[0]), median(c[1])
	b.ReportMetric(was, "before-"+unit)
	b.ReportMetric(is, "now-"+unit)
	b.ReportMetric(is/was, unit+"-ratio")
	b.ReportMetric(0, "ns/op") // of all that was done for it: says nothing
}

func median(figures []float64) float64 {
	sorted := slices.Sorted(slices.Values(figures))
	return sorted[len(sorted)/2]
}
