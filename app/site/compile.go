package site

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"catchup/app/site/overlay"
	"catchup/app/site/wasm"
)

// module is the path of the module that this program is built from.
const module = "catchup"

// Programs are the compiled parts of the site and the script that the compiler
// brings along to start them. They do not depend on where the site is served.
type Programs struct {
	Core   []byte // the pages that a visitor may want first
	Study  []byte // the other pages
	Engine []byte // the exact engine, for a worker beside the page
	Lab    []byte // the Lab's engine, for another
	Exec   []byte // wasm_exec.js of the same compiler
}

// Compile builds the programs with the go tool. It must run inside the module;
// it fails if there is no go tool, and with the compiler's own words if the
// program does not compile. If the programs work but are larger than they are meant
// to be, a warning says why.
func Compile(ctx context.Context, warnings io.Writer) (Programs, error) {
	root, err := moduleRoot(ctx)
	if err != nil {
		return Programs{}, err
	}
	goroot, err := goTool(ctx, root, "env", "GOROOT")
	if err != nil {
		return Programs{}, err
	}
	exec, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return Programs{}, fmt.Errorf("the go tool has no script for WebAssembly: %w", err)
	}
	dir, err := os.MkdirTemp("", "catchup-wasm-")
	if err != nil {
		return Programs{}, fmt.Errorf("compile: %w", err)
	}
	defer os.RemoveAll(dir)
	stubs := filepath.Join(dir, "overlay.json")
	if err := overlay.Write(stubs, filepath.Join(root, "app", "site", "overlay"), goroot); err != nil {
		return Programs{}, err
	}
	programs := Programs{Exec: exec}
	for _, part := range []struct {
		pkg   string
		into  *[]byte
		flags []string
	}{
		{"", &programs.Core, notInlined},
		{"/app/study/wasm", &programs.Study, notInlined},
		{"/engine/worker/wasm", &programs.Engine, nil},
		{"/engine/lab/wasm", &programs.Lab, nil},
	} {
		pkg, file := module+part.pkg, filepath.Join(dir, "out.wasm")
		if err := compileWasm(ctx, root, pkg, file, append(part.flags, "-overlay", stubs)...); err != nil {
			fmt.Fprintf(warnings, "The packages in app/site/overlay do not fit: %s is built without them, and larger. %v\n", pkg, err)
			if err := compileWasm(ctx, root, pkg, file, part.flags...); err != nil {
				return Programs{}, err
			}
		}
		program, err := os.ReadFile(file)
		if err != nil {
			return Programs{}, fmt.Errorf("compile %s: %w", pkg, err)
		}
		if *part.into, err = wasm.Shrink(program); err != nil {
			fmt.Fprintf(warnings, "%s stays larger than it could be: %v\n", pkg, err)
			*part.into = program
		}
	}
	return programs, nil
}

// moduleRoot returns the folder of this module's go.mod.
func moduleRoot(ctx context.Context) (string, error) {
	file, err := goTool(ctx, "", "env", "GOMOD")
	if err != nil {
		return "", err
	}
	if file == "" || file == os.DevNull {
		return "", errors.New("not inside the module: change to the folder with Catch-Up's go.mod")
	}
	root := filepath.Dir(file)
	name, err := goTool(ctx, root, "list", "-m")
	if err != nil {
		return "", err
	}
	if name != module {
		return "", fmt.Errorf("%s is the module %q, not %q: change to the folder with Catch-Up's go.mod", root, name, module)
	}
	return root, nil
}

// notInlined are the packages of the pages in which calls stay calls: copying what is
// called into its callers makes a program larger, and here nothing faster that was
// measured. The engine is fast because of it, and so are the runtime and go-app: pages
// without it there took a third longer to draw. The last pattern that fits a package
// counts.
var notInlined = []string{
	"-gcflags=" + module + "/...=-l", "-gcflags=" + module + "/engine/...=", "-gcflags=" + module + "/puzzles/...=",
	"-gcflags=fmt=-l", "-gcflags=encoding/...=-l", "-gcflags=time=-l",
}

// compileWasm builds one main package for the browser. Paths and debugging
// tables are left out: the same sources give the same bytes on every machine.
func compileWasm(ctx context.Context, root, pkg, file string, flags ...string) error {
	args := slices.Concat([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}, flags, []string{"-o", file, pkg})
	_, err := goTool(ctx, root, args...)
	return err
}

// goTool runs the go tool in dir and returns the line it prints. "go build"
// compiles for the browser, everything else is asked about this machine.
func goTool(ctx context.Context, dir string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = os.Environ()
	if args[0] == "build" {
		cmd.Env = append(cmd.Env, "GOOS=js", "GOARCH=wasm")
	}
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	err := cmd.Run()
	if errors.Is(err, exec.ErrNotFound) {
		return "", errors.New("the go tool is needed to compile the WebAssembly, but there is none in PATH: install Go from https://go.dev/dl/")
	}
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, strings.TrimSpace(complaint.String()))
	}
	return strings.TrimSpace(out.String()), nil
}
