// Package fencmd is the command "bitray fen".
package fencmd

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// run is the command line of bitray fen, and what has been looked at.
type run struct {
	*cli.Program
	quiet, json bool
	game        bool // a tag of PGN came: lines that have no FEN are others, or moves
	all, valid  int
	others      int // lines without a FEN
}

func New(p *cli.Program) *cobra.Command {
	r := run{Program: p}
	cmd := &cobra.Command{
		Use: "fen [FEN...]",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if len(args) == 0 || slices.Equal(args, []string{"-"}) {
				err = r.checkLines(cmd.Context())
			} else {
				for i, fen := range cli.JoinFEN(args) {
					r.check("argument", i+1, fen, cli.FindFEN(fen))
				}
			}
			return r.conclude(err)
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	cmd.Flags().BoolVarP(&r.quiet, "quiet", "q", false, "print only what is not valid")
	cmd.Flags().BoolVarP(&r.json, "json", "j", false, "print a JSON object for each FEN, one per line")
	return cmd
}

// tag matches a line of PGN before the moves.
var tag = regexp.MustCompile(`^\[\w+ ".*"\]\s*$`)

// hash matches a comment of scripts; other lines that start with "#" are directives or attributes of source code.
var hash = regexp.MustCompile(`^#(?:[^\[A-Za-z]|$)`)

// checkLines shows each verdict before it waits for the next line.
func (r *run) checkLines(ctx context.Context) error {
	lines, ended := cli.ReadLines(ctx, r.In, cli.StandardInput)
	comment := false // of several lines in source code
	for number := 1; ; number++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-ended:
			return err
		case line := <-lines:
			if number == 1 {
				line = strings.TrimPrefix(line, "\ufeff") // a byte-order mark
			}
			r.game = r.game || tag.MatchString(line)
			text := strings.TrimSpace(line)
			comment = comment || strings.HasPrefix(text, "/*")
			aside := r.game || comment || strings.HasPrefix(text, "//") || strings.HasPrefix(text, "#")
			comment = comment && !strings.Contains(text, "*/")
			switch found := cli.FindFEN(line); {
			case text == "" || hash.MatchString(line) || aside && !found.Sure:
			case !found.Meant:
				r.others++
			default:
				r.check("line", number, line, found)
				if err := r.Out.Flush(); err != nil {
					return err
				}
			}
		}
	}
}

// check looks at a FEN, and prints its verdict.
func (r *run) check(source string, number int, text string, found cli.Pasted) {
	v := judge(source, number, text, found)
	r.all++
	if v.Valid {
		r.valid++
	}
	if !v.Valid || !r.quiet {
		r.Out.Show(r.json, v)
	}
}

// conclude sums up what was looked at until err.
func (r *run) conclude(err error) error {
	if !r.json && r.all > 1 {
		r.Out.Printf("%s of %s are valid\n", cli.Thousands(r.valid), cli.Counted(r.all, "FEN"))
	}
	if !r.json && r.others > 0 {
		r.Out.Printf("passed over %s without a FEN\n", cli.Counted(r.others, "line"))
	}
	switch {
	case err != nil:
		return err
	case r.all == 0:
		return errors.New("standard input: expected one FEN per line, found none")
	case r.valid < r.all:
		return cli.ErrDiffer
	}
	return nil
}
