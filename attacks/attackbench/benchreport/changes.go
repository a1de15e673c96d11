package benchreport

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// WriteChanges writes what changed from one result to another: the figures that differ significantly, or
// all that both have. That they have none in common is an error.
func WriteChanges(w io.Writer, old, new *attackbench.Result, all bool) error {
	changes, unmatched := attackbench.Compare(old, new)
	if len(changes) == 0 {
		return errors.New("expected figures that are in both, found none")
	}
	var text, rows strings.Builder
	text.WriteString("old: ")
	printOrigin(&text, old)
	text.WriteString("new: ")
	printOrigin(&text, new)
	text.WriteString("\n")
	lines := tabwriter.NewWriter(&rows, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(lines, "old\tnew\tchange\tfigure, ns per answer\t")
	significant := 0
	for _, c := range changes {
		change := "~"
		if c.Significant {
			significant++
			change = fmt.Sprintf("%+.1f%%", 100*(c.Ratio-1))
		} else if !all {
			continue
		}
		fmt.Fprintf(lines, "%s ±%s\t%s ±%s\t%s\t%v\t\n", nanoseconds(c.Old.Median), percent(c.Old.Uncertainty()),
			nanoseconds(c.New.Median), percent(c.New.Uncertainty()), change, printable.Escape(c.Cell.String()))
	}
	lines.Flush() // to memory
	if significant > 0 || all {
		text.WriteString(rows.String())
	}
	fmt.Fprintf(&text, "%d of %d figures changed significantly", significant, len(changes))
	if unmatched > 0 {
		fmt.Fprintf(&text, "; %d are in one result only", unmatched)
	}
	text.WriteString(".\n")
	_, err := io.WriteString(w, text.String())
	return err
}
