package suitecmd

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// writeSuite counts the rows of all files again and writes them to one file.
func (c *config) writeSuite(ctx context.Context, p *cli.Program, files []string) error {
	if c.Depth == 0 {
		return errors.New("--write: expected --depth with it")
	}
	g, err := cli.OneGenerator(c.Name)
	if err == nil {
		err = cli.CanWrite(c.write) // fail before counting
	}
	if err != nil {
		return err
	}
	threads := c.Threads
	c.Threads, c.Technique = 1, g.Sliders
	var text bytes.Buffer // which is smaller than the rows
	written, counted := 0, false
	for _, file := range files {
		rows := cli.Rows{RowFlags: c.RowFlags}
		err := cli.InParts(rows.Of(ctx, p, file), partSize, func(some []suite.Row) error {
			err := cli.Parallel(ctx, threads, len(some), func(ctx context.Context, i int) error {
				p.Progress.Show("row %d", written+i+1)
				return c.fill(ctx, &some[i])
			})
			written, counted = written+len(some), counted || c.Limits.Leave(some)
			return cmp.Or(err, suite.Write(&text, some))
		})
		if err != nil {
			return err
		}
	}
	if !counted {
		return cli.BadFlag("max-nodes", c.MaxNodes, "a number that at least one count does not exceed")
	}
	err = p.Out.WriteFile(ctx, "write", c.write, func(w io.Writer) error { _, err := text.WriteTo(w); return err })
	if err != nil || c.write == cli.StandardOutput {
		return err
	}
	p.Out.Printf("%s: %s\n", printable.Escape(c.write), cli.Counted(written, "row"))
	return nil
}

// fill replaces the counts of a row by new ones within the limits.
func (c *config) fill(ctx context.Context, row *suite.Row) error {
	row.Counts = nil
	for depth := 1; depth <= c.Depth && len(c.Of(row)) == len(row.Counts); depth++ {
		nodes, err := perft.Count(ctx, row.Position, depth, c.Options)
		if err != nil {
			return err
		}
		row.Counts = append(row.Counts, suite.Count{Depth: depth, Nodes: nodes})
	}
	row.Counts = c.Of(row)
	return nil
}
