package benchreport

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// WriteText writes a result as the tables that bitray bench prints: of single look-ups one for a
// piece and a workload, all modes side by side, and one for each other group. The rows are sorted
// by the mode sort where it was measured. If all is not set, of the tables of single look-ups only
// the first is written, and hidden counts the others.
func WriteText(w io.Writer, r *attackbench.Result, sort attackbench.Mode, all bool) (hidden int, err error) {
	if err := WriteMachine(w, r); err != nil {
		return 0, err
	}
	if err := writePrograms(w, r); err != nil {
		return 0, err
	}
	for i, t := range textTables(r, sort) {
		if i > 0 && t.single && !all {
			hidden++
			continue
		}
		if err := t.write(w, r); err != nil {
			return hidden, err
		}
	}
	return hidden, nil
}

// WriteMachine writes where and how a result was measured, and how steady the machine was.
func WriteMachine(w io.Writer, r *attackbench.Result) error {
	m := r.Machine
	processors := "1 processor"
	if m.Processors != 1 {
		processors = fmt.Sprintf("%d processors", m.Processors)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%s, %s, %s cache; %s, %s", m.CPU, processors, Size(m.CacheBytes), m.System, m.Go)
	if m.GOAMD64 != "" {
		fmt.Fprintf(&text, ", GOAMD64=%s", m.GOAMD64)
	}
	fmt.Fprintf(&text, ", kernels %s", m.Kernels)
	if m.GODEBUG != "" {
		fmt.Fprintf(&text, ", GODEBUG=%s", m.GODEBUG)
	}
	fmt.Fprintf(&text, "\n%s, seed %d: %s\n%s\n", Extent(r), r.Seed, r.Command, steadiness(r.Noise))
	if r.Partial {
		fmt.Fprintf(&text, "partial: the run was interrupted after these rounds\n")
	}
	if note := tooFew(r); note != "" {
		fmt.Fprintln(&text, note)
	}
	if used := instructions(r); used != "" {
		fmt.Fprintln(&text, used)
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// mostTitle is how much of what a program says of itself is written, in bytes.
const mostTitle = 200

// programs returns the rows that stand for programs that have timed themselves.
func programs(r *attackbench.Result) (rows []attackbench.Row) {
	for _, row := range r.Rows {
		if row.Program != "" {
			row.Title, row.Program = excerpt.Plain(row.Title, mostTitle), excerpt.Escape(row.Program)
			rows = append(rows, row)
		}
	}
	return rows
}

// writePrograms says which rows have been measured by somebody else.
func writePrograms(w io.Writer, r *attackbench.Result) error {
	for _, row := range programs(r) {
		if _, err := fmt.Fprintf(w, "%s: %s; measured by itself, in loops of its own: %s\n", row.Name, row.Title, row.Program); err != nil {
			return err
		}
	}
	return nil
}

// instructions says what techniques used that choose instructions when a program starts, such as "Instructions: BMI2 in
// pext, pext-split; avx2 in arithshift", and nothing if there are none.
func instructions(r *attackbench.Result) string {
	var used []string
	users := map[string][]string{}
	for _, row := range r.Rows {
		if row.Uses == "" {
			continue
		}
		if users[row.Uses] == nil {
			used = append(used, row.Uses)
		}
		users[row.Uses] = append(users[row.Uses], row.Name)
	}
	for i, uses := range used {
		used[i] = excerpt.Escape(uses) + " in " + excerpt.Escape(strings.Join(users[uses], ", "))
	}
	if len(used) == 0 {
		return ""
	}
	return "Instructions: " + strings.Join(used, "; ")
}

// Extent writes how much was measured, such as "6 processes of 5 rounds".
func Extent(r *attackbench.Result) string {
	if r.Processes < 2 {
		return fmt.Sprintf("%d rounds", r.Rounds)
	}
	return fmt.Sprintf("%d processes of %d rounds", r.Processes, r.Rounds)
}

// tooFew says why no figures can differ, and nothing if they can.
func tooFew(r *attackbench.Result) string {
	unit, n := "rounds", r.Rounds
	if r.Processes > 1 {
		unit, n = "processes", r.Processes
	}
	if n >= attackbench.MinRounds {
		return ""
	}
	return fmt.Sprintf("Fewer than %d %s separate no figures: all share the first place.", attackbench.MinRounds, unit)
}

func steadiness(n attackbench.Noise) string {
	if !n.Known() {
		return "The run was too short to tell whether the machine was steady."
	}
	state := "steady"
	if n.Noisy() {
		state = "NOISY: take small differences with care"
	}
	return fmt.Sprintf("The machine was %s (slowest tenth %+.1f%%, drift %+.1f%%).", state, 100*n.Spread, 100*n.Drift)
}

// textTable holds groups that share their rows, side by side.
type textTable struct {
	title  string
	groups []attackbench.Group // the first one sorts the rows
	single bool                // whether the groups are modes of single look-ups
}

// textTables puts the groups of a result into tables: queens of a game first if there are any.
func textTables(r *attackbench.Result, sort attackbench.Mode) []textTable {
	var tables []textTable
	for _, g := range r.Groups() {
		single := slices.Contains(attackbench.Modes(), g.Mode)
		at := slices.IndexFunc(tables, func(t textTable) bool {
			return single && t.single && t.groups[0].Piece == g.Piece && t.groups[0].Workload == g.Workload
		})
		if at < 0 {
			title := fmt.Sprintf("%s, %s, ns per answer", g.Piece, g.Workload)
			if !single {
				title = fmt.Sprintf("%s: %s, %s, ns per answer", g.Mode, g.Piece, g.Workload)
			}
			tables = append(tables, textTable{title: title, single: single})
			at = len(tables) - 1
		}
		t := &tables[at]
		t.groups = append(t.groups, g)
		if g.Mode == sort {
			last := len(t.groups) - 1
			t.groups[0], t.groups[last] = t.groups[last], t.groups[0]
		}
	}
	slices.SortStableFunc(tables, func(a, b textTable) int { return a.order() - b.order() })
	return tables
}

func (t *textTable) order() int {
	switch g := t.groups[0]; {
	case t.single && g.Piece == "queen" && g.Workload == "game":
		return 0
	case t.single:
		return 1
	}
	return 2
}

func (t *textTable) write(w io.Writer, r *attackbench.Result) error {
	if _, err := fmt.Fprintf(w, "\n%s\n", t.title); err != nil {
		return err
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "place\ttechnique\t")
	for _, g := range t.groups {
		fmt.Fprintf(table, "%s\t±\t", g.Mode)
	}
	if t.single {
		printCells(table, PropertyColumns())
	}
	fmt.Fprintln(table)
	for _, first := range attackbench.Rank(r.Of(t.groups[0])) {
		fmt.Fprintf(table, "%s\t%s\t", first.Label(), first.Technique)
		for _, g := range t.groups {
			printFigure(table, r, g, first.Technique)
		}
		if t.single {
			printCells(table, Properties(r, first.Technique))
		}
		fmt.Fprintln(table)
	}
	return table.Flush()
}

func printCells(table *tabwriter.Writer, texts []string) {
	for _, text := range texts {
		fmt.Fprintf(table, "%s\t", text)
	}
}

func printFigure(table *tabwriter.Writer, r *attackbench.Result, g attackbench.Group, technique string) {
	for _, f := range r.Of(g) {
		if f.Technique == technique {
			fmt.Fprintf(table, "%s\t%s\t", Nanoseconds(f.Median), Percent(f.Uncertainty()))
			return
		}
	}
	fmt.Fprint(table, "\t\t")
}
