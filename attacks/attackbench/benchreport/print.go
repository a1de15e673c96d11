package benchreport

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
)

// WriteText writes a result as the tables that bitray bench prints, below the machine, the command and
// what else readers of figures should know. The rows are sorted by the mode sort where it was measured. If all is not set,
// of the tables of single look-ups only the first is written, and hidden counts the others.
func WriteText(w io.Writer, r *attackbench.Result, sort attackbench.Mode, all bool) (hidden int, err error) {
	var text strings.Builder
	printOrigin(&text, r)
	for i, t := range tables(r, sort) {
		if i > 0 && t.family == attackbench.LookUps && !all {
			hidden++
			continue
		}
		t.print(&text)
	}
	_, err = io.WriteString(w, text.String())
	return hidden, err
}

// printOrigin prints where and how a result was measured.
func printOrigin(text *strings.Builder, r *attackbench.Result) {
	fmt.Fprintf(text, "%s\n%s: %s\n", machine(r.Machine), extent(r), r.Command)
	for _, n := range notes(r) {
		fmt.Fprintln(text, n.Text)
	}
}

func (t *table) print(text *strings.Builder) {
	fmt.Fprintf(text, "\n%s\n", t.Title)
	lines := tabwriter.NewWriter(text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(lines, "place\ttechnique\t")
	for _, mode := range t.Modes {
		fmt.Fprintf(lines, "%s\t±\t", mode)
	}
	printCells(lines, t.Properties)
	for _, row := range t.Rows {
		fmt.Fprintf(lines, "%s\t%s\t", row.Place, row.Name)
		for _, f := range row.Figures {
			fmt.Fprintf(lines, "%s\t%s\t", f.Median, f.Uncertainty)
		}
		printCells(lines, row.Properties)
	}
	lines.Flush() // to memory
}

// printCells prints the last cells of a line.
func printCells(lines *tabwriter.Writer, texts []string) {
	for _, text := range texts {
		fmt.Fprintf(lines, "%s\t", text)
	}
	fmt.Fprintln(lines)
}
