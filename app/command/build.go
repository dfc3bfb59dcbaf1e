package command

import (
	"context"
	"flag"
	"fmt"
	"io"

	"catchup/app/site"
)

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
	if err := site.Build(ctx, site.Options{Out: *folder, Base: base}); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	fmt.Fprintf(out, "The site for %s is in %s.\n", base, *folder)
	return nil
}
