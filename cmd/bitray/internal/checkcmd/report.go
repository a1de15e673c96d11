package checkcmd

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// tally is the result of counting a suite in one way; the names in JSON are stable.
type tally struct {
	SuiteRows int `json:"suite_rows"` // that have a count within the limits, and agreed
	cli.Speed
}

// count verifies the rows of a suite, on one thread, up to the first that is wrong. By says how they are
// counted.
func (c *config) count(ctx context.Context, rows []suite.Row, t *tally, v *verdict, by string, options perft.Options) error {
	start := time.Now()
	nodes := perft.Nodes{}
	for i := range rows {
		counted, err := rows[i].Verify(ctx, rows[i].Within(c.Depth, c.MaxNodes), options)
		if err != nil {
			return err
		}
		nodes = nodes.Add(counted.Nodes)
		t.Speed = cli.NewSpeed(nodes, time.Since(start))
		if counted.Mismatch != nil {
			v.fail(cli.Mismatch(&rows[i], counted.Mismatch, by))
			return nil
		}
		if len(counted.Verified) > 0 {
			t.SuiteRows++
		}
	}
	return nil
}

// columns are the columns of a table that hold a tally of some rows, none if there are no rows.
func (t *tally) columns(rows []suite.Row) string {
	if len(rows) == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d\t%s\t%.1f\t", t.SuiteRows, len(rows), cli.Thousands(t.Nodes), t.NPS/1e6)
}

// verdict is what was found out about a technique, a method or a program; the names in JSON are stable.
type verdict struct {
	Result   string   `json:"result"` // "ok", "WRONG", "partial", of a method "unsupported", of a program "failed"
	Failures []string `json:"failures,omitempty"`
	Notes    []string `json:"notes,omitempty"`  // on the first failure of a program
	Reason   string   `json:"reason,omitempty"` // why a method is unsupported

	title string // of the failures
}

func newVerdict(title string) verdict { return verdict{Result: cli.Partial, title: title} }

func (v *verdict) fail(failure string) { v.Result, v.Failures = cli.Wrong, append(v.Failures, failure) }

// settle says that all is right, unless something failed or an error ended the check.
func (v *verdict) settle(err error) {
	if err == nil && len(v.Failures) == 0 {
		v.Result = cli.OK
	}
}

// kind is all that was checked of one kind, as a table shows it.
type kind struct {
	name    string
	head    string // columns between the first and the last
	entries []entry
}

// entry is a row of a table.
type entry struct {
	result any // for JSON
	*verdict
	name, columns string
}

// report prints what was checked until err, and returns err, or the error that what is wrong leads to.
func (c *config) report(out *cli.Output, err error, excluded []Exclusion, kinds ...kind) error {
	var all []entry
	var checked []string
	for _, k := range kinds {
		all, checked = append(all, k.entries...), append(checked, cli.Counted(len(k.entries), k.name))
	}
	if err == nil && slices.ContainsFunc(all, func(e entry) bool { return e.Result == cli.Wrong }) {
		err = cli.ErrDiffer
	}
	if c.json {
		for _, e := range all {
			out.JSON(e.result)
		}
		for _, e := range excluded {
			out.JSON(e)
		}
		return err
	}
	for i, k := range kinds {
		if i > 0 {
			out.Printf("\n")
		}
		k.print(out)
	}
	for _, e := range all {
		e.verdict.print(out)
	}
	out.Printf("\n")
	var lines []crosscheck.Excluded
	for _, e := range excluded {
		lines = append(lines, crosscheck.Excluded{Line: crosscheck.Line{Root: e.FEN}, Reason: e.Reason})
	}
	cli.PrintExcluded(out, "notnil/chess: ", lines)
	printConclusion(out, strings.Join(checked, " and "), all)
	return err
}

// print prints the table, and why something is unsupported.
func (k *kind) print(out *cli.Output) {
	lines := []string{k.name + "\t" + k.head + "result\t"}
	for _, e := range k.entries {
		lines = append(lines, fmt.Sprintf("%s\t%s%s\t", cli.FitForTerminal(e.name), e.columns, e.Result))
	}
	out.Table(lines...)
	for _, e := range k.entries {
		if e.Reason != "" {
			out.Printf("%s is %s: %s\n", e.name, e.Result, e.Reason)
		}
	}
}

// print prints what is wrong.
func (v *verdict) print(out *cli.Output) {
	title := cli.FitForTerminal(v.title)
	for _, failure := range v.Failures {
		out.Printf("\n%s: %s\n", title, out.Paint(strings.TrimSuffix(cli.FitForTerminal(failure), "\n")))
	}
	for _, note := range v.Notes {
		out.Printf("%s: %s\n", title, note)
	}
}

// printConclusion prints the worst result of what was checked, and how often there is which.
func printConclusion(out *cli.Output, checked string, all []entry) {
	results := map[string]int{}
	for _, e := range all {
		results[e.Result]++
	}
	var found []string
	for _, result := range []string{cli.Failed, cli.Wrong, cli.Partial, cli.OK, cli.Unsupported} {
		if n := results[result]; n > 0 {
			found = append(found, fmt.Sprintf("%d %s", n, result))
		}
	}
	_, worst, _ := strings.Cut(found[0], " ")
	out.Printf("%s: %s checked: %s\n", out.Paint(worst), checked, out.Paint(strings.Join(found, ", ")))
}
