// Package exportcmd is the command "bitray export".
package exportcmd

import (
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/export"
)

func New(p *cli.Program) *cobra.Command {
	var technique, language, harness, output string
	cmd := &cobra.Command{
		Use:  "export",
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			text, err := export.File(technique, language)
			if harness != "" {
				text, err = export.Harness(harness)
			}
			if err != nil {
				return err
			}
			return p.Out.WriteFile(cmd.Context(), "output", output, func(w io.Writer) error {
				_, err := io.WriteString(w, text)
				return err
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&technique, "technique", "magic", "`TECHNIQUE` that the file has: "+strings.Join(export.Techniques(), ", "))
	flags.StringVar(&language, "language", "c", "`LANGUAGE` of the file: "+strings.Join(export.Languages(), ", "))
	flags.StringVar(&harness, "harness", "", "write a program for bitray check --program in `LANGUAGE`: "+strings.Join(export.Harnesses(), ", "))
	flags.StringVarP(&output, "output", "o", cli.StandardOutput, "write to `FILE`; - is standard output")
	cmd.MarkFlagsMutuallyExclusive("harness", "technique")
	cmd.MarkFlagsMutuallyExclusive("harness", "language")
	cli.CompleteFlag(cmd, "harness", export.Harnesses()...)
	cli.CompleteFlag(cmd, "technique", export.Techniques()...)
	cli.CompleteFlag(cmd, "language", export.Languages()...)
	return cmd
}
