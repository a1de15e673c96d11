package benchreport

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
)

// asked says how a library was asked in one group, and how it compares.
type asked struct {
	Library, Mode string
	Function      string // such as "rooks", or "rook, a call each"
	Cost          cell   // of the calls, in nanoseconds per answer; empty where there is none to speak of
	Ratio, Of     string // with the interval, to the fastest technique or kernel, and its name
}

// librariesAsked returns a line for each library in each group, library by library.
func librariesAsked(r *attackbench.Result, groups []attackbench.Group) (lines []asked) {
	for _, row := range libraries(r) {
		for _, g := range groups {
			if line, ok := askedIn(r, row, g); ok {
				lines = append(lines, line)
			}
		}
	}
	return lines
}

func askedIn(r *attackbench.Result, row attackbench.Row, g attackbench.Group) (line asked, ok bool) {
	through, ok := row.Library.Through(g)
	figures := r.Of(g)
	at := slices.IndexFunc(figures, func(f attackbench.Figure) bool { return f.Technique == row.Name })
	if !ok || at < 0 {
		return asked{}, false
	}
	line = asked{Library: row.Name, Mode: modeColumn(g), Function: through.String()}
	if through.CallCost != "" {
		line.Cost = figureCell(r, g, through.CallCost)
	}
	if own, found := fastestOwn(r, figures); found {
		line.Of = own.Technique
		if ratio, ok := attackbench.RatioOf(figures[at], own); ok {
			line.Ratio = fmt.Sprintf("%.2f (%.2f to %.2f)", ratio.Median, ratio.Low, ratio.High)
		}
	}
	return line, true
}

// perftFastest is the row of perft that counts without asking a technique.
const perftFastest = "fastest"

// fastestOwn returns the lowest figure of those that stand for a technique or a kernel.
func fastestOwn(r *attackbench.Result, figures []attackbench.Figure) (own attackbench.Figure, found bool) {
	mine := slices.DeleteFunc(slices.Clone(figures), func(f attackbench.Figure) bool {
		row, _ := r.Row(f.Technique)
		class := classOf(row)
		return class != "technique" && class != "kernel" || f.Technique == perftFastest
	})
	if len(mine) == 0 {
		return attackbench.Figure{}, false
	}
	return slices.MinFunc(mine, func(a, b attackbench.Figure) int { return cmp.Compare(a.Median, b.Median) }), true
}

// libraries returns the rows that stand for shared libraries.
func libraries(r *attackbench.Result) (rows []attackbench.Row) {
	for _, row := range r.Rows {
		if row.Library != nil && !row.Empty() {
			rows = append(rows, row)
		}
	}
	return rows
}

// writeTitles writes which libraries were measured, and what the figures of such rows hold.
func writeTitles(w io.Writer, r *attackbench.Result) error {
	if len(libraries(r)) == 0 {
		return nil
	}
	for _, row := range libraries(r) {
		if _, err := fmt.Fprintf(w, "library %s: %s; %s\n", row.Name, row.Title, row.Library.File); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, `A library's function of one question is called for each, in a loop of machine code, and the calls are
part of the figure: "calls" is what as many calls of an empty function take, in perft together with the
default technique. "ratio" is the time of the library to that of the fastest technique or kernel here.
`)
	return err
}

// writeLibraries writes how libraries were asked in the groups of a table, if there are some.
func writeLibraries(w io.Writer, r *attackbench.Result, groups []attackbench.Group) error {
	lines := librariesAsked(r, groups)
	if len(lines) == 0 {
		return nil
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprint(table, "library\tmode\tasked through\tcalls\tratio\tto\n")
	for _, l := range lines {
		calls := l.Cost.Value
		if l.Cost.Interval != "" {
			calls += " ±" + l.Cost.Interval
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\n", l.Library, l.Mode, l.Function, calls, l.Ratio, l.Of)
	}
	return table.Flush()
}
