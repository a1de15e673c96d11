package deepcmd

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

func newRun(p *cli.Program) *cobra.Command {
	var c cli.CountFlags
	cmd := newCommand(p, "run DIR", func(ctx context.Context, args []string) (cli.Printer, error) {
		return withRun(p, args[0], deep.Open, func(run *deep.Run) (cli.Printer, error) {
			return count(ctx, p, &c, args[0], run)
		})
	})
	c.Register(cmd)
	c.RegisterHash(cmd, 256, 0, "the hash keys")
	return cmd
}

func count(ctx context.Context, p *cli.Program, c *cli.CountFlags, folder string, run *deep.Run) (cli.Printer, error) {
	start := time.Now()
	result := RunJSON{
		Head: newHead(folder, &run.Manifest), Threads: c.Threads, Method: c.Chosen().String(),
		HashMiB: deep.TableMiB(run.Remaining(), c.HashMiB), Seed: c.Seed, TornBytes: run.Torn, Damaged: append([]int{}, run.Damaged...),
	}
	o := deep.CountOptions{SessionOptions: c.Session(), Threads: c.Threads, Name: deep.HostName(), Progress: func(s deep.Status, work perft.Effort) {
		result.Work = work
		p.Progress.Show("%d of %d chunks, %v nodes, %s left", s.Done, s.Chunks, s.Nodes, roughly(s.Left/float64(c.Threads)))
	}}
	err := run.Count(ctx, o)
	if failed(ctx, err) {
		return nil, err
	}
	s := run.Status()
	result.Done, result.Total, result.Partial = s.Done, newTotal(run), s.Done < s.Chunks
	result.Seconds, result.ThreadSeconds = time.Since(start).Seconds(), s.Work
	return &result, errors.Join(err, result.Total.err())
}

// RunJSON is what a run has come to as the program prints it; the names are stable.
type RunJSON struct {
	Head
	Done    int  `json:"done"`
	Partial bool `json:"partial"`
	Total
	Seconds       float64      `json:"seconds"`        // of this process
	ThreadSeconds float64      `json:"thread_seconds"` // of all
	Threads       int          `json:"threads"`
	Method        string       `json:"method"`
	HashMiB       int          `json:"hash_mib"`
	Seed          uint64       `json:"seed"`
	Work          perft.Effort `json:"work"` // of this process
	TornBytes     int64        `json:"torn_bytes"`
	Damaged       []int        `json:"damaged_chunks"`
}

func (r *RunJSON) Print(out *cli.Output) {
	r.Head.Print(out)
	r.Total.Print(out)
	out.Line("seconds", "%.3f", r.Seconds)
	out.Line("thread-s", "%.3f in all", r.ThreadSeconds)
	out.Line("speed", "%.1f effective Mnps a thread", r.Nodes.Float64()/max(r.ThreadSeconds, 1e-9)/1e6)
	out.Line("threads", "%d", r.Threads)
	out.Line("method", "%s", r.Method)
	if remaining := r.Depth - r.Split; deep.TableMiB(remaining, 1) == 0 {
		out.Line("hash", "none: a count %d plies below the split needs none", remaining)
	} else {
		out.Line("hash", "%d MiB, seed %d", r.HashMiB, r.Seed)
	}
	out.Line("work", "%s", cli.Effort(r.Work))
	if r.Partial {
		cli.PrintPartial(out, "%d of %d chunks counted; bitray deep run %s resumes", r.Done, r.Chunks, r.Folder)
	}
}
