package suitecmd

import (
	"bytes"
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
	c.Technique = g.Sliders
	var text bytes.Buffer // which is smaller than the rows
	written, counted := 0, 0
	for _, file := range files {
		rows := cli.Rows{RowFlags: c.RowFlags}
		for row, err := range rows.Of(ctx, p, file) {
			if err == nil {
				p.Progress.Show("row %d", written+1)
				err = c.fill(ctx, &row)
			}
			if err != nil {
				return err
			}
			written, counted = written+1, counted+len(row.Counts)
			cli.Must(suite.Write(&text, []suite.Row{row})) // a buffer takes all
		}
	}
	if counted == 0 {
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
	for depth := 1; depth <= c.Depth && len(c.Of(*row).Counts) == len(row.Counts); depth++ {
		nodes, err := perft.Count(ctx, row.Position, depth, c.Options)
		if err != nil {
			return err
		}
		row.Counts = append(row.Counts, suite.Count{Depth: depth, Nodes: nodes})
	}
	*row = c.Of(*row)
	return nil
}
