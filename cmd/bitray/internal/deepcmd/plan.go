package deepcmd

import (
	"context"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

func newPlan(p *cli.Program) *cobra.Command {
	var position cli.PositionFlags
	var o deep.PlanOptions
	out := ""
	cmd := newCommand(p, "plan --depth N --split K --out DIR", func(ctx context.Context, _ []string) (cli.Printer, error) {
		return plan(ctx, p, &position, out, o)
	})
	cmd.Args, cmd.ValidArgsFunction = cli.NoArguments, nil
	flags := cmd.Flags()
	position.Register(flags)
	flags.VarP(cli.AtLeast(1, &o.Depth, 0).AtMost(perft.MaxDepth), "depth", "d", "count to depth `N`")
	flags.Var(cli.AtLeast(1, &o.Split, 0).AtMost(perft.MaxDepth), "split", "list the positions of ply `K`; the rest is counted below each")
	flags.StringVar(&out, "out", "", "make the run in the folder `DIR`, which must not exist or be empty")
	flags.Var(cli.AtLeast(1, &o.Chunk, deep.DefaultChunk), "chunk", "count `N` positions in one go")
	registerMemory(flags, &o.MemoryMiB, "use at most `MIB` MiB of memory")
	cli.RegisterThreads(flags, &o.Threads)
	for _, name := range []string{"depth", "split", "out"} {
		cli.Must(cmd.MarkFlagRequired(name))
	}
	cli.Must(cmd.MarkFlagDirname("out"))
	return cmd
}

func registerMemory(flags *pflag.FlagSet, mib *int, usage string) {
	flags.Var(cli.AtLeast(1, mib, deep.DefaultMemoryMiB), "memory", usage)
}

func plan(ctx context.Context, p *cli.Program, position *cli.PositionFlags, folder string, o deep.PlanOptions) (cli.Printer, error) {
	root, err := position.Position()
	if err != nil {
		return nil, err
	}
	// Without a limit the garbage collector may use twice this memory.
	debug.SetMemoryLimit(int64(o.MemoryMiB) << 20)
	o.Progress = func(ply int, done, positions uint64) {
		p.Progress.Show("ply %d of %d: %d of %d positions expanded", ply, o.Split, done, positions)
	}
	start := time.Now()
	m, err := deep.Plan(ctx, folder, root, o)
	if err != nil {
		return nil, err
	}
	return &PlanJSON{newHead(folder, m), m.Plies, time.Since(start).Seconds()}, nil
}

// PlanJSON is a plan as the program prints it; the names are stable.
type PlanJSON struct {
	Head
	Plies   []deep.Ply `json:"plies"`
	Seconds float64    `json:"seconds"`
}

func (r *PlanJSON) Print(out *cli.Output) {
	r.Head.Print(out)
	for _, ply := range r.Plies {
		out.Line(fmt.Sprint("ply ", ply.Ply), "%s positions, %s paths, at most %s to one",
			cli.Thousands(ply.Positions), cli.Thousands(ply.Ways), cli.Thousands(ply.Most))
	}
	out.Line("seconds", "%.3f", r.Seconds)
}
