// Package magicscmd is the command "bitray magics" with its commands find, verify and export.
package magicscmd

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/slab"
)

func New(p *cli.Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "magics",
		Short: "Find, verify and export the multipliers of magic bitboards",
		Long: `Find, verify and export the multipliers of magic bitboards.

All commands read and write slabs. A slab has one line for each piece and square, which says where
in one array the table of that square lies and how it is indexed,

  piece square symmetry bits offset magic addend

so that the attacks are at

  slab[offset + (((T(occ) & mask) * magic + addend) >> (64 - bits))]

T is the symmetry: 0 is none; 4 transposes the board, then 1 mirrors the files, then 2 flips the
ranks. The mask is the mask of the square after T. As the name of a slab, "-" is standard input; the
shortest known are

  ` + builtInNames() + `

Tables written by bitray magics export and source files with 128 multipliers are slabs too.`,
		Args: cli.Subcommands,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newExport(p), newFind(p), newVerify(p))
	return cmd
}

// builtIn begins the names of the slabs that the program knows.
const builtIn = "built-in:"

func builtInNames() string {
	return builtIn + strings.Join(slab.Kinds(), ", "+builtIn)
}

// readSlab reads a slab from a file of any kind that [slab.Parse] knows, from standard input or
// the records.
func readSlab(ctx context.Context, p *cli.Program, file string) (slab.Layout, error) {
	if name, ok := strings.CutPrefix(file, builtIn); ok {
		return slab.Record(name)
	}
	text, err := cli.ReadText(ctx, p, file, maxSlabText)
	if err != nil {
		return nil, err
	}
	layout, err := slab.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return layout, nil
}

// maxSlabText is the size of the largest file that is read, far beyond that of any source.
const maxSlabText = 16 << 20
