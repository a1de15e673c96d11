package deepcmd

import (
	"context"
	"errors"
	"io/fs"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// verifyConfig is the command line of bitray deep verify.
type verifyConfig struct {
	counting
	sample share
	memory int
	divide bool
}

// share is a share of a whole, written as a number from 0 to 1 or in percent.
type share float64

func (s *share) String() string { return strconv.FormatFloat(float64(*s)*100, 'g', -1, 64) + "%" }
func (s *share) Type() string   { return "share" }

var errShare = errors.New("not a share")

// Set reads a share.
func (s *share) Set(text string) error {
	number, percent := strings.CutSuffix(text, "%")
	x, err := strconv.ParseFloat(number, 64)
	if percent {
		x /= 100
	}
	if err != nil || !(x >= 0 && x <= 1) {
		return errShare
	}
	*s = share(x)
	return nil
}

func newVerify(p *cli.Program) *cobra.Command {
	c := verifyConfig{sample: 0.01}
	cmd := &cobra.Command{
		Use:   "verify DIR",
		Short: "Check a run: its plan, its counts, and a sample of them again",
		Long: `Check a run as far as it has come.

  plies      the ways to the positions of each ply sum up to its perft
  counts     the counts fit the journal
  sample     chunks of a sample, counted again with another seed and method, agree in every position
  lists      each list is what the moves of the one before lead to, way by way; if the run is
             complete, its counts lead up to the root moves and the total
  published  the total is the published one, if there is one

A chunk that is counted again with another result is open again for bitray deep run. The exit code is 1
if anything is wrong, and 2 if nothing is counted yet. In a folder that cannot be written, nothing is noted.

--memory holds the lists and the sums of their counts, --hash a table besides, and the program takes some
20 MiB more: /usr/bin/time -v says 424 MiB for split 6 of the start position with --memory 409 --hash 0.`,
		Example: `  bitray deep verify run10 --sample 1% --seed 7
  bitray deep verify run10 --sample 100% --method make --divide`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runVerify(cmd.Context(), p, args[0], c)
		},
	}
	c.register(cmd, 1, "seed `N` that chooses the sample, and of the hash keys")
	flags := cmd.Flags()
	flags.Lookup("method").Usage = "`METHOD` of counting leaves; auto takes another one than before"
	flags.Var(&c.sample, "sample", "count a `SHARE` of the chunks again, such as 1%")
	registerMemory(flags, &c.memory, "use at most `MIB` MiB of memory for the lists")
	flags.BoolVar(&c.divide, "divide", false, "print the count of each root move, if the run is complete")
	return cmd
}

func runVerify(ctx context.Context, p *cli.Program, folder string, c verifyConfig) error {
	return c.use(p, folder, openOrRead, func(run *deep.Run, options perft.Options, progress *cli.Progress) (printer, error) {
		debug.SetMemoryLimit(int64(c.memory+c.hash) << 20)
		found, err := run.Verify(ctx, deep.VerifyOptions{
			Sample: float64(c.sample), Seed: c.seed, Method: options.Method, Threads: options.Threads, HashMiB: c.hash,
			MemoryMiB: c.memory, Name: deep.HostName(),
			Progress: func(step string) { progress.Show("checking %s", step) },
		})
		if found == nil || failed(ctx, err) {
			return nil, err
		}
		result := &VerifyJSON{newHead(folder, &run.Manifest), found, c.divide}
		return result, errors.Join(err, result.verdict())
	})
}

// openOrRead opens a run, or reads it where nothing can be written.
func openOrRead(folder string) (*deep.Run, error) {
	run, err := deep.Open(folder)
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return deep.Read(folder)
	}
	return run, err
}

// VerifyJSON is a verification as the program prints it; the names are stable.
type VerifyJSON struct {
	Head
	*deep.Verification
	divide bool
}

// verdict is the error that the checks come to.
func (r *VerifyJSON) verdict() error {
	if r.First(deep.Wrong) != nil {
		return cli.ErrDiffer
	}
	if c := r.First(deep.Nothing); c != nil {
		return errors.New(c.Detail)
	}
	return nil
}

func (r *VerifyJSON) print(out *cli.Output) {
	r.Head.print(out)
	for _, c := range r.Checks {
		for line := range strings.Lines(c.Detail) {
			out.Printf("%-10s %-6s %s\n", c.Name, c.Result, strings.TrimSuffix(line, "\n"))
		}
	}
	if r.divide {
		for _, m := range r.Roots {
			out.Printf("%s: %v\n", m.Move, m.Nodes)
		}
	}
}
