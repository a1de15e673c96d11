// Package exportcmd is the command "bitray export".
package exportcmd

import (
	"bytes"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/export"
)

func New(p *cli.Program) *cobra.Command {
	var o export.Options
	var mapping, output, harness string
	cmd := &cobra.Command{
		Use:  "export",
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var err error
			if o.Mapping, err = export.ParseMapping(mapping); err != nil {
				return err
			}
			var text bytes.Buffer
			if harness != "" {
				err = export.WriteHarness(&text, harness)
			} else {
				err = export.Write(&text, o)
			}
			if err != nil {
				return err
			}
			return p.Out.WriteFile(cmd.Context(), "output", output, func(w io.Writer) error {
				_, err := w.Write(text.Bytes())
				return err
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.Technique, "technique", "magic", "`TECHNIQUE` that the file has: "+strings.Join(export.Techniques(), ", "))
	flags.StringVar(&o.Language, "language", "c", "`LANGUAGE` of the file: "+strings.Join(export.Languages(), ", "))
	flags.StringVar(&o.Package, "package", "", "`NAME` of the namespace, or what names in C begin with (default: "+export.DefaultPackage+")")
	flags.StringVar(&mapping, "mapping", "a1b1", "`SQUARES` that have the numbers 0 and 1: "+strings.Join(export.MappingNames(), ", "))
	flags.StringVar(&harness, "harness", "", "write a program for bitray check --program in `LANGUAGE`: "+strings.Join(export.Harnesses(), ", "))
	flags.StringVarP(&output, "output", "o", cli.StandardOutput, "write to `FILE`; - is standard output")
	for _, other := range []string{"technique", "language", "package", "mapping"} {
		cmd.MarkFlagsMutuallyExclusive("harness", other)
	}
	cli.CompleteFlag(cmd, "harness", export.Harnesses()...)
	cli.CompleteFlag(cmd, "technique", export.Techniques()...)
	cli.CompleteFlag(cmd, "language", export.Languages()...)
	cli.CompleteFlag(cmd, "mapping", export.MappingNames()...)
	return cmd
}
