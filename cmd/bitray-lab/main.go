// Command bitray-lab is for people that work on bitray: it writes the files that are generated and the
// page, and searches all multipliers of a square. It is a separate module, so that what only it needs stays out of
// the requirements of bitray.
//
//	bitray-lab generate kernels      # assembly; --help lists what it can generate
//	bitray-lab exhaust --piece bishop --square c1
//
// where bitray-lab is "go run ." in this folder, or "go run -C cmd/bitray-lab ." in the root.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/site"
)

// root leads to the root of the repository from here, where the program and its tests are run.
const root = "../.."

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := program().ExecuteContext(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "bitray-lab:", err)
		os.Exit(2)
	}
}

// program returns the command line. When its context is done a command ends, and keeps what it has found by then if
// that is of use.
func program() *cobra.Command {
	lab := &cobra.Command{Use: "bitray-lab", SilenceErrors: true, SilenceUsage: true, RunE: func(*cobra.Command, []string) error {
		return errors.New("expected a command: see --help")
	}}
	lab.AddCommand(newGenerate(), newExhaust(), site.New(root))
	return lab
}
