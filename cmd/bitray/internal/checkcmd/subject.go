package checkcmd

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// subject is what is checked: a [Technique], a [Method] or a [Program].
type subject interface {
	kind() string
	title() string // of failures
	row() []cell   // of the table of its kind
	notes() []string
	tallied() *tally
	// check proves what there is to prove, and counts the rows within the limits.
	check(ctx context.Context, rows []suite.Row, limits cli.Limits) error
}

// cell is a cell of a table, and the heading of its column.
type cell struct{ heading, text string }

// tally is what all subjects have: what of the suite was counted right, and the result of the whole check. The
// names in JSON are stable.
type tally struct {
	SuiteRows int         `json:"suite_rows"` // that have a count within the limits, and agreed
	Nodes     perft.Nodes `json:"nodes"`
	Result    string      `json:"result"` // "ok", "WRONG", "partial", of a method "unsupported", of a program "failed"
	Failures  []string    `json:"failures,omitempty"`

	rows int // to count
}

func newTally(rows []suite.Row) tally { return tally{Result: cli.Partial, rows: len(rows)} }

func (t *tally) tallied() *tally { return t }
func (t *tally) notes() []string { return nil }

func (t *tally) fail(failure string) {
	t.Result, t.Failures = cli.Wrong, append(t.Failures, failure)
}

// settle says that all is right, unless something failed or an error ended the check.
func (t *tally) settle(err error) {
	if err == nil && len(t.Failures) == 0 {
		t.Result = cli.OK
	}
}

// count verifies the rows of a suite, on one thread, up to the first that is wrong. By says how they are
// counted.
func (t *tally) count(ctx context.Context, rows []suite.Row, limits cli.Limits, o perft.Options, by string) error {
	for i := range rows {
		counted, err := limits.Of(rows[i]).Verify(ctx, o)
		if err != nil {
			return err
		}
		t.Nodes = t.Nodes.Add(counted.Nodes)
		if counted.Mismatch != nil {
			t.fail(cli.Mismatch(ctx, &rows[i], counted.Mismatch, by))
			return nil
		}
		if len(counted.Verified) > 0 {
			t.SuiteRows++
		}
	}
	return nil
}

// counted are the cells of what was counted, if anything was to be.
func (t *tally) counted() []cell {
	if t.rows == 0 {
		return nil
	}
	return []cell{{"suite rows", fmt.Sprintf("%d of %d", t.SuiteRows, t.rows)}, {"nodes", cli.Thousands(t.Nodes)}}
}
