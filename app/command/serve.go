package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"time"

	"catchup/app/site"
)

// serve builds the site into a temporary folder and serves it until it is
// interrupted.
func serve(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	address := flags.String("addr", "127.0.0.1:8000", "`address` to listen on; port 0 takes a free one")
	path := flags.String("base", "/", "`path` to serve the site under, like /catch-up/")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	base, err := site.ParseBase(*path)
	if err != nil {
		return malformedf("serve: --base: %v", err)
	}
	if _, _, err := net.SplitHostPort(*address); err != nil {
		return malformedf("serve: --addr: %v", err)
	}

	// An address in use is reported before the site is built.
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	defer listener.Close()
	folder, err := os.MkdirTemp("", "catchup-site-")
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	defer os.RemoveAll(folder)
	fmt.Fprintln(progress, "Compiling; the first time this takes a minute.")
	if err := site.Build(ctx, site.Options{Out: folder, Base: base, Warnings: progress}); err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	fmt.Fprintf(out, "Catch-Up is at http://%s%s (Ctrl-C stops it)\n", listener.Addr(), base)
	return serveUntil(ctx, listener, site.FileServer(folder, base))
}

// serveUntil serves until ctx ends, then lets running requests finish.
func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(listener) }()
	select {
	case err := <-stopped:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if err := server.Shutdown(patience); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// build writes the static site.
func build(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("build", flag.ContinueOnError)
	folder := flags.String("out", "dist", "`folder` to write")
	path := flags.String("base", "/", "`path` under which the site will be served, like /catch-up/")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	base, err := site.ParseBase(*path)
	if err != nil {
		return malformedf("build: --base: %v", err)
	}
	if *folder == "" {
		return malformedf("build: --out: name a folder")
	}
	fmt.Fprintln(progress, "Compiling; the first time this takes a minute.")
	if err := site.Build(ctx, site.Options{Out: *folder, Base: base, Warnings: progress}); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	fmt.Fprintf(out, "The site for %s is in %s.\n", base, *folder)
	return nil
}
