//go:build !wasm

package e2e

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"flag"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// budget has the bytes that each program may have: as they are, with gzip, with brotli.
// A first visitor waits for the core; each program is downloaded once for each version.
//
//go:embed budget.txt
var budget string

// tight is by how much, in hundredths, a program may stay below its budget.
const tight = 1

// Brotli at its best takes a minute for all programs: "make bytes" asks for it.
var brotli = flag.Bool("brotli", false, "compress the programs with Node's brotli too")

func TestSizes(t *testing.T) {
	compiled, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	if warnings.Len() > 0 {
		t.Error("the programs are larger than they can be: ", &warnings)
	}
	for line := range strings.Lines(budget) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Fields(line)
		program := map[string][]byte{"core": compiled.Core, "study": compiled.Study, "engine": compiled.Engine, "lab": compiled.Lab}[fields[0]]
		sizes := []int{len(program), gzipped(t, program)}
		if *brotli {
			sizes = append(sizes, brotlied(t, program))
		}
		report := fmt.Sprintf("%-6s", fields[0])
		for i, size := range sizes {
			report += fmt.Sprintf(" %8d", size)
			limit, err := strconv.Atoi(fields[1+i])
			switch what := []string{"", ", with gzip", ", with brotli"}[i]; {
			case err != nil:
				t.Error(err)
			case size > limit:
				t.Errorf("%s.wasm has %d bytes%s, and may have %d: what can go?", fields[0], size, what, limit)
			case size < limit-limit*tight/100:
				t.Errorf("%s.wasm has only %d bytes%s: lower its budget of %d", fields[0], size, what, limit)
			}
		}
		t.Log(report)
	}
}

// gzipped returns how many bytes gzip makes of a program.
func gzipped(t *testing.T, program []byte) int {
	t.Helper()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(program) // a buffer takes all
	w.Close()
	return out.Len()
}

// brotlied returns how many bytes brotli makes of a program.
func brotlied(t *testing.T, program []byte) int {
	t.Helper()
	node := exec.Command("node", "-e", `process.stdout.write(require("zlib").brotliCompressSync(require("fs").readFileSync(0)))`)
	node.Stdin = bytes.NewReader(program)
	out, err := node.Output()
	if err != nil {
		t.Fatal("brotli is Node's: ", err)
	}
	return len(out)
}
