package deepcmd

import (
	"errors"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

func newStatus(p *cli.Program) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "status DIR",
		Short: "Say how far a run has come, and what is left",
		Long: `Say how far a run has come, and what is left, also while it is running. The time that is left
follows from what the chunks have cost so far: the range is from that of the cheapest sixteenth of
the list to that of the dearest. All counts are read, and compared with the journal.`,
		Args:              cli.OneArgument("the folder of a run"),
		ValidArgsFunction: completeFolder,
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := readStatus(p, args[0])
			if err != nil {
				return err
			}
			return show(p.Out, asJSON, s)
		},
	}
	cmd.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object")
	return cmd
}

// StatusJSON is how far a run has come as the program prints it; the names are stable.
type StatusJSON struct {
	Head
	Done          int         `json:"done"`
	Confirmed     int         `json:"confirmed"`
	Nodes         perft.Nodes `json:"nodes"`
	Running       bool        `json:"running"`
	ThreadSeconds float64     `json:"thread_seconds"`
	Left          LeftJSON    `json:"left"`
	Last          *time.Time  `json:"last"`

	estimate deep.Estimate
}

// LeftJSON is what is left, in seconds of one thread.
type LeftJSON struct {
	Expected float64 `json:"expected"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
}

func readStatus(p *cli.Program, folder string) (*StatusJSON, error) {
	run, err := deep.Read(folder)
	if err != nil {
		return nil, err
	}
	tellDamage(p, folder, run)
	running, err := deep.Locked(folder)
	s := run.Status()
	printed := &StatusJSON{
		Head: newHead(folder, &run.Manifest), Done: s.Done, Confirmed: s.Confirmed, Nodes: s.Nodes, Running: running,
		ThreadSeconds: s.Work.Seconds(), Left: LeftJSON{s.Left.Expected.Seconds(), s.Left.Low.Seconds(), s.Left.High.Seconds()},
		estimate: s.Left,
	}
	if !s.Last.IsZero() {
		printed.Last = &s.Last
	}
	return printed, errors.Join(err, run.Close())
}

func (s *StatusJSON) print(out *cli.Output) {
	s.Head.print(out)
	left, state := threadTime(s.estimate)+" of one thread", "nobody is working on it; bitray deep run "+s.Folder+" goes on"
	switch {
	case s.Done == s.Chunks:
		left, state = "nothing", "complete"
	case s.Done == 0:
		left = "unknown: nothing is counted yet"
	}
	if s.Running {
		state = "a process is working on it"
	}
	out.Printf("%-10s %d of %d chunks, %d of them confirmed by another count\n", "done", s.Done, s.Chunks, s.Confirmed)
	out.Printf("%-10s %v\n", "nodes", s.Nodes)
	out.Printf("%-10s %s of one thread\n", "work", roughly(time.Duration(s.ThreadSeconds*float64(time.Second))))
	out.Printf("%-10s %s\n", "left", left)
	out.Printf("%-10s %s\n", "state", state)
}
