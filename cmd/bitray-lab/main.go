// Command bitray-lab is for those who work on bitray: it writes the files that are generated, and searches for
// the records in them. It is a module of its own, so that what only it needs stays out of the requirements of bitray.
//
//	bitray-lab generate kernels      # assembly; without a name it lists what it can generate
//	bitray-lab find -piece bishop -square c1 -less 1 -method top
//	bitray-lab pack -time 10m -o mine.txt
//
// where bitray-lab is "go run ." in this folder, or "go run -C cmd/bitray-lab ." in the root.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/engines"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/falsealarms"
)

// root leads to the root of the repository from here, where the program and its tests are run.
const root = "../.."

type command struct {
	name, what string
	run        func(ctx context.Context, arguments []string) error
}

var commands = []command{
	{"generate", "write generated files", generateFiles},
	{"find", "search multipliers of magic bitboards by any method, or prove that there are none", findMagics},
	{"pack", "pack the tables of magic bitboards into a short slab", packMagics},
	{"engines", "measure techniques in an engine in Go", swapInEngine},
	{falsealarms.Name, "measure how often the benchmark calls equal subjects different", falsealarms.Run},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	switch err := run(ctx, os.Args[1:]); {
	case err == nil, errors.Is(err, flag.ErrHelp), errors.Is(err, pflag.ErrHelp):
	case errors.Is(err, engines.ErrDiffer):
		os.Exit(1)
	default:
		fmt.Fprintln(os.Stderr, "bitray-lab:", err)
		os.Exit(2)
	}
}

func swapInEngine(ctx context.Context, arguments []string) error {
	return engines.Swap(ctx, os.Stdout, arguments)
}

func run(ctx context.Context, arguments []string) error {
	for _, c := range commands {
		if len(arguments) > 0 && arguments[0] == c.name {
			return c.run(ctx, arguments[1:])
		}
	}
	list := ""
	for _, c := range commands {
		list += fmt.Sprintf("\n  %-12s %s", c.name, c.what)
	}
	return fmt.Errorf("arguments %q: expected a command and its arguments:%s", arguments, list)
}
