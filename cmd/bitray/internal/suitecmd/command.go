// Package suitecmd is the command "bitray suite".
package suitecmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// partSize is how many rows are counted before more are read.
const partSize = 1024

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
				return c.writeSuite(cmd.Context(), p, args)
			}
			return c.run(cmd.Context(), p, args)
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

func (c *config) run(ctx context.Context, p *cli.Program, files []string) error {
	generators, err := cli.Generators(strings.Split(c.Name, ","))
	if err != nil {
		return err
	}
	var found error
	for _, file := range files {
		verdict, err := c.verify(ctx, p, file, generators)
		if err != nil {
			return err
		}
		if found != cli.ErrDiffer {
			found = cmp.Or(verdict, found)
		}
	}
	return found
}

// verify verifies a file in all ways. The verdict says what is wrong with it, err what kept it from being read to its end.
func (c *config) verify(ctx context.Context, p *cli.Program, file string, generators []crosscheck.AttackGenerator) (verdict, err error) {
	rows, runs := cli.Rows{RowFlags: c.RowFlags}, []*run(nil)
	for _, g := range generators {
		runs = append(runs, newRun(file, c, g))
	}
	err = cli.InParts(rows.Of(ctx, p, file), partSize, func(some []suite.Row) error {
		for _, r := range runs {
			if err := r.verify(ctx, p, some); err != nil {
				return err
			}
		}
		return nil
	})
	if rows.Refused > 0 && errors.As(err, new(*suite.RefusedError)) {
		verdict, err = fmt.Errorf("%s: %s refused", file, cli.Counted(rows.Refused, "row")), nil
	}
	if err != nil && rows.Taken+rows.Unreachable == 0 {
		return nil, err
	}
	counts := 0
	for _, r := range runs {
		r.Partial, r.Refused, r.Unreachable = err != nil && rows.Taken > 0, rows.Refused, rows.Unreachable
		p.Out.Show(c.json, &r.Summary)
		if counts += r.Counts; r.Failed > 0 {
			verdict = cli.ErrDiffer
		}
	}
	for _, line := range rows.FirstLines {
		p.Out.Show(c.json, Refused{"refused", line, line.Err.Error()})
	}
	if verdict == nil && counts == 0 {
		verdict = fmt.Errorf("%s: expected counts to verify, found none", file)
	}
	return verdict, err
}
