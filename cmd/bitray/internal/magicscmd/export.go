package magicscmd

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/magic/slab/formats"
)

func newExport(p *env.Program) *cobra.Command {
	var format, output string
	cmd := &cobra.Command{
		Use:   "export FILE",
		Short: "Write a slab as a table in C, Go, Rust or JSON",
		Long: `Write a slab as a table in C, Go, Rust or JSON: for each piece and square the mask, the multiplier,
the addend, the offset, the shift and the symmetry, and the number of entries of the slab. The
program that uses the table fills the slab. The slab is proved first. All commands that read slabs
also read these tables.`,
		Example: `  bitray magics export built-in:identity --format rust --output magics.rs
  bitray magics find | bitray magics export - --format c`,
		Args: cli.OneArgument("one file"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slices.Contains(formats.Names(), format) {
				return cli.BadFlag("format", format, "one of "+strings.Join(formats.Names(), ", "))
			}
			layout, err := readSlab(cmd.Context(), p, args[0])
			if err != nil {
				return err
			}
			return env.WriteOutput(cmd.Context(), p, output, func(w io.Writer) error {
				if err := formats.Export(w, layout, format); err != nil {
					return fmt.Errorf("%s: %w", args[0], err)
				}
				return nil
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&format, "format", "go", "`FORMAT` of the table: "+strings.Join(formats.Names(), ", "))
	flags.StringVarP(&output, "output", "o", "", "write to `FILE` (default: standard output)")
	cli.CompleteFlag(cmd, "format", formats.Names()...)
	return cmd
}
