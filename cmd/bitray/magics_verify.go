package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/benchreport"
	"github.com/bitray/bitray/magic/pack"
)

func newMagicsVerifyCommand(p *program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Prove slabs and multipliers on all occupancies",
		Long: `Prove slabs, or the multipliers in source files of any language, on all 107,648 relevant
occupancies. Of a source file, the first 128 hexadecimal constants of four digits or more are taken
for the multipliers of the two pieces, from a1 to h8 each. The exit code is 1 if a file is wrong.`,
		Example: `  bitray magics verify built-in:plain mine.txt
  bitray magics verify magics.rs`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, files []string) error { return verifyMagics(p, files) },
	}
	return cmd
}

func verifyMagics(p *program, files []string) error {
	wrong := false
	for _, file := range files {
		slab, err := p.readSlab(file, true)
		if err != nil {
			return err
		}
		contents, err := slab.Fill()
		if err != nil {
			p.out.printf("%s: wrong: %v\n", file, err)
			wrong = true
			continue
		}
		used := 0
		for _, attacks := range contents {
			if attacks != 0 {
				used++
			}
		}
		p.out.printf("%s: right, %d entries, %d of them used, %s\n", file, len(contents), used, benchreport.Size(8*len(contents)))
	}
	if wrong {
		return errDiffer
	}
	return nil
}

func newMagicsExportCommand(p *program) *cobra.Command {
	var format, output string
	cmd := &cobra.Command{
		Use:   "export FILE",
		Short: "Write a slab as a table in C, Go, Rust or JSON",
		Example: `  bitray magics export built-in:plain --format rust --output magics.rs
  bitray magics find | bitray magics export - --format c`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			slab, err := p.readSlab(args[0], true)
			if err != nil {
				return err
			}
			return p.writeText(output, func(w io.Writer) error {
				if err := pack.Export(w, slab, format); err != nil {
					return fmt.Errorf("%s: %w", args[0], err)
				}
				return nil
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&format, "format", "go", "one of "+strings.Join(pack.Formats(), ", "))
	flags.StringVarP(&output, "output", "o", "", "file to write (default: standard output)")
	completeFlag(cmd, "format", pack.Formats()...)
	return cmd
}
