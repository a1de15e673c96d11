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

// origin says where and how a result was measured, and what else its readers should know.
func origin(r *Result) string {
	text := fmt.Sprintf("%v\n%s: %s\n", r.Machine, r.Extent(), printable.Escape(r.Command))
	for _, n := range r.Notes() {
		text += n.Text + "\n"
	}
	return text
}

// Extent says how much was measured, such as "6 processes of 5 rounds, seed 1".
func (r *Result) Extent() string {
	if r.Processes < 2 {
		return fmt.Sprintf("%d rounds, seed %d", r.Rounds, r.Seed)
	}
	return fmt.Sprintf("%d processes of %d rounds, seed %d", r.Processes, r.Rounds, r.Seed)
}

// note is a line that readers of figures should know.
type note struct {
	Text   string
	Urgent bool // figures are not to be taken without it
}

// Notes returns what readers of the figures should know.
func (r *Result) Notes() []note {
	all := []note{r.Noise.note()}
	if r.Partial {
		all = append(all, note{"partial: the run was interrupted after these rounds", true})
	}
	unit, _ := r.observations()
	switch {
	case r.TooFew():
		all = append(all, note{fmt.Sprintf("No ranks: with fewer than %d %s no figures differ significantly.", MinRounds, unit), true})
	case r.Processes < 2:
		all = append(all, note{fmt.Sprintf("Ranks hold for this one process only: table addresses differ between processes, and an unlucky placement slows large tables by up to a third. Measure in %d or more.", MinRounds), true})
	}
	var used []string // by techniques that choose instructions when a program starts
	for _, row := range r.Rows {
		if row.Uses != "" {
			used = append(used, printable.Escape(row.Name+": "+row.Uses))
		}
	}
	if used != nil {
		all = append(all, note{"Instructions: " + strings.Join(used, "; "), false})
	}
	for _, row := range r.Rows {
		if row.Program != "" {
			all = append(all, note{fmt.Sprintf("%s: %s; measured by itself, in its own loops: %s",
				row.Name, printable.Plain(row.Title, mostTitle), printable.Escape(row.Program)), false})
			all = append(all, r.doubts(row)...)
		}
	}
	return all
}

// leastLatency is less than the nanoseconds that any processor takes for an answer that waits for the one before:
// two instructions, such as a load and an exclusive or, at six gigahertz.
const leastLatency = 0.7

// doubts says which times of a program that has timed itself are implausible.
func (r *Result) doubts(row attackbench.Row) (doubts []note) {
	if len(row.Unsettled) > 0 {
		doubts = append(doubts, note{fmt.Sprintf("%s: still becoming faster when it was measured: %s", row.Name, strings.Join(row.Unsettled, ", ")), true})
	}
	for _, f := range r.Figures {
		if f.Technique == row.Name && (f.Mode == attackbench.LatencySquare || f.Mode == attackbench.LatencyOccupancy) && f.Median < leastLatency {
			doubts = append(doubts, note{fmt.Sprintf("%s: %s of %.2f ns (%s, %s): no processor is that fast; does each look-up wait for the previous one?",
				row.Name, f.Mode, f.Median, f.Piece, f.Workload), true})
		}
	}
	return doubts
}

// mostTitle is how much of what a program says of itself is written, in bytes.
const mostTitle = 200

// observations returns what ranks are based on, and how many.
func (r *Result) observations() (unit string, n int) {
	if r.Processes > 1 {
		return "processes", r.Processes
	}
	return "rounds", r.Rounds
}

// TooFew reports whether no figures can differ.
func (r *Result) TooFew() bool {
	_, n := r.observations()
	return n < MinRounds
}

func (n Noise) note() note {
	if !n.known() {
		return note{"The run was too short to tell whether the machine was steady.", false}
	}
	state := "steady"
	if n.noisy() {
		state = "NOISY: take small differences with care"
	}
	return note{fmt.Sprintf("The machine was %s (slowest tenth %+.1f%%, drift %+.1f%%).", state, 100*n.Spread, 100*n.Drift), n.noisy()}
}
