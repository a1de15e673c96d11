package magicscmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/attackbench/benchreport"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
)

func newVerify(p *cli.Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Prove slabs and multipliers on all occupancies",
		Long: `Prove slabs, tables written by bitray magics export, or the multipliers in source files of any
language, on all 107,648 relevant occupancies. In a source file, the multipliers are integer
constants: for each of the two pieces 64 in a row, from a1 to h8, of which at least 56 are right with
an index of as many bits as the mask has squares. Masks between them are left out, and so is what
comes before and after. The exit code is 1 if a file is wrong.`,
		Example: `  bitray magics verify built-in:identity mine.txt
  bitray magics verify engine/magics.cpp`,
		Args: cli.SomeArguments("files"),
		RunE: func(cmd *cobra.Command, files []string) error { return verifyMagics(cmd.Context(), p, files) },
	}
	return cmd
}

func verifyMagics(ctx context.Context, p *cli.Program, files []string) error {
	wrong := false
	for _, file := range files {
		slab, err := readSlab(ctx, p, file)
		if err != nil {
			return err
		}
		contents, err := slab.Fill()
		if err != nil {
			p.Out.Printf("%s: wrong: %v\n", printable.Escape(file), err)
			wrong = true
			continue
		}
		used := 0
		for _, attacks := range contents {
			if attacks != 0 {
				used++
			}
		}
		p.Out.Printf("%s: right, %d entries, %d of them used, %s\n", printable.Escape(file), len(contents), used, benchreport.Size(8*len(contents)))
	}
	if wrong {
		return cli.ErrDiffer
	}
	return nil
}
