// Package command is the command line.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// Exit statuses that people's scripts rely on.
const (
	done      = 0
	failed    = 1
	malformed = 2
	unsolved  = 3 // within the time given
)

// errUnsolved is the error of a command whose time ran out.
var errUnsolved = errors.New("not solved in the time given")

// A command is one verb of the command line.
type command struct {
	name  string
	about string // one line for the list of commands
	run   func(ctx context.Context, args []string, out, progress io.Writer) error
}

// commands are all verbs, in the order of the help text.
var commands = []command{
	{"serve", "build the site and serve it on this machine", serve},
	{"build", "write the static site, ready for any host", build},
	{"solve", "tell what a position is worth", solve},
	{"stats", "the paper's tables for any set: how large the game is, who wins it", statistics},
	{"puzzles", "the catalogue of puzzles: list it, prove it, add to it", ofPuzzles},
}

// Run carries out one command line: results go to out, everything else to
// progress. It returns the exit status: 0 done, 1 failed, 2 malformed input, 3 not
// solved in the time given.
// An interrupt ends a command early and in order.
func Run(args []string, out, progress io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		help(out)
		return done
	}
	for _, c := range commands {
		if c.name == args[0] {
			return status(c.run(ctx, args[1:], out, progress), progress)
		}
	}
	return status(malformedf("unknown command %q; \"catchup help\" lists them", args[0]), progress)
}

// help prints what there is.
func help(out io.Writer) {
	fmt.Fprintln(out, "Catch-Up, the number game, its exact solver and its site.")
	fmt.Fprintln(out, "\nUsage: catchup COMMAND [FLAGS]")
	fmt.Fprintln(out)
	for _, c := range commands {
		fmt.Fprintf(out, "  %-8s %s\n", c.name, c.about)
	}
	fmt.Fprintln(out, "\n\"catchup COMMAND -h\" explains the flags of one.")
}

// A malformedError is the fault of the command line, with what and where.
type malformedError struct{ message string }

func (e malformedError) Error() string { return e.message }

func malformedf(format string, args ...any) error {
	return malformedError{fmt.Sprintf(format, args...)}
}

// status reports err and returns the exit status that goes with it.
func status(err error, progress io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return done
	}
	fmt.Fprintln(progress, "catchup:", err)
	switch {
	case errors.As(err, new(malformedError)):
		return malformed
	case errors.Is(err, errUnsolved):
		return unsolved
	}
	return failed
}

// parse reads the flags of a command that takes no further arguments. Asked for
// help it prints the flags to out and returns [flag.ErrHelp].
func parse(flags *flag.FlagSet, args []string, out io.Writer) error {
	operands, err := parseMixed(flags, args, "[FLAGS]", out)
	if err == nil && len(operands) > 0 {
		return malformedf("%s: unexpected argument %q", flags.Name(), operands[0])
	}
	return err
}

// parseOne reads the flags of a command that takes one argument, called name in
// the help, before or after them.
func parseOne(flags *flag.FlagSet, args []string, name string, out io.Writer) (string, error) {
	operands, err := parseMixed(flags, args, name+" [FLAGS]", out)
	switch {
	case err != nil:
		return "", err
	case len(operands) == 0:
		return "", malformedf("%s: %s is missing", flags.Name(), name)
	case len(operands) > 1:
		return "", malformedf("%s: unexpected argument %q", flags.Name(), operands[1])
	}
	return operands[0], nil
}

// parseMixed reads flags and other arguments in any order and returns the others.
func parseMixed(flags *flag.FlagSet, args []string, usage string, out io.Writer) (operands []string, err error) {
	flags.SetOutput(io.Discard)
	for {
		switch err := flags.Parse(args); {
		case errors.Is(err, flag.ErrHelp):
			fmt.Fprintf(out, "Usage: catchup %s %s\n\n", flags.Name(), usage)
			flags.SetOutput(out)
			flags.PrintDefaults()
			return nil, err
		case err != nil:
			return nil, malformedf("%s: %v", flags.Name(), err)
		case flags.NArg() == 0:
			return operands, nil
		}
		operands, args = append(operands, flags.Arg(0)), flags.Args()[1:]
	}
}
