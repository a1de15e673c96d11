package checkcmd

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// tally is the result of counting a suite in one way; the names in JSON are stable.
type tally struct {
	SuiteRows int `json:"suite_rows"` // that have a count within the limits, and agreed
	cli.Speed
}

// count verifies the rows of a suite, on one thread, up to the first that is wrong, which the failure
// describes. By says how they are counted.
func (t *tally) count(ctx context.Context, rows []suite.Row, l cli.Limits, options perft.Options, by string) (failure string, err error) {
	start := time.Now()
	nodes := perft.Nodes{}
	for i := range rows {
		verdict, err := rows[i].Verify(ctx, rows[i].Within(l.Depth, l.MaxNodes), options)
		if err != nil {
			return "", err
		}
		nodes = nodes.Add(verdict.Nodes)
		t.Speed = cli.NewSpeed(nodes, time.Since(start))
		if verdict.Mismatch != nil {
			return cli.Mismatch(&rows[i], verdict.Mismatch, by), nil
		}
		if len(verdict.Verified) > 0 {
			t.SuiteRows++
		}
	}
	return "", nil
}

// columns are the columns of a table that hold a tally of so many rows.
func (t *tally) columns(rows int) string {
	return fmt.Sprintf("%d of %d\t%s\t%.1f", t.SuiteRows, rows, cli.Thousands(t.Nodes), t.NPS/1e6)
}

// verdict is what was found out about a technique, a method or a program; the names in JSON are stable.
type verdict struct {
	Result   string   `json:"result"` // "ok", "WRONG", "partial", of a method "unsupported", of a program "failed"
	Failures []string `json:"failures,omitempty"`
}

// fail adds a failure, unless it is empty.
func (v *verdict) fail(failure string) {
	if failure != "" {
		v.Result, v.Failures = cli.Wrong, append(v.Failures, failure)
	}
}

func (v *verdict) printFailures(out *cli.Output, name string) {
	for _, failure := range v.Failures {
		out.Printf("\n%s: %s\n", cli.FitForTerminal(name), out.Paint(strings.TrimSuffix(cli.FitForTerminal(failure), "\n")))
	}
}

// printConclusion prints the worst result of what was checked, and how often there is which.
func printConclusion(out *cli.Output, checked string, verdicts []*verdict) {
	results := map[string]int{}
	for _, v := range verdicts {
		results[v.Result]++
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
