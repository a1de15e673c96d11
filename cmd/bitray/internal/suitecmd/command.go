// Package suitecmd is the command "bitray suite".
package suitecmd

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/suite"
)

// config is the command line of bitray suite.
type config struct {
	cli.CountFlags
	cli.Limits
	cli.RowFlags
	write string
	json  bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "suite FILE...",
		Args: cli.SomeArguments("files"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if c.write != "" {
				return writeSuite(cmd.Context(), p, c, args)
			}
			return runSuite(cmd.Context(), p, c, args)
		},
	}
	c.CountFlags.Register(cmd)
	c.RegisterTechnique(cmd, "attack generators: `NAMES` or packages separated by commas, default, or all")
	flags := cmd.Flags()
	c.RegisterDepth(flags, "use counts up to depth `N` (default: no limit)")
	flags.Var(cli.AtLeast(1, &c.MaxNodes, 0), "max-nodes", "use counts up to `N` nodes (default: no limit)")
	c.RowFlags.Register(cmd)
	flags.StringVar(&c.write, "write", "", "write a suite with new counts to `FILE`")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object for each row and each file, one per line")
	cmd.MarkFlagsMutuallyExclusive("write", "json")
	return cmd
}

func runSuite(ctx context.Context, p *cli.Program, c config, files []string) error {
	generators, err := cli.Generators(strings.Split(c.Name, ","))
	if err != nil {
		return err
	}
	var found error
	for _, file := range files {
		rows := cli.Rows{RowFlags: c.RowFlags}
		var runs []*run
		for _, g := range generators {
			runs = append(runs, newRun(file, c, g))
		}
		err := verify(ctx, p, rows.Of(ctx, p, file), runs, c.json)
		if err != nil && rows.Taken == 0 {
			return err
		}
		failed, counts := 0, 0
		for _, r := range runs {
			r.Partial, r.Refused, r.Unreachable = err != nil, rows.Refused, rows.Unreachable
			p.Out.Show(c.json, &r.Summary)
			failed, counts = failed+r.Failed, counts+r.Counts
		}
		for _, line := range rows.FirstLines {
			p.Out.Show(c.json, Refused{"refused", line, line.Err.Error()})
		}
		switch {
		case err != nil:
			return err
		case failed > 0:
			found = cli.ErrDiffer
		case found == cli.ErrDiffer:
		case rows.Refused > 0:
			found = fmt.Errorf("%s: %s refused", file, cli.Counted(rows.Refused, "row"))
		case rows.Taken == 0:
			found = cli.NoRows(file)
		case counts == 0:
			found = fmt.Errorf("%s: expected counts to verify, found none", file)
		}
	}
	return found
}

// verify verifies rows in all ways, some at a time, so that there may be any number of them.
func verify(ctx context.Context, p *cli.Program, rows iter.Seq2[suite.Row, error], runs []*run, json bool) error {
	some := make([]suite.Row, 0, 1024)
	take := func() error {
		for _, r := range runs {
			if err := r.verify(ctx, p, some, json); err != nil {
				return err
			}
		}
		some = some[:0]
		return nil
	}
	for row, err := range rows {
		if err == nil {
			some = append(some, row)
		}
		if err != nil || len(some) == cap(some) {
			if err := cmp.Or(err, take()); err != nil {
				return err
			}
		}
	}
	return take()
}
