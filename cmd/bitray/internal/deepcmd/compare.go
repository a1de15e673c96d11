package deepcmd

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
)

func newCompare(p *cli.Program) *cobra.Command {
	cmd := newCommand(p, "compare DIR DIR", compare)
	cmd.Args = cobra.ExactArgs(2)
	return cmd
}

// CompareJSON is a comparison of two runs as the program prints it; the names are stable.
type CompareJSON struct {
	Head
	Other string `json:"other"`
	deep.Comparison
}

func compare(ctx context.Context, folders []string) (cli.Printer, error) {
	var runs [2]*deep.Run
	for i, folder := range folders {
		run, err := deep.Read(folder)
		if err != nil {
			return nil, err
		}
		defer run.Close()
		runs[i] = run
	}
	found, err := deep.Compare(ctx, runs[0], runs[1])
	if err != nil {
		return nil, err
	}
	c := &CompareJSON{newHead(folders[0], &runs[0].Manifest), folders[1], found}
	switch {
	case c.Differ > 0:
		err = cli.ErrDiffer
	case c.Compared < c.Chunks:
		err = fmt.Errorf("%d of %d chunks are not counted in both runs", c.Chunks-c.Compared, c.Chunks)
	}
	return c, err
}

func (c *CompareJSON) Print(out *cli.Output) {
	out.Line("compared", "%d of %d chunks are counted in both", c.Compared, c.Chunks)
	if f := c.First; f != nil {
		out.Line("differ", "%d chunks; first in chunk %d, position %d, %s: %d leaves in %s, %d in %s",
			c.Differ, f.Chunk, f.Position, f.FEN, f.A, c.Folder, f.B, c.Other)
	} else if c.Compared > 0 {
		out.Line("agree", "all positions of these chunks")
	}
}
