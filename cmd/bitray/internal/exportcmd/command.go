// Package exportcmd is the command "bitray export".
package exportcmd

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/export"
)

const help = `Write a technique as one source file that needs nothing of bitray: functions for rook, bishop and
queen, those of sets for fill, the tables, and a self-test. The license is MIT.

The techniques are
  %s.

The file is %d to %d KB long. Tables of a few kilobytes are constants in it. The slabs of magic,
magic-packed, magic-fixed and pext have 614 to 938 KB and are filled by a function start, which
your program calls once; until then all answers are wrong. There are no constructors.

C is C99, a header, whose names begin with the package. With a slab, one source file of a program
defines ATTACKS_IMPLEMENTATION before it includes the header. C++ is C++17, a header, with the
package as the namespace. Rust is a module for rustc 1.63 or later, without unsafe code except for
PEXT where that is compiled for; its file names it, as it names that of Zig. There is no pext in Zig,
which has no function that becomes PEXT. A program in Go imports the module.

The self-test compares all subsets of the squares that a piece may see, 1,119,744, with a walk
along the rays. The comment at the top of the file says how it is run.

With --harness no technique is written, but a program that answers the questions of bitray check
--program and bitray bench --program, in one of
  %s.
It is right as it stands, with a walk along the rays between two marked lines: replace that by your own
generator, or by functions from such a file ("bitray help generators").

The attacks are the same functions of numbers in each of the eight mappings; --mapping says which
squares have the numbers 0 and 1 in yours, so that lines and directions have the right names.`

func New(p *cli.Program) *cobra.Command {
	var o export.Options
	var mapping, output, harness string
	cmd := &cobra.Command{
		Use:   "export",
		Short: "Write a technique as a source file in " + export.Titles(),
		Long:  fmt.Sprintf(help, strings.Join(export.Techniques(), ", "), export.LeastSize/1000, export.MostSize/1000, strings.Join(export.Harnesses(), ", ")),
		Example: `  bitray export --technique hyperbola --language c
  bitray export --technique magic-packed --language rust -o attacks.rs
  bitray export --technique fill --language c++ --package fills --mapping a8b8 -o fills.hpp
  bitray export --harness c -o mine.c`,
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
			return cli.WriteOutput(cmd.Context(), p, output, func(w io.Writer) error {
				_, err := text.WriteTo(w)
				return err
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.Technique, "technique", "magic", "`TECHNIQUE` that the file has")
	flags.StringVar(&o.Language, "language", "c", "`LANGUAGE` of the file: "+strings.Join(export.Languages(), ", "))
	flags.StringVar(&o.Package, "package", "", "`NAME` of the namespace, or what names in C begin with (default: "+export.DefaultPackage+")")
	flags.StringVar(&mapping, "mapping", "a1b1", "`SQUARES` that have the numbers 0 and 1: "+strings.Join(export.MappingNames(), ", "))
	flags.StringVar(&harness, "harness", "", "write a program for bitray check --program in `LANGUAGE`: "+strings.Join(export.Harnesses(), ", "))
	flags.StringVarP(&output, "output", "o", "", "write to `FILE` (default: standard output)")
	for _, other := range []string{"technique", "language", "package", "mapping"} {
		cmd.MarkFlagsMutuallyExclusive("harness", other)
	}
	cli.CompleteFlag(cmd, "harness", export.Harnesses()...)
	cli.CompleteFlag(cmd, "technique", export.Techniques()...)
	cli.CompleteFlag(cmd, "language", export.Languages()...)
	cli.CompleteFlag(cmd, "mapping", export.MappingNames()...)
	return cmd
}
