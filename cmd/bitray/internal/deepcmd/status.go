package deepcmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
)

func newStatus(p *cli.Program) *cobra.Command {
	return newCommand(p, "status DIR", func(_ context.Context, args []string) (cli.Printer, error) {
		run, err := deep.Read(args[0])
		if err != nil {
			return nil, err
		}
		defer run.Close()
		running, err := deep.Locked(args[0])
		if err != nil {
			return nil, err
		}
		s := &StatusJSON{newHead(args[0], &run.Manifest), running, run.Status(), newTotal(run)}
		return s, s.total.err()
	})
}

// StatusJSON is how far a run has come as the program prints it; the names are stable.
type StatusJSON struct {
	Head
	Running bool `json:"running"`
	deep.Status
	total Total
}

func (s *StatusJSON) Print(out *cli.Output) {
	s.Head.Print(out)
	left, state := roughly(s.Left)+" of one thread", "no process is working on it; bitray deep run "+s.Folder+" resumes"
	switch {
	case s.Done == s.Head.Chunks:
		left, state = "nothing", "complete"
	case s.Done == 0:
		left = "unknown: nothing is counted yet"
	case s.Left == 0:
		left = "unknown"
	}
	if s.Running {
		state = "a process is working on it"
	}
	out.Line("done", "%d of %d chunks, %d of them confirmed by another count", s.Done, s.Head.Chunks, s.Confirmed)
	s.total.Print(out)
	out.Line("work", "%s of one thread", roughly(s.Work))
	out.Line("left", "%s", left)
	out.Line("state", "%s", state)
}

func newRepair(p *cli.Program) *cobra.Command {
	return newCommand(p, "repair DIR", func(_ context.Context, args []string) (cli.Printer, error) {
		kept, lost, err := deep.RepairJournal(args[0])
		if err != nil {
			return nil, err
		}
		return &RepairJSON{args[0], kept, append([]string{}, lost...)}, nil
	})
}

// RepairJSON is a repair as the program prints it; the names are stable.
type RepairJSON struct {
	Folder string   `json:"folder"`
	Kept   int      `json:"kept"` // records
	Lost   []string `json:"lost"` // of each line a sentence
}

func (r *RepairJSON) Print(out *cli.Output) {
	for _, lost := range r.Lost {
		out.Line("lost", "%s", lost)
	}
	out.Line("kept", "%d records", r.Kept)
}
