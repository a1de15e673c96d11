// Package whycmd is the command "bitray why".
package whycmd

import (
	"context"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/why"
)

// config is the command line of bitray why.
type config struct {
	threads int
	compare bool
	json    bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "why POSITION DEPTH COUNT [MOVE=COUNT...]...",
		Args: cli.SomeArguments("a position, a depth and the count of your program"),
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd.Context(), p, args) },
	}
	c.threads = runtime.GOMAXPROCS(0)
	cli.RegisterThreads(cmd.Flags(), &c.threads)
	cmd.Flags().BoolVar(&c.compare, "compare", false, "compare the counts with the right ones, and look for no cause")
	cmd.Flags().BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	return cmd
}

func (c *config) run(ctx context.Context, p *cli.Program, args []string) error {
	start := time.Now()
	solver := why.Solver{Threads: c.threads, Progress: func(done, all int) {
		p.Progress.Show("%d of %d faults counted, %s left", done, all, cli.Remaining(time.Since(start), float64(done), float64(all)))
	}}
	r := reader{p, &solver, map[*why.Claim]*engine.Pasted{}}
	claims, err := r.readClaims(ctx, args)
	if err != nil {
		return err
	}
	look := solver.Explain
	if c.compare {
		look = solver.Compare
	}
	answer, err := look(ctx, claims)
	if err != nil && len(answer.Wrong) == 0 {
		return err
	}
	report := newReport(claims, &answer, c.compare, err != nil, r.pasted)
	p.Out.Show(c.json, report)
	if err != nil {
		return err
	}
	if !report.Right {
		return cli.ErrDiffer
	}
	return nil
}
