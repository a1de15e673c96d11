package checkcmd

import (
	"context"
	"fmt"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// tally is the result of counting a suite in one way.
type tally struct {
	rows    int // that have a count within the limits, and agreed
	nodes   perft.Nodes
	elapsed time.Duration
	wrong   *suite.Row    // the first row that does not agree
	verdict suite.Verdict // on it
	counted bool          // finished
}

// count verifies the rows of a suite, on one thread, up to the first that is wrong.
func (t *tally) count(ctx context.Context, rows []suite.Row, l cli.Limits, options perft.Options) error {
	start := time.Now()
	for i := range rows {
		counts := rows[i].Within(l.Depth, l.MaxNodes)
		if len(counts) == 0 {
			continue
		}
		verdict, err := rows[i].Verify(ctx, counts, options)
		if err != nil {
			return err
		}
		t.nodes = t.nodes.Add(verdict.Nodes)
		t.elapsed = time.Since(start)
		if verdict.Mismatch != nil {
			t.wrong, t.verdict = &rows[i], verdict
			break
		}
		if len(verdict.Verified) > 0 {
			t.rows++
		}
	}
	t.counted = true
	return nil
}

// mismatch names the first count that is wrong.
func (t *tally) mismatch() string {
	m := t.verdict.Mismatch
	return fmt.Sprintf("%s: depth %d: expected %v, got %v", t.wrong.Place(), m.Depth, m.Nodes, m.Got)
}

// printMismatch prints the first count that is wrong, if there is one, move by move.
func (t *tally) printMismatch(out *cli.Output, name string) {
	if t.wrong == nil {
		return
	}
	out.Printf("\n")
	cli.PrintMismatch(out, t.wrong, t.verdict.Mismatch, name)
}
