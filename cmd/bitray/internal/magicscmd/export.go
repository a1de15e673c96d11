package magicscmd

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/slab/source"
)

func newExport(p *cli.Program) *cobra.Command {
	var language, output string
	cmd := &cobra.Command{
		Use:  "export FILE",
		Args: cli.OneArgument("one file"),
		RunE: func(cmd *cobra.Command, args []string) error {
			arrays, err := readArrays(cmd.Context(), p, args[0])
			if err != nil {
				return err
			}
			for _, a := range arrays {
				if _, faults := a.Prove(); a.Fault != "" {
					return fmt.Errorf("%s: %s", args[0], judged(&a, len(faults)))
				} else if len(faults) > 0 {
					return fmt.Errorf("%s: %w", args[0], faults[0])
				}
			}
			text, err := export.SlabFile(source.Join(arrays), language)
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			return p.Out.WriteFile(cmd.Context(), "output", output, func(w io.Writer) error {
				_, err := io.WriteString(w, text)
				return err
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&language, "language", "c", "`LANGUAGE` of the file: "+strings.Join(export.Languages(), ", "))
	flags.StringVarP(&output, "output", "o", cli.StandardOutput, "write to `FILE`; - is standard output")
	cli.CompleteFlag(cmd, "language", export.Languages()...)
	return cmd
}
