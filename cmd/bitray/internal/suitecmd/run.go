package suitecmd

import (
	"context"
	"sync"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// run is one file verified in one way.
type run struct {
	Summary
	rows    []suite.Row
	results []*Row // of the rows; nil before a row is finished
	limits  cli.Limits
	options perft.Options
	threads int // that count rows at the same time, each by one
}

func newRun(file string, rows []suite.Row, c config, g crosscheck.AttackGenerator) *run {
	r := &run{rows: rows, results: make([]*Row, len(rows)), limits: c.Limits, options: c.Options, threads: c.Threads}
	r.options.Technique, r.options.Threads = g.Sliders, 1
	r.Summary = Summary{Type: "summary", File: file, Technique: g.Name, Method: r.options.ChosenMethod().String()}
	return r
}

// verify verifies the rows and shows its progress.
func (r *run) verify(ctx context.Context, progress *cli.Progress) error {
	start := time.Now()
	var mu sync.Mutex
	var done perft.Nodes
	err := cli.Parallel(ctx, r.threads, len(r.rows), func(ctx context.Context, i int) error {
		result, err := r.verifyRow(ctx, &r.rows[i])
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		r.results[i] = result
		r.add(result)
		done = done.Add(result.Nodes)
		elapsed := time.Since(start)
		progress.Show("%s, %s: %d of %d rows, %d failed, %v, %s left", r.File, r.way(), r.Rows+r.Empty, len(r.rows), r.Failed,
			cli.NewSpeed(done, elapsed), cli.Remaining(elapsed, float64(r.Rows+r.Empty), float64(len(r.rows))))
		return nil
	})
	r.Unfinished = len(r.rows) - r.Rows - r.Empty
	r.Speed = cli.NewSpeed(done, time.Since(start))
	return err
}

func (r *run) verifyRow(ctx context.Context, row *suite.Row) (*Row, error) {
	start := time.Now()
	verdict, err := row.Verify(ctx, r.limits.Of(row), r.options)
	if err != nil {
		return nil, err
	}
	result := &Row{
		Type: "row", File: row.File, Line: row.Line, ID: row.ID, FEN: row.FEN, Technique: r.Technique, Method: r.Method,
		OK: verdict.Mismatch == nil, Counts: append([]suite.Count{}, verdict.Verified...),
		Speed: cli.NewSpeed(verdict.Nodes, time.Since(start)),
	}
	if m := verdict.Mismatch; m != nil {
		result.mismatch = cli.Mismatch(row, m, r.way())
		result.Depth, result.Expected, result.Got = m.Depth, &m.Nodes, &m.Got
		result.Divide = m.Divide
	}
	return result, nil
}
