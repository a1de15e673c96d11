// Package deepcmd is the command "bitray deep".
package deepcmd

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

func New(p *cli.Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "deep",
		Short: "Count perft to depths that take hours or more, in pieces that survive a crash",
		Long: `Count perft to depths that take hours or more, in pieces that survive a crash.

A plan lists the different positions at some ply, the split, with the number of ways that lead to
each. The run counts them in chunks, and writes each result to its folder before it goes on, so it
can be interrupted, killed or lose its power at any time; started again, it goes on. What is damaged
in the folder is refused, repaired or counted again. A verification checks the plan, counts chunks again in
another way, and puts the counts together up to the root moves.

From the start position there are

  split        4        5          6           7            8
  positions    72,078   822,518    9,417,681   96,400,068   988,187,354

A chunk should take seconds to minutes: split some six plies before the depth, at 7 for depth 13. Up
to depth 11 or so split three plies before the depth, with --chunk 65536: no position is then counted
twice, and the run needs no hash table. One machine is one run; bitray-cluster shares a run out to many.`,
		Example: `  bitray deep plan --depth 9 --split 5 --out run9
  bitray deep run run9 --hash 1024
  bitray deep status run9
  bitray deep verify run9 --sample 1%
  bitray deep compare run9 copy9
  bitray deep repair run9`,
		Args: cli.Subcommands,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newPlan(p), newRun(p), newStatus(p), newVerify(p), newCompare(p), newRepair(p))
	return cmd
}

// completeFolder lets a shell complete the folder of a run.
func completeFolder(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveFilterDirs
}

// counting is what the command lines have in common that count chunks of a run.
type counting struct {
	threads int
	hash    int
	method  string
	seed    uint64
	json    bool
}

// register sets the arguments and the flags; the seed has another default and another meaning for each command.
func (c *counting) register(cmd *cobra.Command, seed uint64, meaning string) {
	cmd.Args, cmd.ValidArgsFunction = cli.OneArgument("the folder of a run"), completeFolder
	flags := cmd.Flags()
	cli.RegisterThreads(flags, &c.threads)
	flags.Var(cli.AtLeast(0, &c.hash, 256), "hash", "use a hash table of `MIB` MiB; 0 is none")
	flags.StringVar(&c.method, "method", perft.Auto.String(), "`METHOD` of counting leaves: auto is the fastest, make is the simplest; also scalar and simd")
	flags.Var(cli.AtLeast(0, &c.seed, seed), "seed", meaning)
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	cli.CompleteMethod(cmd)
}

// printer is what a command has come to: a JSON object, or text.
type printer interface{ print(*cli.Output) }

// show prints what a command has come to.
func show(out *cli.Output, asJSON bool, result printer) error {
	if asJSON {
		out.JSON(result)
	} else {
		result.print(out)
	}
	return nil
}

// use opens the run, has work work on it, and prints what that has come to, if there is something.
func (c *counting) use(p *cli.Program, folder string, open func(string) (*deep.Run, error), work func(*deep.Run, perft.Options, *cli.Progress) (printer, error)) error {
	method, err := perft.ParseMethod(c.method)
	if err != nil {
		return err
	}
	run, err := open(folder)
	if err != nil {
		return err
	}
	tellDamage(p, folder, run)
	progress := p.NewProgress()
	result, err := work(run, perft.Options{Threads: c.threads, HashMiB: c.hash, Seed: c.seed, Method: method}, progress)
	progress.Clear()
	if result != nil {
		err = errors.Join(show(p.Out, c.json, result), err)
	}
	return errors.Join(err, run.Close())
}

// failed reports whether an error leaves nothing to print: an interrupt and a difference do.
func failed(ctx context.Context, err error) bool { return err != nil && ctx.Err() == nil }

// tellDamage says what was found damaged when a run was opened.
func tellDamage(p *cli.Program, folder string, run *deep.Run) {
	if run.Torn > 0 {
		fmt.Fprintf(p.Err, "bitray: %s: a crash had left %d bytes at the end of the journal, which were not a whole line; cut off\n", folder, run.Torn)
	}
	for _, chunk := range run.Damaged {
		fmt.Fprintf(p.Err, "bitray: %s: the counts of chunk %d do not fit the journal; it is to be counted again\n", folder, chunk)
	}
}

// Head begins what is printed about a run; the names are stable.
type Head struct {
	Folder    string `json:"folder"`
	Run       string `json:"run"`
	FEN       string `json:"fen"`
	Depth     int    `json:"depth"`
	Split     int    `json:"split"`
	Positions uint64 `json:"positions"`
	Chunk     int    `json:"chunk"`
	Chunks    int    `json:"chunks"`
}

func newHead(folder string, m *deep.Manifest) Head {
	return Head{folder, m.Run, m.FEN, m.Depth, m.Split, m.Last().Positions, m.Chunk, m.Chunks()}
}

// print prints what a run counts.
func (h *Head) print(out *cli.Output) {
	out.Printf("%-10s %s\n", "fen", h.FEN)
	out.Printf("%-10s %d\n", "depth", h.Depth)
	out.Printf("%-10s ply %d, %d positions in %s of %d\n", "split", h.Split, h.Positions, cli.Counted(h.Chunks, "chunk"), h.Chunk)
}

// threadTime writes the time that one thread takes, with the range of an estimate.
func threadTime(e deep.Estimate) string {
	if e.Expected == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%s (%s to %s)", roughly(e.Expected), roughly(e.Low), roughly(e.High))
}

// roughly writes a duration with two units at most.
func roughly(d time.Duration) string {
	const day = 24 * time.Hour
	switch {
	case d >= 10*day:
		return fmt.Sprintf("%dd", (d+day/2)/day)
	case d >= day:
		return fmt.Sprintf("%dd%dh", d/day, d%day/time.Hour)
	case d >= time.Hour:
		return fmt.Sprintf("%dh%dm", d/time.Hour, d%time.Hour/time.Minute)
	case d >= 10*time.Second:
		return d.Round(time.Second).String()
	}
	return d.Round(time.Millisecond).String()
}
