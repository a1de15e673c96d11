// Package showcmd is the command "bitray show" with its commands attacks, bits, position and transform.
package showcmd

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/transform"
)

// pictureFlags say how diagrams are drawn and where they go.
type pictureFlags struct {
	format string
	output string
	json   bool
}

func (f *pictureFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	cli.RegisterChoice(cmd, flags, &f.format, "format", diagram.Formats(), "`FORMAT` of the drawing: "+strings.Join(diagram.Formats(), ", "))
	flags.StringVarP(&f.output, "output", "o", cli.StandardOutput, "write to `FILE`; - is standard output")
	flags.BoolVarP(&f.json, "json", "j", false, "print a JSON object for each board, one per line, instead of drawing")
	cmd.MarkFlagsMutuallyExclusive("json", "format")
}

// draw draws the diagrams where the flags say.
func (f *pictureFlags) draw(ctx context.Context, out *cli.Output, diagrams ...diagram.Diagram) error {
	return f.put(ctx, out, diagrams, func(w io.Writer) error { return diagram.Write(w, f.format, diagrams) })
}

// put is draw with another way to draw them.
func (f *pictureFlags) put(ctx context.Context, out *cli.Output, diagrams []diagram.Diagram, write func(io.Writer) error) error {
	if f.json {
		write = func(w io.Writer) (err error) {
			for _, d := range diagrams {
				err = errors.Join(err, cli.WriteJSON(w, d))
			}
			return err
		}
	}
	switch {
	case f.output != cli.StandardOutput:
		return out.WriteFile(ctx, "output", f.output, write)
	case f.json || f.format == "svg":
		return write(out)
	}
	var text strings.Builder
	err := write(&text)
	out.WriteString(out.Paint(text.String()))
	return err
}

func New(p *cli.Program) *cobra.Command {
	return cli.Group("show", newAttacks(p), newBits(p), newPosition(p), newTransform(p))
}

// mappingNames returns the names of all mappings on a command line, that of this module first: the squares that they
// number 0 and 1, such as "a8b8".
func mappingNames() (names []string) {
	for _, m := range transform.Mappings() {
		numbered := func(number int) string {
			return transform.SquareName(transform.ConvertSquare(m, transform.LittleEndianRankFile, number))
		}
		names = append(names, numbered(0)+numbered(1))
	}
	return names
}

// mappingNamed returns the mapping with a name, the value of the flag --mapping.
func mappingNamed(name string) (transform.Mapping, error) {
	i := slices.Index(mappingNames(), name)
	if i < 0 {
		return 0, cli.BadFlag("mapping", name, strings.Join(mappingNames(), ", "))
	}
	return transform.Mappings()[i], nil
}
