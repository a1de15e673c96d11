package main

import (
	"context"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/checkcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diffcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/early"
	"github.com/bitray/bitray/cmd/bitray/internal/exportcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/fencmd"
	"github.com/bitray/bitray/cmd/bitray/internal/magicscmd"
	"github.com/bitray/bitray/cmd/bitray/internal/perftcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/showcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/suitecmd"
	"github.com/bitray/bitray/cmd/bitray/internal/techniquescmd"
	"github.com/bitray/bitray/cmd/bitray/internal/ucicmd"
	"github.com/bitray/bitray/cmd/bitray/internal/whycmd"
)

// run executes the command line of this process and returns the exit code.
func run(args []string) int {
	return execute(early.UntilInterrupted(), cli.NewProgram(os.Stdin, os.Stdout, os.Stderr), args)
}

// execute executes a command line and returns the exit code.
func execute(ctx context.Context, p *cli.Program, args []string) int {
	root := newRootCommand(p)
	root.SetArgs(whycmd.Arguments(args))
	root.SetOut(p.Out)
	root.SetErr(p.Err)
	completion(root)
	err := root.ExecuteContext(ctx)
	p.Progress.Clear()
	if flushed := p.Out.Flush(); flushed != nil {
		err = flushed
	}
	return cli.Report(p.Err, err)
}

// completion adds cobra's command for shells, which writes to what is the output by now, and gives it our text and
// our rule for subcommands.
func completion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	added := root.Commands()[len(root.Commands())-1]
	describe(added)
	added.Args, added.RunE = cli.Subcommands, func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
}

// Commands are listed in the order in which they are added.
func init() { cobra.EnableCommandSorting = false }

func newRootCommand(p *cli.Program) *cobra.Command {
	root := cli.Group("bitray")
	root.Version, root.SilenceErrors, root.SilenceUsage = version(), true, true
	var timeout time.Duration
	flags := root.PersistentFlags()
	flags.DurationVar(&timeout, "timeout", 0, "stop after `TIME`, such as 30s or 10m, and print what is finished")
	flags.BoolVar(&p.Progress.Wanted, "progress", p.Progress.Wanted, "show progress on standard error (default: when it is a terminal)")
	obeyColor := p.RegisterColor(root)
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if err := cli.CheckFlags(cmd); err != nil {
			return err
		}
		obeyColor()
		if timeout < 0 {
			return cli.BadFlag("timeout", timeout, "a positive duration, such as 30s or 10m, or 0 for no limit")
		}
		if timeout > 0 {
			ctx, cancel := context.WithTimeout(cmd.Context(), timeout)
			cobra.OnFinalize(cancel)
			cmd.SetContext(ctx)
		}
		return nil
	}
	root.SetFlagErrorFunc(cli.FlagError)
	deep, bench := newNativeCommands(p)
	for _, group := range []struct {
		title    string
		commands []*cobra.Command
	}{
		{"Count", []*cobra.Command{perftcmd.New(p), deep, suitecmd.New(p), ucicmd.New(p)}},
		{"Compare and check", []*cobra.Command{whycmd.New(p), diffcmd.New(p), checkcmd.New(p), fencmd.New(p)}},
		{"Measure", []*cobra.Command{bench, techniquescmd.New(p)}},
		{"Draw", []*cobra.Command{showcmd.New(p)}},
		{"Make", []*cobra.Command{exportcmd.New(p), magicscmd.New(p)}},
	} {
		root.AddGroup(&cobra.Group{ID: group.title, Title: group.title + ":"})
		for _, cmd := range group.commands {
			if cmd == nil {
				continue
			}
			cmd.GroupID = group.title
			root.AddCommand(cmd)
		}
	}
	root.AddCommand(newVersion(p))
	root.AddCommand(newTopics()...)
	root.SetHelpCommand(newHelpCommand())
	describe(root)
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages |", ".FlagUsagesWrapped 80 |"))
	return root
}
