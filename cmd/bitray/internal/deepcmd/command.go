// Package deepcmd is the command "bitray deep".
package deepcmd

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

func New(p *cli.Program) *cobra.Command {
	return cli.Group("deep", newPlan(p), newRun(p), newStatus(p), newVerify(p), newCompare(p))
}

// newCommand returns a command that prints what do comes to, if there is something, also if it fails. A shell
// completes the folders of runs.
func newCommand(p *cli.Program, use string, do func(ctx context.Context, args []string) (cli.Printer, error)) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:  use,
		Args: cli.OneArgument("the folder of a run"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return nil, cobra.ShellCompDirectiveFilterDirs
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			result, err := do(cmd.Context(), args)
			if result != nil {
				p.Out.Show(asJSON, result)
			}
			return err
		},
	}
	cmd.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object")
	return cmd
}

// withRun opens the run, says what is damaged, and calls f with it.
func withRun(p *cli.Program, open func(string) (*deep.Run, error), folder string, f func(*deep.Run) (cli.Printer, error)) (result cli.Printer, err error) {
	run, err := open(folder)
	if err != nil {
		return nil, err
	}
	warn(p, run.Folder(), run.Wrong)
	result, err = f(run)
	return result, errors.Join(err, run.Close())
}

// Total is the total of a run as the program prints it; the names are stable.
type Total struct {
	Nodes perft.Nodes `json:"nodes"` // below the chunks that are done
	// Published is the published perft, if the run is complete and has come to another one.
	Published string `json:"published,omitempty"`
}

func newTotal(run *deep.Run) Total { return Total{run.Status().Nodes, run.Contradicts()} }

// err is the error of a total that is wrong.
func (t *Total) err() error {
	if t.Published != "" {
		return cli.ErrDiffer
	}
	return nil
}

// Print prints a total; one that is wrong does not stand beside "nodes".
func (t *Total) Print(out *cli.Output) {
	if t.Published != "" {
		out.Line("wrong", "%s (published is %s)", cli.Thousands(t.Nodes), t.Published)
	} else {
		out.Line("nodes", "%s", cli.Thousands(t.Nodes))
	}
}

// failed reports whether an error leaves nothing to print: an interrupt and a difference do.
func failed(ctx context.Context, err error) bool { return err != nil && ctx.Err() == nil }

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

// Print prints what a run counts.
func (h *Head) Print(out *cli.Output) {
	out.Line("fen", "%s", h.FEN)
	out.Line("depth", "%d", h.Depth)
	out.Line("split", "ply %d, %s positions in %s of %s", h.Split, cli.Thousands(h.Positions), cli.Counted(h.Chunks, "chunk"), cli.Thousands(h.Chunk))
}

// roughly writes seconds with two units at most.
func roughly(seconds float64) string {
	const day = 24 * time.Hour
	d := time.Duration(seconds * float64(time.Second))
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
