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
	"fmt"
	"os"
	"os/signal"
	"syscall"
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
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "bitray-lab:", err)
		os.Exit(2)
	}
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
