// Command bitray-lab is for people that work on bitray: it writes the files that are generated and the
// page, and searches all multipliers of a square. It is a separate module, so that what only it needs stays out of
// the requirements of bitray.
//
//	bitray-lab generate kernels      # assembly; -help lists what it can generate
//	bitray-lab exhaust -piece bishop -square c1
//
// where bitray-lab is "go run ." in this folder, or "go run -C cmd/bitray-lab ." in the root.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/site"
)

// root leads to the root of the repository from here, where the program and its tests are run.
const root = "../.."

// command is what the first argument names. It defines its flags, and does what they ask for; what it finds
// goes to out. When ctx is done it ends, and keeps what it has found by then if that is of use.
type command struct {
	name, what string
	operands   string // what may follow the flags; "" for nothing
	details    string
	define     func(flags *flag.FlagSet) func(ctx context.Context, out io.Writer, operands []string) error
}

var commands = []command{
	{"generate", "write generated files", "NAME...", listGenerators(), generateCommand},
	{"exhaust", "search all multipliers for one whose index is shorter, or prove that there is none", "", exhaustDetails, exhaustCommand},
	{"site", "write the page that runs bitray in a browser to a folder", "FOLDER", "", site.Command},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Stdout, os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "bitray-lab:", err)
		os.Exit(2)
	}
}

func run(ctx context.Context, out io.Writer, arguments []string) error {
	list := ""
	for _, c := range commands {
		if len(arguments) > 0 && arguments[0] == c.name {
			return c.run(ctx, out, arguments[1:])
		}
		list += fmt.Sprintf("\n  %-12s %s", c.name, c.what)
	}
	return fmt.Errorf("arguments %q: expected a command and its arguments:%s", arguments, list)
}

func (c command) run(ctx context.Context, out io.Writer, arguments []string) error {
	flags := flag.NewFlagSet(c.name, flag.ContinueOnError)
	run := c.define(flags)
	flags.SetOutput(io.Discard) // what is wrong is the error
	err := flags.Parse(arguments)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(out, "usage: bitray-lab %s [flags] %s\n\n%s: %s.\n%s\n", c.name, c.operands, c.name, c.what, c.details)
		flags.SetOutput(out)
		flags.PrintDefaults()
	}
	switch {
	case err != nil:
		return err
	case c.operands == "" && flags.NArg() > 0:
		return fmt.Errorf("arguments %q: expected flags only", flags.Args())
	}
	return run(ctx, out, flags.Args())
}
