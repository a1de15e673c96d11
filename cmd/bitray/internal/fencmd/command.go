// Package fencmd is the command "bitray fen".
package fencmd

import (
	"context"
	"errors"
	"fmt"
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
	if len(c.fens) > 0 {
		err = c.checkArguments(p.Out, &tally)
	} else {
		err = c.checkLines(ctx, p, &tally)
	}
	if !c.json && tally.all > 1 {
		p.Out.Printf("%d of %d FENs are valid\n", tally.valid, tally.all)
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

func (c *config) checkArguments(out *cli.Output, tally *tally) error {
	for i, fen := range c.fens {
		if err := c.check(out, tally, source{"argument", i + 1}, fen); err != nil {
			return err
		}
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
			if err := c.check(p.Out, tally, source{"line", number}, line); err != nil {
				return err
			}
			if err := p.Out.Flush(); err != nil {
				return err
			}
		}
	}
}

// check looks at one FEN and prints the verdict.
func (c *config) check(out *cli.Output, tally *tally, source source, fen string) error {
	v := judgeFEN(cli.NamedFEN(fen))
	tally.all++
	if v.valid() {
		tally.valid++
		if c.quiet {
			return nil
		}
	}
	if c.json {
		return out.JSON(v.asJSON(source))
	}
	v.print(out, source)
	return nil
}

// source says where a FEN comes from: the argument or the line of a number.
type source struct {
	kind   string
	number int
}

func (s source) String() string { return fmt.Sprintf("%s %d", s.kind, s.number) }
