package diffcmd

import (
	"fmt"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
)

// Print prints the difference, or that there is none, and what could not be judged.
func (r *Result) Print(out *cli.Output) {
	switch {
	case r.found.Difference != nil:
		out.Printf("%s", out.Paint(r.found.Difference.Error()))
	case r.Partial && r.Agree:
		cli.PrintPartial(out, "%s agrees with %s to depth %d", r.Tested, r.Judge, r.Depth)
	case r.Partial:
		cli.PrintPartial(out, "%s and %s: no depth was finished", r.Tested, r.Judge)
	case r.Agree:
		out.Printf("%s %s with %s: %s to depth %d, %.3f s\n",
			r.Tested, out.Paint("agrees"), r.Judge, cli.Counted(r.Judged, "position"), r.Depth, r.Seconds)
	default:
		out.Printf("%s and %s: nothing was compared\n", r.Tested, r.Judge)
	}
	if r.minimized != nil {
		out.Printf("\n%s", out.Paint(fmt.Sprint(r.minimized)))
	}
	printForm(out, r.Tested, r.TestedForm)
	printForm(out, r.Judge, r.JudgeForm)
	cli.PrintExcluded(out, "", r.found.Excluded)
}

func printForm(out *cli.Output, name, form string) {
	const most = 80 // bytes
	if form != "" {
		out.Printf("%s: counts are read from lines in the form %s\n", name, printable.Quote(form, most))
	}
}
