package deepcmd

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/deep"
)

func newCompare(p *cli.Program) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "compare DIR DIR",
		Short: "Compare the counts of two runs, position by position",
		Long: `Compare the counts of two runs of the same plan, position by position, and name the first chunk and
position that differ. A record wants two runs by different people on different machines. The exit code
is 1 if counts differ, and 2 if the runs are planned differently or not all chunks are counted in both.`,
		Args:              cobra.ExactArgs(2),
		ValidArgsFunction: completeFolder,
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := compare(cmd.Context(), p, args)
			if err != nil {
				return err
			}
			return errors.Join(show(p.Out, asJSON, c), c.verdict())
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON object")
	return cmd
}

// CompareJSON is a comparison of two runs as the program prints it; the names are stable.
type CompareJSON struct {
	Head
	Other string `json:"other"`
	deep.Comparison
	Parties      map[string]int `json:"parties"`
	OtherParties map[string]int `json:"other_parties"`
}

func compare(ctx context.Context, p *cli.Program, folders []string) (*CompareJSON, error) {
	var runs [2]*deep.Run
	for i, folder := range folders {
		run, err := deep.Read(folder)
		if err != nil {
			return nil, err
		}
		defer run.Close()
		tellDamage(p, folder, run)
		runs[i] = run
	}
	found, err := deep.Compare(ctx, runs[0], runs[1])
	if err != nil {
		return nil, err
	}
	return &CompareJSON{newHead(folders[0], &runs[0].Manifest), folders[1], found, counted(runs[0]), counted(runs[1])}, nil
}

// counted returns how many chunks each party has counted.
func counted(run *deep.Run) map[string]int {
	chunks := map[string]int{}
	for party, share := range run.Parties() {
		chunks[party] = share.Counted
	}
	return chunks
}

func (c *CompareJSON) print(out *cli.Output) {
	out.Printf("%-10s %d of %d chunks are counted in both\n", "compared", c.Compared, c.Chunks)
	out.Printf("%-10s %s by %s\n", "counted", c.Folder, names(c.Parties))
	out.Printf("%-10s %s by %s\n", "counted", c.Other, names(c.OtherParties))
	if f := c.First; f != nil {
		out.Printf("%-10s %d chunks; first in chunk %d, position %d, %s: %d leaves in %s, %d in %s\n",
			"differ", c.Differ, f.Chunk, f.Position, f.FEN, f.A, c.Folder, f.B, c.Other)
	} else if c.Compared > 0 {
		out.Printf("%-10s all positions of these chunks\n", "agree")
	}
}

func names(parties map[string]int) string {
	if len(parties) == 0 {
		return "nobody"
	}
	return strings.Join(slices.Sorted(maps.Keys(parties)), ", ")
}

// verdict is the error that the comparison comes to.
func (c *CompareJSON) verdict() error {
	switch {
	case c.Differ > 0:
		return cli.ErrDiffer
	case c.Compared < c.Chunks:
		return fmt.Errorf("%d of %d chunks are not counted in both runs", c.Chunks-c.Compared, c.Chunks)
	}
	return nil
}
