package deepcmd

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

func newRun(p *cli.Program) *cobra.Command {
	var c counting
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
		RunE: func(cmd *cobra.Command, args []string) error { return runRun(cmd.Context(), p, args[0], c) },
	}
	c.register(cmd, 0, "seed `N` of the hash keys")
	return cmd
}

func runRun(ctx context.Context, p *cli.Program, folder string, c counting) error {
	return c.use(p, folder, deep.Open, func(run *deep.Run, options perft.Options, progress *cli.Progress) (printer, error) {
		start := time.Now()
		result := RunJSON{
			Head: newHead(folder, &run.Manifest), Threads: c.threads, Method: options.Chosen().String(),
			HashMiB: deep.TableMiB(run.Remaining(), c.hash), Seed: c.seed, TornBytes: run.Torn, Damaged: append([]int{}, run.Damaged...),
			remaining: run.Remaining(),
		}
		err := run.Count(ctx, deep.CountOptions{Options: options, Name: deep.HostName(), Progress: func(at deep.Progress) {
			result.Work = at.Effort
			progress.Show("%d of %d chunks, %v nodes, %s left", at.Done, at.Chunks, at.Nodes, threadTime(at.Left))
		}})
		if failed(ctx, err) {
			return nil, err
		}
		s := run.Status()
		result.Done, result.Nodes, result.Partial = s.Done, s.Nodes, s.Done < s.Chunks
		result.Seconds, result.ThreadSeconds = time.Since(start).Seconds(), s.Work.Seconds()
		return &result, err
	})
}

// RunJSON is what a run has come to as the program prints it; the names are stable.
type RunJSON struct {
	Head
	Done          int          `json:"done"`
	Partial       bool         `json:"partial"`
	Nodes         perft.Nodes  `json:"nodes"`
	Seconds       float64      `json:"seconds"`        // of this process
	ThreadSeconds float64      `json:"thread_seconds"` // of all
	Threads       int          `json:"threads"`
	Method        string       `json:"method"`
	HashMiB       int          `json:"hash_mib"`
	Seed          uint64       `json:"seed"`
	Work          perft.Effort `json:"work"` // of this process
	TornBytes     int64        `json:"torn_bytes"`
	Damaged       []int        `json:"damaged_chunks"`

	remaining int // plies below the split
}

func (r *RunJSON) print(out *cli.Output) {
	r.Head.print(out)
	table := fmt.Sprintf("%d MiB, seed %d", r.HashMiB, r.Seed)
	if deep.TableMiB(r.remaining, 1) == 0 {
		table = fmt.Sprintf("none: a count %d plies below the split needs none", r.remaining)
	}
	for _, line := range []struct{ label, value string }{
		{"nodes", r.Nodes.String()},
		{"seconds", fmt.Sprintf("%.3f", r.Seconds)},
		{"thread-s", fmt.Sprintf("%.3f in all", r.ThreadSeconds)},
		{"speed", fmt.Sprintf("%.1f effective Mnps a thread", r.Nodes.Float64()/max(r.ThreadSeconds, 1e-9)/1e6)},
		{"threads", fmt.Sprint(r.Threads)},
		{"method", r.Method},
		{"hash", table},
		{"work", cli.Effort(r.Work)},
	} {
		out.Printf("%-10s %s\n", line.label, line.value)
	}
	if r.Partial {
		out.Printf("partial: %d of %d chunks counted; bitray deep run %s goes on\n", r.Done, r.Chunks, r.Folder)
	}
}
