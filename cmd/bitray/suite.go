package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// suiteConfig is the command line of bitray suite.
type suiteConfig struct {
	countFlags
	limits
	files []string
	write string
	json  bool
}

// limits say which counts of a suite are looked at; 0 is no limit.
type limits struct {
	depth    int
	maxNodes uint64
}

func newSuiteCommand(p *program) *cobra.Command {
	var c suiteConfig
	cmd := &cobra.Command{
		Use:   "suite FILE...",
		Short: "Verify files of positions with known counts, or write one",
		Long: `Verify the perft counts in suite files. "-" is standard input, "built-in" the suite that
bitray check uses; files may be compressed by gzip.
Rows are shared out to the threads. The exit code is 1 if a count differs; the report names file,
line, both counts and the count of every root move.

With --write the counts of the rows are replaced by those counted here, to depth --depth and as
far as they are no larger than --max-nodes, and the suite is written to the named file; "-" is standard output.`,
		Example: `  bitray suite standard.epd chess960.epd.gz --technique all --max-nodes 1000000
  bitray suite - --depth 3 < standard.epd
  bitray suite fens.txt --write mine.epd --depth 5 --max-nodes 10000000`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			c.files = args
			if c.write != "" {
				return writeSuite(cmd.Context(), p, c)
			}
			return runSuite(cmd.Context(), p, c)
		},
	}
	c.countFlags.register(cmd)
	cmd.Flags().Lookup("technique").Usage += `, or "all"`
	flags := cmd.Flags()
	flags.IntVar(&c.depth, "depth", 0, "deepest count to look at (default: no limit)")
	flags.Uint64Var(&c.maxNodes, "max-nodes", 0, "largest count to look at (default: no limit)")
	flags.StringVar(&c.write, "write", "", "write a suite with new counts to this file")
	flags.BoolVar(&c.json, "json", false, "print a JSON object for each row and each file, one a line")
	return cmd
}

// readSuite reads a file, standard input for "-", or the built-in suite.
func (p *program) readSuite(ctx context.Context, file string) ([]suite.Row, error) {
	switch file {
	case "-":
		return p.readStandardInput(ctx)
	case "built-in":
		return suite.Default(), nil
	}
	return suite.ReadFile(file)
}

// readStandardInput does not wait for the end of the input when ctx has ended.
func (p *program) readStandardInput(ctx context.Context) ([]suite.Row, error) {
	var rows []suite.Row
	done := make(chan error, 1)
	go func() {
		var err error
		rows, err = suite.Read(p.in, "standard input")
		done <- err
	}()
	select {
	case err := <-done:
		return rows, err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// suiteJob is a row to verify with a technique, and then the verdict.
type suiteJob struct {
	technique string
	options   perft.Options
	row       *suite.Row
	counts    []suite.Count

	verdict suite.Verdict
	elapsed time.Duration
	done    bool
}

// suiteRun is one file verified with one technique.
type suiteRun struct {
	file      string
	technique string
	jobs      []suiteJob
	elapsed   time.Duration
}

func runSuite(ctx context.Context, p *program, c suiteConfig) error {
	options, err := c.perTechnique()
	if err != nil {
		return err
	}
	differ := false
	for _, file := range c.files {
		rows, err := p.readSuite(ctx, file)
		if err != nil {
			return err
		}
		for _, o := range options {
			run := newSuiteRun(file, rows, c.limits, o)
			err := run.verify(ctx, p.newProgress(), c.threads)
			if printed := run.print(p.out, c.json); printed != nil {
				return printed
			}
			if err != nil {
				return err
			}
			differ = differ || run.failed() > 0
		}
	}
	if differ {
		return errDiffer
	}
	return nil
}

// namedOptions are options with the name of their technique.
type namedOptions struct {
	name string
	perft.Options
}

// perTechnique returns the options for each technique that is asked for. Rows are what is done
// at the same time, so each is counted on one thread.
func (c *suiteConfig) perTechnique() ([]namedOptions, error) {
	names := []string{c.technique}
	if c.technique == allTechniques {
		names = append(catalog.Names(), catalog.Reference.Name)
	}
	var all []namedOptions
	for _, name := range names {
		flags := c.countFlags
		flags.technique = name
		options, err := flags.options()
		if err != nil {
			return nil, err
		}
		options.Threads = 1
		all = append(all, namedOptions{name, options})
	}
	return all, nil
}

func newSuiteRun(file string, rows []suite.Row, l limits, o namedOptions) *suiteRun {
	run := &suiteRun{file: file, technique: o.name, jobs: make([]suiteJob, len(rows))}
	for i := range rows {
		run.jobs[i] = suiteJob{technique: o.name, options: o.Options, row: &rows[i], counts: rows[i].Within(l.depth, l.maxNodes)}
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
		progress.show("%s, %s: %d of %d rows, %d failed, %s, %s left", r.file, r.technique, rows, len(r.jobs), failed,
			speed(done, elapsed), remainingOf(elapsed, done, total))
		return nil
	})
	r.elapsed = time.Since(start)
	progress.clear()
	return err
}

func (j *suiteJob) verify(ctx context.Context) error {
	start := time.Now()
	verdict, err := j.row.Verify(ctx, j.counts, j.options)
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
