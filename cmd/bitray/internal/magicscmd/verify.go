package magicscmd

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/cmd/internal/slab/source"
	"github.com/bitray/bitray/internal/printable"
)

func newVerify(p *cli.Program) *cobra.Command {
	return &cobra.Command{
		Use:  "verify FILE...",
		Args: cli.SomeArguments("files"),
		RunE: func(cmd *cobra.Command, files []string) error { return verifyMagics(cmd.Context(), p, files) },
	}
}

func verifyMagics(ctx context.Context, p *cli.Program, files []string) error {
	differ := false
	for _, file := range files {
		arrays, err := readArrays(ctx, p, file)
		if err != nil {
			return err
		}
		file, wrong, odd, missing := printable.Escape(file), 0, 0, slab.Entries
		for _, a := range arrays {
			_, faults := a.Prove()
			printArray(p.Out, file, &a, faults)
			if a.Fault != "" {
				odd++
			}
			wrong, missing = wrong+len(faults), missing-len(a.Layout)
		}
		entries, used := source.Size(arrays)
		verdict := fmt.Sprintf("right, %d entries, ", entries)
		if used > 0 {
			verdict += fmt.Sprintf("%d of them used, ", used)
		}
		verdict += printable.Size(8 * entries)
		if wrong+odd > 0 {
			verdict, differ = "wrong: "+cli.Counted(wrong, "square"), true
		}
		if odd > 0 {
			verdict += ", " + cli.Counted(odd, "array")
		}
		if missing > 0 {
			verdict += fmt.Sprintf("; %d of 128 squares have no entry", missing)
		}
		p.Out.Printf("%s: %s\n", file, verdict)
	}
	if differ {
		return cli.ErrDiffer
	}
	return nil
}

// judged says what an array in a source file was taken for, and how many of its multipliers are right.
func judged(a *source.Array, wrong int) string {
	first, last := a.Lines()
	return fmt.Sprintf("lines %d to %d: %s: %d of %d right%s", first, last, a.Note, len(a.Layout)-wrong, len(a.Layout), a.Fault)
}

// printArray prints what an array was taken for, and what is wrong with it: of one that is mostly wrong, or wrong as a whole, the
// first three, since the search for it is wrong then.
func printArray(out *cli.Output, file string, a *source.Array, faults []slab.Fault) {
	all := len(a.Layout)
	if a.Note != "" {
		out.Printf("%s: %s\n", file, judged(a, len(faults)))
	}
	for i, f := range faults {
		if i == 3 && (a.Fault != "" || 2*len(faults) > all) {
			out.Printf("  and %d more\n", len(faults)-i)
			break
		}
		out.Printf("  line %d: %v, %s, %d bits: %v%s\n", a.Places[f.Place].Line, f.Entry, printable.Escape(a.Places[f.Place].Text), f.Bits, f.Err, f.Remedy(faults))
	}
}
