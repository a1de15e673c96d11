package main

import (
	"context"
	"fmt"
	"io"

	"github.com/bitray/bitray/perft/board/excerpt"
	"github.com/bitray/bitray/perft/suite"
)

// writeSuite counts the rows of all files anew and writes them to one file.
func writeSuite(ctx context.Context, p *program, c suiteConfig) error {
	if err := checkDepth(c.depth, 1); err != nil {
		return fmt.Errorf("%w with --write", err)
	}
	options, err := c.options()
	if err != nil {
		return err
	}
	options.Threads = 1
	var rows []suite.Row
	for _, file := range c.files {
		read, err := p.readSuite(ctx, file)
		if err != nil {
			return err
		}
		rows = append(rows, read...)
	}
	progress := p.newProgress()
	err = parallel(ctx, c.threads, len(rows), func(ctx context.Context, i int) error {
		progress.show("row %d of %d", i+1, len(rows))
		return rows[i].Fill(ctx, c.depth, c.maxNodes, options)
	})
	progress.clear()
	if err != nil {
		return err
	}
	if !c.limits.leave(rows) {
		return badFlag("max-nodes", c.maxNodes, "a number that some count is within")
	}
	if c.write == "-" {
		return suite.Write(p.out, rows)
	}
	if err := writeFile(ctx, c.write, func(w io.Writer) error { return suite.Write(w, rows) }); err != nil {
		return err
	}
	p.out.printf("%s: %s\n", excerpt.Escape(c.write), counted(len(rows), "row"))
	return nil
}
