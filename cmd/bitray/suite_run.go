package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// suiteJob is a row to verify in one way, and then the verdict.
type suiteJob struct {
	way    *suiteWay
	row    *suite.Row
	counts []suite.Count

	verdict suite.Verdict
	elapsed time.Duration
	done    bool
}

// suiteRun is one file verified in one way.
type suiteRun struct {
	file    string
	way     *suiteWay
	jobs    []suiteJob
	elapsed time.Duration
}

func newSuiteRun(file string, rows []suite.Row, l limits, way *suiteWay) *suiteRun {
	run := &suiteRun{file: file, way: way, jobs: make([]suiteJob, len(rows))}
	for i := range rows {
		run.jobs[i] = suiteJob{way: way, row: &rows[i], counts: rows[i].Within(l.depth, l.maxNodes)}
	}
	return run
}

// verify works through the jobs and shows how far it has come, by nodes.
func (r *suiteRun) verify(ctx context.Context, progress *progress, threads int) error {
	start := time.Now()
	total := r.expected()
	var mu sync.Mutex
	var done perft.Nodes
	var rows, failed int
	err := parallel(ctx, threads, len(r.jobs), func(ctx context.Context, i int) error {
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
		progress.show("%s, %v: %d of %d rows, %d failed, %s, %s left", r.file, r.way, rows, len(r.jobs), failed,
			speed(done, elapsed), remainingOf(elapsed, done, total))
		return nil
	})
	r.elapsed = time.Since(start)
	progress.clear()
	return err
}

func (j *suiteJob) verify(ctx context.Context) error {
	start := time.Now()
	verdict, err := j.row.Verify(ctx, j.counts, j.way.options)
	if err != nil {
		return err
	}
	j.verdict, j.elapsed, j.done = verdict, time.Since(start), true
	return nil
}

// expected returns the sum of all counts that are to be verified.
func (r *suiteRun) expected() (sum perft.Nodes) {
	for _, job := range r.jobs {
		for _, c := range job.counts {
			sum = sum.Add(c.Nodes)
		}
	}
	return sum
}

func (r *suiteRun) failed() (n int) {
	for _, job := range r.jobs {
		if job.verdict.Mismatch != nil {
			n++
		}
	}
	return n
}

// remainingOf estimates the time that is left when done of all nodes took elapsed.
func remainingOf(elapsed time.Duration, done, all perft.Nodes) string {
	if done == (perft.Nodes{}) {
		return "?"
	}
	left := elapsed.Seconds() * (all.Float64()/done.Float64() - 1)
	return fmt.Sprintf("%.0fs", max(left, 0))
}
