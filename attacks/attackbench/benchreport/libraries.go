package benchreport

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// askedTable says how libraries were asked in some groups, and how they compare.
type askedTable struct {
	Against []string // what the ratios are to: techniques and kernels, or the fastest of them
	Lines   []asked
}

// asked is a library in one group.
type asked struct {
	Library, Mode string
	Function      string // such as "rooks", or "rook, a call each"
	Cost          cell   // of the calls, in nanoseconds per answer; empty where there is none to speak of
	Ratios        []string
}

// mostAgainst is up to how many techniques and kernels libraries are compared with each of them.
const mostAgainst = 4

// fastest stands for the fastest technique or kernel of a group.
const fastest = "the fastest"

// libraries returns the rows that stand for shared libraries.
func libraries(r *attackbench.Result) (rows []attackbench.Row) {
	for _, row := range r.Rows {
		if row.Library != nil && !row.Empty() {
			rows = append(rows, row)
		}
	}
	return rows
}

// mostText is how much of what a library says of itself is written as text, in bytes.
const mostText = 200

// writeTitles writes which libraries were measured, and what the figures of such rows hold.
func writeTitles(w io.Writer, r *attackbench.Result) error {
	if len(libraries(r)) == 0 {
		return nil
	}
	for _, row := range libraries(r) {
		if _, err := fmt.Fprintf(w, "library %s: %s; %s\n", row.Name, excerpt.Plain(row.Title, mostText), excerpt.Escape(row.Library.File)); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, `A library's function of one question is called for each, in a loop of machine code, and the calls are
part of the figure: "calls" is what as many calls of an empty function take, in perft together with the
default technique. A ratio is the time of the library divided by the time of a technique or kernel.
`)
	return err
}

// newAskedTable returns a line for each library in each group, library by library; none if there is no
// library.
func newAskedTable(r *attackbench.Result, groups []attackbench.Group) askedTable {
	t := askedTable{Against: against(r, groups)}
	for _, row := range libraries(r) {
		for _, g := range groups {
			if line, ok := t.line(r, row, g); ok {
				t.Lines = append(t.Lines, line)
			}
		}
	}
	return t
}

// against returns what libraries are compared with.
func against(r *attackbench.Result, groups []attackbench.Group) (names []string) {
	for _, g := range groups {
		for _, f := range own(r, g) {
			if !slices.Contains(names, f.Technique) {
				names = append(names, f.Technique)
			}
		}
	}
	if len(names) > mostAgainst {
		return []string{fastest}
	}
	return names
}

// perftFastest is the row of perft that counts without asking a technique.
const perftFastest = "fastest"

// own returns the figures of techniques and kernels.
func own(r *attackbench.Result, g attackbench.Group) []attackbench.Figure {
	return slices.DeleteFunc(r.Of(g), func(f attackbench.Figure) bool {
		row, _ := r.Row(f.Technique)
		class := classOf(row)
		return class != "technique" && class != "kernel" || f.Technique == perftFastest
	})
}

func (t askedTable) line(r *attackbench.Result, row attackbench.Row, g attackbench.Group) (line asked, ok bool) {
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
	for _, name := range t.Against {
		line.Ratios = append(line.Ratios, ratioTo(name, figures[at], own(r, g)))
	}
	return line, true
}

// ratioTo writes the ratio of a figure to the one of a name, and nothing if there is none.
func ratioTo(name string, f attackbench.Figure, own []attackbench.Figure) string {
	slices.SortFunc(own, func(a, b attackbench.Figure) int { return cmp.Compare(a.Median, b.Median) })
	at := slices.IndexFunc(own, func(o attackbench.Figure) bool { return name == fastest || o.Technique == name })
	if at < 0 {
		return ""
	}
	ratio, ok := attackbench.RatioOf(f, own[at])
	if !ok {
		return ""
	}
	text := fmt.Sprintf("%.2f (%.2f to %.2f)", ratio.Median, ratio.Low, ratio.High)
	if name == fastest {
		text += " " + own[at].Technique
	}
	return text
}

// writeLibraries writes how libraries were asked in the groups of a table, if there are some.
func writeLibraries(w io.Writer, r *attackbench.Result, groups []attackbench.Group) error {
	t := newAskedTable(r, groups)
	if len(t.Lines) == 0 {
		return nil
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprint(table, "library\tmode\tasked through\tcalls")
	for _, name := range t.Against {
		fmt.Fprintf(table, "\tratio to %s", name)
	}
	for _, l := range t.Lines {
		calls := l.Cost.Value
		if l.Cost.Interval != "" {
			calls += " ±" + l.Cost.Interval
		}
		fmt.Fprintf(table, "\n%s\t%s\t%s\t%s\t%s", l.Library, l.Mode, l.Function, calls, strings.Join(l.Ratios, "\t"))
	}
	fmt.Fprintln(table)
	return table.Flush()
}
