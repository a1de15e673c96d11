package deepcmd

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// runConfig is the command line of bitray deep run.
type runConfig struct{ counting }

func newRun(p *env.Program) *cobra.Command {
	var c runConfig
	cmd := &cobra.Command{
		Use:   "run DIR",
		Short: "Count what is left of a run",
		Long: `Count what is left of a run. Every chunk is written to the folder when it is counted; Ctrl-C, a
crash or a full disk lose only the chunks that are being counted, one for each thread. Started
again, the run goes on, also with other threads, another hash or another method. When everything is
counted it prints the perft. On Linux a hash table lies in huge pages, unless the environment has
BITRAY_HUGEPAGES=off.`,
		Example: `  bitray deep run run10 --threads 2 --hash 1024
  bitray deep run run13 --timeout 8h`,
		RunE: func(cmd *cobra.Command, args []string) error {
			c.folder = args[0]
			return runRun(cmd.Context(), p, c)
		},
	}
	c.register(cmd, 0, "seed `N` of the hash keys")
	return cmd
}

func runRun(ctx context.Context, p *env.Program, c runConfig) error {
	return c.use(ctx, p, deep.Open, func(run *deep.Run, options perft.Options, progress *env.Progress) (printer, error) {
		start := time.Now()
		var effort perft.Effort
		err := run.Count(ctx, deep.CountOptions{Options: options, Name: deep.HostName(), Progress: func(at deep.Progress) {
			effort = at.Effort
			progress.Show("%d of %d chunks, %v nodes, %s left", at.Done, at.Chunks, at.Nodes, threadTime(at.Left))
		}})
		if failed(ctx, err) {
			return nil, err
		}
		return &runResult{runConfig: c, run: run, status: run.Status(), used: options.Chosen(), effort: effort, elapsed: time.Since(start)}, err
	})
}

// runResult is what a run has come to.
type runResult struct {
	runConfig
	run     *deep.Run
	status  deep.Status
	used    perft.Method
	effort  perft.Effort  // of this process
	elapsed time.Duration // of this process
}

func (r *runResult) partial() bool { return r.status.Done < r.status.Chunks }

func (r *runResult) print(out *env.Output) error {
	if r.json {
		return out.JSON(r.asJSON())
	}
	printManifest(out, &r.run.Manifest)
	for _, line := range []struct{ label, value string }{
		{"nodes", r.status.Nodes.String()},
		{"seconds", fmt.Sprintf("%.3f", r.elapsed.Seconds())},
		{"thread-s", fmt.Sprintf("%.3f in all", r.status.Work.Seconds())},
		{"speed", fmt.Sprintf("%.1f effective Mnps a thread", report.PerSecond(r.status.Nodes, r.status.Work)/1e6)},
		{"threads", fmt.Sprint(r.threads)},
		{"method", r.used.String()},
		{"hash", r.table()},
		{"work", report.Effort(r.effort)},
	} {
		out.Printf("%-10s %s\n", line.label, line.value)
	}
	if r.partial() {
		out.Printf("partial: %d of %d chunks counted; bitray deep run %s goes on\n", r.status.Done, r.status.Chunks, r.folder)
	}
	return nil
}

// table says how large the hash table was.
func (r *runResult) table() string {
	size := deep.TableMiB(r.run.Remaining(), r.hash)
	if size < r.hash {
		return fmt.Sprintf("none: a count %d plies below the split needs none", r.run.Remaining())
	}
	return fmt.Sprintf("%d MiB, seed %d", size, r.seed)
}

// RunJSON is a run as the program prints it; the names are stable.
type RunJSON struct {
	Head
	Done          int          `json:"done"`
	Partial       bool         `json:"partial"`
	Nodes         perft.Nodes  `json:"nodes"`
	Seconds       float64      `json:"seconds"`
	ThreadSeconds float64      `json:"thread_seconds"`
	Threads       int          `json:"threads"`
	Method        string       `json:"method"`
	HashMiB       int          `json:"hash_mib"`
	Seed          uint64       `json:"seed"`
	Work          perft.Effort `json:"work"`
	TornBytes     int64        `json:"torn_bytes"`
	Damaged       []int        `json:"damaged_chunks"`
}

func (r *runResult) asJSON() RunJSON {
	return RunJSON{
		Head: newRunOf(r.folder, &r.run.Manifest), Done: r.status.Done, Partial: r.partial(), Nodes: r.status.Nodes,
		Seconds: r.elapsed.Seconds(), ThreadSeconds: r.status.Work.Seconds(),
		Threads: r.threads, Method: r.used.String(), HashMiB: deep.TableMiB(r.run.Remaining(), r.hash), Seed: r.seed, Work: r.effort,
		TornBytes: r.run.Torn, Damaged: append([]int{}, r.run.Damaged...),
	}
}
