package suitecmd

import (
	"context"
	"sync"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// job is a row to verify in one way, and then the verdict.
type job struct {
	way    *way
	row    *suite.Row
	counts []suite.Count

	verdict suite.Verdict
	elapsed time.Duration
	done    bool
}

// run is one file verified in one way.
type run struct {
	file    string
	way     *way
	jobs    []job
	elapsed time.Duration
}

func newRun(file string, rows []suite.Row, l cli.Limits, way *way) *run {
	run := &run{file: file, way: way, jobs: make([]job, len(rows))}
	for i := range rows {
		run.jobs[i] = job{way: way, row: &rows[i], counts: rows[i].Within(l.Depth, l.MaxNodes)}
	}
	return run
}

// verify verifies the jobs and shows its progress, by nodes.
func (r *run) verify(ctx context.Context, progress *cli.Progress, threads int) error {
	start := time.Now()
	total := r.expected()
	var mu sync.Mutex
	var done perft.Nodes
	var rows, failed int
	err := cli.Parallel(ctx, threads, len(r.jobs), func(ctx context.Context, i int) error {
		job := &r.jobs[i]
		if err := job.verify(ctx); err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		rows, done = rows+1, done.Add(job.verdict.Nodes)
		if job.verdict.Mismatch != nil {
			failed++
		}
		elapsed := time.Since(start)
		progress.Show("%s, %v: %d of %d rows, %d failed, %s, %s left", r.file, r.way, rows, len(r.jobs), failed,
			cli.Speed(done, elapsed), cli.RemainingOf(elapsed, done, total))
		return nil
	})
	r.elapsed = time.Since(start)
	progress.Clear()
	return err
}

func (j *job) verify(ctx context.Context) error {
	start := time.Now()
	verdict, err := j.row.Verify(ctx, j.counts, j.way.options)
	if err != nil {
		return err
	}
	j.verdict, j.elapsed, j.done = verdict, time.Since(start), true
	return nil
}

// expected returns the sum of all counts that are to be verified.
func (r *run) expected() (sum perft.Nodes) {
	for _, job := range r.jobs {
		for _, c := range job.counts {
			sum = sum.Add(c.Nodes)
		}
	}
	return sum
}

func (r *run) failed() (n int) {
	for _, job := range r.jobs {
		if job.verdict.Mismatch != nil {
			n++
		}
	}
	return n
}
