package suitecmd

import (
	"context"
	"errors"
	"io"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// writeSuite counts the rows of all files again and writes them to one file.
func writeSuite(ctx context.Context, p *cli.Program, c config, files []string) error {
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
	var rows []suite.Row
	for _, file := range files {
		read := cli.Rows{RowFlags: c.RowFlags}
		more, err := read.All(ctx, p, file)
		if err != nil {
			return err
		}
		rows = append(rows, more...)
	}
	threads := c.Threads
	c.Threads, c.Technique = 1, g.Sliders
	err = cli.Parallel(ctx, threads, len(rows), func(ctx context.Context, i int) error {
		p.Progress.Show("row %d of %d", i+1, len(rows))
		return c.fill(ctx, &rows[i])
	})
	if err != nil {
		return err
	}
	if !c.Limits.Leave(rows) {
		return cli.BadFlag("max-nodes", c.MaxNodes, "a number that at least one count does not exceed")
	}
	err = p.Out.WriteFile(ctx, "write", c.write, func(w io.Writer) error { return suite.Write(w, rows) })
	if err != nil || c.write == cli.StandardOutput {
		return err
	}
	p.Out.Printf("%s: %s\n", printable.Escape(c.write), cli.Counted(len(rows), "row"))
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
