package deepcmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
)

// share is a share of a whole, written as a number from 0 to 1 or in percent.
type share float64

func (s *share) String() string { return strconv.FormatFloat(float64(*s)*100, 'g', -1, 64) + "%" }
func (s *share) Type() string   { return "share" }

// Set reads a share.
func (s *share) Set(text string) error {
	number, percent := strings.CutSuffix(text, "%")
	x, err := strconv.ParseFloat(number, 64)
	if percent {
		x /= 100
	}
	if err != nil || !(x >= 0 && x <= 1) {
		return cli.Expected("0% to 100%, or a number from 0 to 1")
	}
	*s = share(x)
	return nil
}

func newVerify(p *cli.Program) *cobra.Command {
	var c cli.CountFlags
	sample, memory := share(0.01), 0
	cmd := newCommand(p, "verify DIR", func(ctx context.Context, args []string) (cli.Printer, error) {
		return withRun(p, openOrRead, args[0], func(run *deep.Run) (cli.Printer, error) {
			debug.SetMemoryLimit(int64(memory+c.HashMiB) << 20)
			found, err := run.Verify(ctx, deep.VerifyOptions{
				Options: c.Options, Sample: float64(sample), MemoryMiB: memory, Name: deep.HostName(),
				Progress: func(step string) { p.Progress.Show("checking %s", step) },
			})
			switch {
			case found == nil || failed(ctx, err):
				return nil, err
			case found.Wrong:
				err = errors.Join(err, cli.ErrDiffer)
			case found.Nothing:
				err = errors.Join(err, errors.New("nothing is counted yet: only the plan is checked"))
			}
			return &VerifyJSON{newHead(args[0], &run.Manifest), found}, err
		})
	})
	c.Register(cmd)
	c.RegisterHash(cmd, 256, 1, "the sample and of the hash keys")
	flags := cmd.Flags()
	flags.Lookup("method").Usage = "`METHOD` of counting leaves; auto takes another one than before"
	flags.Var(&sample, "sample", "count a `SHARE` of the chunks again, such as 1%")
	registerMemory(flags, &memory, "use at most `MIB` MiB of memory for the lists")
	return cmd
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
}

func (r *VerifyJSON) Print(out *cli.Output) {
	r.Head.Print(out)
	for _, c := range r.Checks {
		for detail := range strings.Lines(c.Detail) {
			out.Line(c.Name, "%s %s", out.Paint(fmt.Sprintf("%-6s", c.Result)), strings.TrimSuffix(detail, "\n"))
		}
	}
}

func newCompare(p *cli.Program) *cobra.Command {
	cmd := newCommand(p, "compare DIR DIR", func(ctx context.Context, folders []string) (cli.Printer, error) {
		return withRun(p, deep.Read, folders[0], func(a *deep.Run) (cli.Printer, error) {
			return withRun(p, deep.Read, folders[1], func(b *deep.Run) (cli.Printer, error) { return compare(ctx, folders, a, b) })
		})
	})
	cmd.Args = cobra.ExactArgs(2)
	return cmd
}

// CompareJSON is a comparison of two runs as the program prints it; the names are stable.
type CompareJSON struct {
	Head
	Other string `json:"other"`
	deep.Comparison
}

func compare(ctx context.Context, folders []string, a, b *deep.Run) (cli.Printer, error) {
	found, err := deep.Compare(ctx, a, b)
	if err != nil {
		return nil, err
	}
	c := &CompareJSON{newHead(folders[0], &a.Manifest), folders[1], found}
	switch {
	case c.Differ > 0:
		err = cli.ErrDiffer
	case c.Compared < c.Chunks:
		err = fmt.Errorf("%d of %d chunks are not counted in both runs", c.Chunks-c.Compared, c.Chunks)
	}
	return c, err
}

func (c *CompareJSON) Print(out *cli.Output) {
	out.Line("compared", "%d of %d chunks are counted in both", c.Compared, c.Chunks)
	if f := c.First; f != nil {
		out.Line("differ", "%d chunks; first in chunk %d, position %d, %s: %d leaves in %s, %d in %s",
			c.Differ, f.Chunk, f.Position, f.FEN, f.A, c.Folder, f.B, c.Other)
	} else if c.Compared > 0 {
		out.Line("agree", "all positions of these chunks")
	}
}
