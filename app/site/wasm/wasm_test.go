package wasm

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compiled returns a program of Go's compiler.
func compiled(t testing.TB) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", file, "./testdata/program")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// memoryOf returns the memory with which a program starts.
func memoryOf(t testing.TB, program []byte) []byte {
	t.Helper()
	all, err := sections(program)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.kind == data {
			memory, err := readData(s.body)
			if err != nil {
				t.Fatal(err)
			}
			return memory
		}
	}
	t.Fatal("the program has no data")
	return nil
}

// Nothing but the data differs, in it nothing but the table of functions, and in that
// nothing but what is known to be of no use.
func TestShrinkChangesNothingElse(t *testing.T) {
	program := compiled(t)
	small, err := Shrink(program)
	if err != nil {
		t.Fatal(err)
	}
	before, _ := sections(program)
	after, err := sections(small)
	if err != nil || len(before) != len(after) {
		t.Fatalf("%d sections have become %d: %v", len(before), len(after), err)
	}
	for i, s := range before {
		if s.kind != after[i].kind || s.kind != data && !bytes.Equal(s.body, after[i].body) {
			t.Errorf("section %d of kind %d has become another", i, s.kind)
		}
	}

	old, memory := memoryOf(t, program), memoryOf(t, small)
	memory = append(memory, make([]byte, len(old)-len(memory))...)
	was, err := findTable(old)
	if err != nil {
		t.Fatal(err)
	}
	is, err := findTable(memory)
	if err != nil {
		t.Fatal(err)
	}
	zeros, kept := 0, 0
	for i, value := range is.values {
		switch {
		case value == was.values[i]:
			kept++
		case value == 0:
			zeros++
		default:
			t.Fatalf("byte %d of the values was %d, is %d", i, was.values[i], value)
		}
	}
	if zeros == 0 || kept == 0 {
		t.Errorf("%d bytes of values are kept and %d are not", kept, zeros)
	}
	for i := range is.funcs {
		record, err := is.record(i)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range []int{0, 4, 8, 12, recordStack, recordPCData, recordFuncData - 3} {
			if old, _ := was.record(i); get(record, at) != get(old, at) {
				t.Errorf("function %d: field at %d was %d, is %d", i, at, get(old, at), get(record, at))
			}
		}
	}
	for _, part := range [][2][]byte{{was.files, is.files}, {was.values, is.values}, {was.records, is.records}} {
		copy(part[1], part[0])
	}
	if !bytes.Equal(old, memory) {
		t.Error("the memory differs outside of the table of functions")
	}
}

// The program does the same, and its failure still names the functions.
func TestShrunkProgramRuns(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("no Node to run it")
	}
	program := compiled(t)
	small, err := Shrink(program)
	if err != nil {
		t.Fatal(err)
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	run := func(program []byte) string {
		file := filepath.Join(t.TempDir(), "program.wasm")
		if err := os.WriteFile(file, program, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("node", filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec_node.js"), file).CombinedOutput()
		if failed := (*exec.ExitError)(nil); !errors.As(err, &failed) || failed.ExitCode() != 2 {
			t.Fatalf("it ends with %v, not with status 2:\n%s", err, out)
		}
		return string(out)
	}
	before, after := run(program), run(small)
	told, _, _ := strings.Cut(before, "called from:")
	if !strings.HasPrefix(after, told) || !strings.Contains(told, "made by reflection: 4") {
		t.Errorf("it says\n%s\nand said\n%s", after, before)
	}
	for _, want := range []string{"called from: ? 0 true", "done by a method true", "panic: at the end", "main.cleanUp.done(", "main.fail(", "main.main("} {
		if !strings.Contains(after, want) {
			t.Errorf("it does not say %q:\n%s", want, after)
		}
	}
	if strings.Contains(after, ".go:") {
		t.Errorf("it has lines of files:\n%s", after)
	}
}
