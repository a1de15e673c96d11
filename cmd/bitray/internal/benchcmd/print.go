package benchcmd

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
)

// printBench prints the machine and the tables: of single look-ups one for a piece and a
// workload, all modes side by side, and one for each other group.
func printBench(out *env.Output, r *attackbench.Result, sort attackbench.Mode, all bool) error {
	printMachine(out, r)
	tables, hidden, explained := tables(r, sort), 0, false
	for i, t := range tables {
		if i > 0 && t.single && !all {
			hidden++
			continue
		}
		out.Printf("\n")
		if err := t.print(out, r); err != nil {
			return err
		}
		if t.single && r.TouchedUnknown != "" && !explained {
			out.Printf("touched: n/a, because %s\n", r.TouchedUnknown)
			explained = true
		}
	}
	if hidden > 0 {
		out.Printf("\n%d more tables: --all prints them, --report FILE.html draws them.\n", hidden)
	}
	return nil
}

func printMachine(out *env.Output, r *attackbench.Result) {
	m := r.Machine
	out.Printf("%s, %s, %s cache; %s, %s", m.CPU, report.Counted(m.Processors, "processor"), benchreport.Size(m.CacheBytes), m.System, m.Go)
	if m.GOAMD64 != "" {
		out.Printf(", GOAMD64=%s", m.GOAMD64)
	}
	out.Printf(", kernels %s", m.Kernels)
	if m.GODEBUG != "" {
		out.Printf(", GODEBUG=%s", m.GODEBUG)
	}
	out.Printf("\n%d rounds, seed %d: %s\n", r.Rounds, r.Seed, r.Command)
	printNoise(out, r.Noise)
	if r.Partial {
		report.PrintPartial(out, "the run was interrupted after these rounds")
	}
	if r.Rounds < attackbench.MinRounds {
		out.Printf("Fewer than %d rounds separate no figures: all share the first place.\n", attackbench.MinRounds)
	}
}

func printNoise(out *env.Output, n attackbench.Noise) {
	if !n.Known() {
		out.Printf("The run was too short to tell whether the machine was steady.\n")
		return
	}
	state := "steady"
	if n.Noisy() {
		state = "NOISY: take small differences with care"
	}
	out.Printf("The machine was %s (slowest tenth %+.1f%%, drift %+.1f%%).\n", state, 100*n.Spread, 100*n.Drift)
}

// table holds groups that share their rows, side by side.
type table struct {
	title  string
	groups []attackbench.Group // the first one sorts the rows
	single bool                // whether the groups are modes of single look-ups
}

// tables puts the groups of a result into tables: queens of a game first if there are any.
func tables(r *attackbench.Result, sort attackbench.Mode) []table {
	var tables []table
	for _, g := range r.Groups() {
		single := slices.Contains(attackbench.Modes(), g.Mode)
		at := slices.IndexFunc(tables, func(t table) bool {
			return single && t.single && t.groups[0].Piece == g.Piece && t.groups[0].Workload == g.Workload
		})
		if at < 0 {
			title := fmt.Sprintf("%s, %s, ns per answer", g.Piece, g.Workload)
			if !single {
				title = fmt.Sprintf("%s: %s, %s, ns per answer", g.Mode, g.Piece, g.Workload)
			}
			tables = append(tables, table{title: title, single: single})
			at = len(tables) - 1
		}
		t := &tables[at]
		t.groups = append(t.groups, g)
		if g.Mode == sort {
			last := len(t.groups) - 1
			t.groups[0], t.groups[last] = t.groups[last], t.groups[0]
		}
	}
	slices.SortStableFunc(tables, func(a, b table) int { return a.order() - b.order() })
	return tables
}

func (t *table) order() int {
	switch g := t.groups[0]; {
	case t.single && g.Piece == "queen" && g.Workload == gameWorkload:
		return 0
	case t.single:
		return 1
	}
	return 2
}

func (t *table) print(out *env.Output, r *attackbench.Result) error {
	out.Printf("%s\n", t.title)
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "place\ttechnique\t")
	for _, g := range t.groups {
		fmt.Fprintf(table, "%s\t±\t", g.Mode)
	}
	if t.single {
		printCells(table, benchreport.PropertyColumns())
	}
	fmt.Fprintln(table)
	for _, first := range attackbench.Rank(r.Of(t.groups[0])) {
		fmt.Fprintf(table, "%s\t%s\t", first.Label(), first.Technique)
		for _, g := range t.groups {
			printFigure(table, r, g, first.Technique)
		}
		if t.single {
			printCells(table, benchreport.Properties(r, first.Technique))
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
			fmt.Fprintf(table, "%s\t%.0f%%\t", benchreport.Nanoseconds(f.Median), 100*f.Uncertainty())
			return
		}
	}
	fmt.Fprint(table, "\t\t")
}

// printBenchstat prints every sample as a line of go test -bench.
func printBenchstat(out *env.Output, r *attackbench.Result) {
	goos, goarch, _ := strings.Cut(r.Machine.System, "/")
	out.Printf("goos: %s\ngoarch: %s\ncpu: %s\n", goos, goarch, r.Machine.CPU)
	for _, f := range r.Figures {
		for _, ns := range f.Samples {
			out.Printf("%s 1 %g ns/op\n", f.Benchmark(), ns)
		}
	}
}
