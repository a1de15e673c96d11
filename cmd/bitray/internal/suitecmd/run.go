package suitecmd

import (
	"context"
	"strconv"
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
	config  *config
	options perft.Options // each thread counts a row
}

func newRun(file string, c *config, g crosscheck.AttackGenerator) *run {
	r := &run{config: c, options: c.Options}
	r.options.Technique, r.options.Threads = g.Sliders, 1
	r.Summary = Summary{Type: "summary", File: file, Technique: g.Name, Method: r.options.ChosenMethod().String()}
	return r
}

// verify verifies rows, shows its progress, and prints the results.
func (r *run) verify(ctx context.Context, p *cli.Program, rows []suite.Row) error {
	start, before := time.Now(), r.Speed
	r.Unfinished += len(rows)
	results := make([]*Row, len(rows))
	var mu sync.Mutex
	err := cli.Parallel(ctx, r.config.Threads, len(rows), func(ctx context.Context, i int) error {
		result, err := r.verifyRow(ctx, &rows[i])
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		results[i] = result
		r.add(result)
		r.Unfinished--
		r.Speed = cli.NewSpeed(r.Nodes.Add(result.Nodes), time.Since(start)+time.Duration(before.Seconds*1e9))
		p.Progress.Show("%s, %s: %s rows, %d failed, %v", r.File, r.way(), cli.Thousands(r.Rows+r.Empty), r.Failed, r.Speed)
		return nil
	})
	for _, row := range results {
		if row != nil {
			if p.Out.Show(r.config.json, row); row.OK && len(row.Counts) == 0 && len(r.empty) < 10 {
				r.empty = append(r.empty, strconv.Itoa(row.Line))
			}
		}
	}
	return err
}

func (r *run) verifyRow(ctx context.Context, row *suite.Row) (*Row, error) {
	start := time.Now()
	verdict, err := r.config.Of(*row).Verify(ctx, r.options)
	if err != nil {
		return nil, err
	}
	result := &Row{
		Type: "row", File: row.File, Line: row.Line, ID: row.ID, FEN: row.FEN, Technique: r.Technique, Method: r.Method,
		OK: verdict.Mismatch == nil, Counts: append([]suite.Count{}, verdict.Verified...),
		Speed: cli.NewSpeed(verdict.Nodes, time.Since(start)),
	}
	if m := verdict.Mismatch; m != nil {
		result.mismatch = cli.Mismatch(ctx, row, m, r.way())
		result.Depth, result.Expected, result.Got = m.Depth, &m.Nodes, &m.Got
		result.Divide, result.Wanted = m.Divide, m.Wanted
	}
	return result, nil
}
