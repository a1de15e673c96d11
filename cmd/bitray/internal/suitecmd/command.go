// Package suitecmd is the command "bitray suite".
package suitecmd

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/suite"
)

// config is the command line of bitray suite.
type config struct {
	cli.CountFlags
	cli.Limits
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
		rows, err := cli.ReadSuite(ctx, p, file)
		var refused suite.Refused
		if !errors.As(err, &refused) && err != nil {
			return err
		}
		for _, g := range generators {
			run := newRun(file, rows, c, g)
			err := run.verify(ctx, &p.Progress)
			for _, row := range run.results {
				if row != nil {
					p.Out.Show(c.json, row)
				}
			}
			p.Out.Show(c.json, &run.Summary)
			if err != nil {
				return err
			}
			switch {
			case run.Failed > 0:
				found = cli.ErrDiffer
			case run.Counts == 0 && len(refused) == 0 && found != cli.ErrDiffer:
				found = fmt.Errorf("%s: expected counts to verify within the limits, found none", file)
			}
		}
		for _, err := range refused {
			p.Out.Show(c.json, Refused{"refused", err, err.Err.Error()})
		}
		if len(refused) > 0 && found != cli.ErrDiffer {
			found = fmt.Errorf("%s: %s refused", file, cli.Counted(len(refused), "row"))
		}
	}
	return found
}
