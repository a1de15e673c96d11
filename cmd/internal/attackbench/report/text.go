package report

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// WriteText writes a result as the tables that bitray bench prints, below the machine, the command and
// what else readers of figures should know. If
// all is not set, of the tables of single look-ups only the first is written, and hidden counts the others.
func (r *Result) WriteText(w io.Writer, all bool) (hidden int, err error) {
	var text strings.Builder
	text.WriteString(origin(r))
	for i, t := range r.Tables() {
		if i > 0 && t.family == lookUps && !all {
			hidden++
			continue
		}
		t.print(&text)
	}
	_, err = io.WriteString(w, text.String())
	return hidden, err
}

func (t *table) print(text *strings.Builder) {
	heading := &tableRow{Rank: "rank", Name: "technique", Properties: t.Properties}
	for _, mode := range t.Modes {
		heading.Figures = append(heading.Figures, tableFigure{mode, "±"})
	}
	var lines []string
	for _, row := range append([]*tableRow{heading}, t.Rows...) {
		cells := []string{row.Rank, row.Name}
		for _, f := range row.Figures {
			cells = append(cells, f.Median, f.Uncertainty)
		}
		lines = append(lines, strings.Join(append(cells, row.Properties...), "\t")+"\t")
	}
	fmt.Fprintf(text, "\n%s\n%s", t.Title(), printable.Table(lines...))
}

// nanoseconds writes a time with three significant digits.
func nanoseconds(ns float64) string {
	decimals := 3
	for limit := 1.0; ns >= limit && decimals > 0; limit *= 10 {
		decimals--
	}
	return fmt.Sprintf("%.*f", decimals, ns)
}

// percent writes a fraction that is not negative as a percentage of two significant digits, or as
// less than the least of these.
func percent(fraction float64) string {
	switch percent := 100 * fraction; {
	case percent < 0.1:
		return "<0.1%"
	case percent < 9.95:
		return fmt.Sprintf("%.1f%%", percent)
	default:
		return fmt.Sprintf("%.0f%%", percent)
	}
}

// properties returns what is known of a row besides its figures: the size of its tables, how long they
// take to build, and whether calls inline. A text is empty where that is unknown.
func properties(row attackbench.Row) []string {
	tables, build, inlines := "", "", ""
	if row.TableBytes != nil {
		tables = printable.Size(*row.TableBytes)
	}
	if row.BuildNanoseconds != nil {
		build = fmt.Sprintf("%.3f ms", *row.BuildNanoseconds/1e6)
	}
	if row.Inlines != nil {
		inlines = map[bool]string{true: "yes", false: "no"}[*row.Inlines]
	}
	return []string{tables, build, inlines}
}

// WriteChanges writes what changed from one result to another: the figures that differ significantly, or
// all that both have, in the order of the new one. That they have none in common is an error.
func WriteChanges(w io.Writer, old, new *Result, all bool) error {
	before := map[attackbench.Cell]Figure{}
	for _, f := range old.Figures {
		before[f.Cell] = f
	}
	lines := []string{"old\tnew\tchange\tfigure, ns per look-up\t"}
	both, significant := 0, 0
	for _, f := range new.Figures {
		was, known := before[f.Cell]
		if !known {
			continue
		}
		both++
		change := "~"
		if Differ(was, f) {
			significant++
			change = fmt.Sprintf("%+.1f%%", 100*(f.Median/was.Median-1))
		} else if !all {
			continue
		}
		lines = append(lines, fmt.Sprintf("%s ±%s\t%s ±%s\t%s\t%v\t", nanoseconds(was.Median), percent(was.Uncertainty()),
			nanoseconds(f.Median), percent(f.Uncertainty()), change, printable.Escape(f.Cell.String())))
	}
	if both == 0 {
		return errors.New("expected figures that are in both, found none")
	}
	text := "old: " + origin(old) + "new: " + origin(new) + "\n"
	if significant > 0 || all {
		text += printable.Table(lines...)
	}
	text += fmt.Sprintf("%d of %d figures changed significantly", significant, both)
	if unmatched := len(old.Figures) + len(new.Figures) - 2*both; unmatched > 0 {
		text += fmt.Sprintf("; %d are in one result only", unmatched)
	}
	_, err := io.WriteString(w, text+".\n")
	return err
}
