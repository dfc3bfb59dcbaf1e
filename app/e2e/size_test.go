//go:build !wasm

package e2e

import "testing"

// A visitor downloads these programs once for each version. go-app's own share of
// the first is 7.0 MB.
func TestSizes(t *testing.T) {
	compiled, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	if warnings.Len() > 0 {
		t.Error("the programs are larger than they can be: ", &warnings)
	}
	for _, program := range []struct {
		name         string
		bytes, limit int
	}{
		{"core.wasm", len(compiled.Core), 15_500_000},
		{"study.wasm", len(compiled.Study), 15_500_000},
		{"engine.wasm", len(compiled.Engine), 2_600_000},
		{"lab.wasm", len(compiled.Lab), 3_600_000},
	} {
		t.Logf("%s has %d bytes", program.name, program.bytes)
		if program.bytes > program.limit {
			t.Errorf("%s has %d bytes, at most %d are agreed", program.name, program.bytes, program.limit)
		}
	}
}
