package magicscmd

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/export"
	"github.com/bitray/bitray/internal/slab"
)

func newExport(p *cli.Program) *cobra.Command {
	var language, output string
	cmd := &cobra.Command{
		Use:  "export FILE",
		Args: cli.OneArgument("one file"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slices.Contains(languageNames, language) {
				return cli.BadFlag("language", language, "one of "+strings.Join(languageNames, ", "))
			}
			layout, err := readSlab(cmd.Context(), p, args[0])
			if err != nil {
				return err
			}
			var text bytes.Buffer
			if language == inJSON {
				err = slab.WriteJSON(&text, layout)
			} else {
				err = export.WriteSlab(&text, layout, export.Options{Language: language})
			}
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			return p.Out.WriteFile(cmd.Context(), "output", output, func(w io.Writer) error {
				_, err := w.Write(text.Bytes())
				return err
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&language, "language", "c", "`LANGUAGE` of the file: "+strings.Join(languageNames, ", "))
	flags.StringVarP(&output, "output", "o", cli.StandardOutput, "write to `FILE`; - is standard output")
	cli.CompleteFlag(cmd, "language", languageNames...)
	return cmd
}

const inJSON = "json"

var languageNames = append(export.Languages(), inJSON)
