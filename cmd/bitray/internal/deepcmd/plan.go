package deepcmd

import (
	"context"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// planConfig is the command line of bitray deep plan.
type planConfig struct {
	cli.PositionFlags
	depth   int
	split   int
	chunk   int
	memory  int
	threads int
	out     string
	json    bool
}

func newPlan(p *cli.Program) *cobra.Command {
	var c planConfig
	cmd := &cobra.Command{
		Use:   "plan --depth N --split K --out DIR",
		Short: "List the positions at the split, and make the folder of a run",
		Long: `List the different positions at the split with the number of ways that lead to each, and make
the folder of a run. En passant counts only where a capture is legal. The sums are compared with
perft, and below the start position the numbers of positions with the published ones.

What does not fit the memory goes to temporary files in the folder: 7 GiB for split 7 of the start
position, some 80 GiB for split 8.`,
		Example: `  bitray deep plan --depth 10 --split 6 --out run10
  bitray deep plan --depth 13 --split 7 --memory 2048 --out run13
  bitray deep plan --depth 7 --split 3 --fen "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" --out kiwipete`,
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error { return runPlan(cmd.Context(), p, c) },
	}
	c.PositionFlags.Register(cmd.Flags())
	flags := cmd.Flags()
	flags.VarP(cli.AtLeast(1, &c.depth, 0).AtMost(perft.MaxDepth), "depth", "d", "count to depth `N`")
	flags.Var(cli.AtLeast(1, &c.split, 0).AtMost(perft.MaxDepth), "split", "list the positions of ply `K`; the rest is counted below each")
	flags.StringVar(&c.out, "out", "", "make the run in the folder `DIR`, which must not exist or be empty")
	flags.Var(cli.AtLeast(1, &c.chunk, deep.DefaultChunk), "chunk", "count `N` positions in one go")
	registerMemory(flags, &c.memory, "use at most `MIB` MiB of memory")
	cli.RegisterThreads(flags, &c.threads)
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	for _, name := range []string{"depth", "split", "out"} {
		cli.Must(cmd.MarkFlagRequired(name))
	}
	cli.Must(cmd.MarkFlagDirname("out"))
	return cmd
}

func runPlan(ctx context.Context, p *cli.Program, c planConfig) error {
	root, err := c.Position()
	if err != nil {
		return err
	}
	// The collector of garbage makes use of twice the memory unless it is told not to.
	debug.SetMemoryLimit(int64(c.memory) << 20)
	progress := p.NewProgress()
	start := time.Now()
	m, err := deep.Plan(ctx, c.out, root, deep.PlanOptions{
		Depth: c.depth, Split: c.split, Chunk: c.chunk, MemoryMiB: c.memory, Threads: c.threads,
		Progress: func(at deep.PlanProgress) {
			progress.Show("ply %d of %d: %d of %d positions expanded", at.Ply, at.Split, at.Done, at.Parents)
		},
	})
	progress.Clear()
	if err != nil {
		return err
	}
	return show(p.Out, c.json, &PlanJSON{newHead(c.out, m), m.Plies, time.Since(start).Seconds()})
}

func registerMemory(flags *pflag.FlagSet, mib *int, usage string) {
	flags.Var(cli.AtLeast(deep.LeastMemoryMiB, mib, deep.DefaultMemoryMiB).AtMost(deep.MostMemoryMiB), "memory", usage)
}

// PlanJSON is a plan as the program prints it; the names are stable.
type PlanJSON struct {
	Head
	Plies   []deep.Ply `json:"plies"`
	Seconds float64    `json:"seconds"`
}

func (r *PlanJSON) print(out *cli.Output) {
	r.Head.print(out)
	for _, ply := range r.Plies {
		out.Printf("%-10s %d positions, %v ways, at most %d to one, %d bytes\n", fmt.Sprint("ply ", ply.Ply), ply.Positions, ply.Ways, ply.Most, ply.Bytes)
	}
	out.Printf("%-10s %.3f\n", "seconds", r.Seconds)
}
