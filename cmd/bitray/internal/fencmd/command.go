// Package fencmd is the command "bitray fen".
package fencmd

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// config is the command line of bitray fen.
type config struct {
	fens  []string // standard input if there are none
	quiet bool
	json  bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use: "fen [FEN...]",
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slices.Equal(args, []string{"-"}) {
				c.fens = cli.JoinFEN(args)
			}
			return runFEN(cmd.Context(), p, c)
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	cmd.Flags().BoolVarP(&c.quiet, "quiet", "q", false, "print only what is not valid")
	cmd.Flags().BoolVarP(&c.json, "json", "j", false, "print a JSON object for each FEN, one per line")
	return cmd
}

// tally counts what has been looked at.
type tally struct{ all, valid int }

func runFEN(ctx context.Context, p *cli.Program, c config) error {
	var tally tally
	var err error
	for i, fen := range c.fens {
		c.check(p.Out, &tally, judge("argument", i+1, fen))
	}
	if len(c.fens) == 0 {
		err = c.checkLines(ctx, p, &tally)
	}
	if !c.json && tally.all > 1 {
		p.Out.Printf("%s of %s are valid\n", cli.Thousands(tally.valid), cli.Counted(tally.all, "FEN"))
	}
	switch {
	case err != nil:
		return err
	case tally.all == 0:
		return errors.New("standard input: expected one FEN per line, found none")
	case tally.valid < tally.all:
		return cli.ErrDiffer
	}
	return nil
}

// checkLines shows each verdict before it waits for the next line.
func (c *config) checkLines(ctx context.Context, p *cli.Program, tally *tally) error {
	lines := cli.ReadLines(ctx, p.In)
	for number := 1; ; number++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case line, ok := <-lines.Text:
			if !ok {
				return lines.Failure("standard input")
			}
			if number == 1 {
				line = strings.TrimPrefix(line, "\ufeff") // a byte-order mark
			}
			if strings.TrimSpace(line) == "" || line[0] == '#' {
				continue
			}
			c.check(p.Out, tally, judge("line", number, line))
			if err := p.Out.Flush(); err != nil {
				return err
			}
		}
	}
}

// check counts a verdict and prints it.
func (c *config) check(out *cli.Output, tally *tally, v *Verdict) {
	tally.all++
	if v.Valid {
		tally.valid++
	}
	if !v.Valid || !c.quiet {
		out.Show(c.json, v)
	}
}
