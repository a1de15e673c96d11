package main

import (
	"context"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"
)

// program is what a command gets from its surroundings.
type program struct {
	in       io.Reader
	out      *output
	err      io.Writer
	terminal bool // progress is wanted on err
}

// run executes the command line and returns the exit code.
func run(args []string) int {
	p := &program{in: os.Stdin, out: newOutput(os.Stdout), err: os.Stderr, terminal: isTerminal(os.Stderr)}
	ctx, stop := untilInterrupted(context.Background())
	defer stop()
	root := newRootCommand(p)
	root.SetArgs(args)
	root.SetOut(p.out)
	root.SetErr(p.err)
	err := root.ExecuteContext(ctx)
	if flushed := p.out.Flush(); flushed != nil {
		err = flushed
	}
	return report(p.err, err)
}

func newRootCommand(p *program) *cobra.Command {
	root := &cobra.Command{
		Use:           "bitray",
		Short:         "Attack generators, perft and the first difference between move generators",
		Long:          rootHelp,
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	var timeout time.Duration
	flags := root.PersistentFlags()
	flags.DurationVar(&timeout, "timeout", 0, "stop after this time, such as 30s or 10m, with what is finished")
	flags.BoolVar(&p.terminal, "progress", p.terminal, "show progress on standard error (default: if it is a terminal)")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if timeout < 0 {
			return badFlag("timeout", timeout, "a positive duration, such as 30s or 10m, or 0 for no limit")
		}
		if timeout > 0 {
			ctx, cancel := context.WithTimeout(cmd.Context(), timeout)
			cobra.OnFinalize(cancel)
			cmd.SetContext(ctx)
		}
		return nil
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return usageError{cmd.CommandPath(), readable(err)}
	})
	root.AddCommand(
		newBenchCommand(p),
		newCheckCommand(p),
		newDiffCommand(p),
		newFENCommand(p),
		newMagicsCommand(p),
		newPerftCommand(p),
		newShowCommand(p),
		newSuiteCommand(p),
		newTechniquesCommand(p),
		newTouchedCommand(p),
		newUCICommand(p),
	)
	root.AddCommand(newTopics()...)
	root.SetHelpCommand(newHelpCommand())
	refuseEmpty(root)
	return root
}

// completeFlag names the values that a shell may complete for a flag.
func completeFlag(cmd *cobra.Command, flag string, values ...string) {
	must(cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)))
}

const rootHelp = `bitray counts, compares and draws with some two dozen attack generators for sliding pieces.

Exit codes: 0 all agree, 1 something differs, 2 bad usage or input or a failure outside,
130 interrupted (what was finished by then has been printed).`
