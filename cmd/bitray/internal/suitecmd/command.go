// Package suitecmd is the command "bitray suite".
package suitecmd

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

// config is the command line of bitray suite.
type config struct {
	cli.CountFlags
	cli.Limits
	files []string
	write string
	json  bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "suite FILE...",
		Args: cli.SomeArguments("files"),
		RunE: func(cmd *cobra.Command, args []string) error {
			c.files = args
			if c.write != "" {
				return writeSuite(cmd.Context(), p, c)
			}
			return runSuite(cmd.Context(), p, c)
		},
	}
	c.CountFlags.Register(cmd)
	cmd.Flags().Lookup("technique").Usage = "attack generators: `NAMES` or packages separated by commas, default, or all"
	flags := cmd.Flags()
	c.RegisterDepth(flags, "use counts up to depth `N` (default: no limit)")
	flags.Var(cli.AtLeast(1, &c.MaxNodes, 0), "max-nodes", "use counts up to `N` nodes (default: no limit)")
	flags.StringVar(&c.write, "write", "", "write a suite with new counts to `FILE`")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object for each row and each file, one per line")
	cmd.MarkFlagsMutuallyExclusive("write", "json")
	return cmd
}

func runSuite(ctx context.Context, p *cli.Program, c config) error {
	ways, err := c.ways()
	if err != nil {
		return err
	}
	differ := false
	var unverified error
	for _, file := range c.files {
		rows, err := cli.ReadSuite(ctx, p, file)
		if err != nil {
			return err
		}
		for i := range ways {
			run := newRun(file, rows, c.Limits, &ways[i])
			err := run.verify(ctx, p.NewProgress(), c.Threads)
			run.print(p.Out, c.json)
			if err != nil {
				return err
			}
			differ = differ || run.Failed > 0
			if run.Counts == 0 && run.Failed == 0 {
				unverified = fmt.Errorf("%s: expected counts to verify within the limits, found none", file)
			}
		}
	}
	if differ {
		return cli.ErrDiffer
	}
	return unverified
}

// way is a way to count the rows of a suite.
type way struct {
	technique string
	options   perft.Options
}

// method returns the method that is used, which is never [perft.Auto].
func (w *way) method() perft.Method { return w.options.Chosen() }

// String names the technique and the method, such as "default by simd".
func (w *way) String() string { return fmt.Sprintf("%s by %v", w.technique, w.method()) }

// ways returns a way for each technique of the flag. Several rows are counted at the same time, each
// on one thread.
func (c *config) ways() ([]way, error) {
	names, options, err := c.OptionsOfEach()
	if err != nil {
		return nil, err
	}
	ways := make([]way, len(names))
	for i := range ways {
		ways[i] = way{names[i], options[i]}
		ways[i].options.Threads = 1
	}
	return ways, nil
}
