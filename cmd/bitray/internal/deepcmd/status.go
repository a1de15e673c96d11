package deepcmd

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

func newStatus(p *env.Program) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "status DIR",
		Short: "Say how far a run has come, and what is left",
		Long: `Say how far a run has come, and what is left, also while it is running. The time that is left
follows from what the chunks have cost so far: the range is from that of the cheapest sixteenth of
them to that of the dearest. All counts are read, and compared with the journal.`,
		Args:              cli.OneArgument("the folder of a run"),
		ValidArgsFunction: completeFolder,
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := readStatus(p, args[0])
			switch {
			case err != nil:
				return err
			case asJSON:
				return p.Out.JSON(r.asJSON())
			}
			r.print(p.Out)
			return nil
		},
	}
	cmd.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object")
	return cmd
}

// status is how far the run in a folder has come.
type status struct {
	deep.Status
	folder   string
	manifest *deep.Manifest
	running  bool
	threads  float64 // lately
}

func readStatus(p *env.Program, folder string) (*status, error) {
	run, err := deep.Read(folder)
	if err != nil {
		return nil, err
	}
	tellDamage(p, folder, run)
	running, err := deep.Locked(folder)
	return &status{run.Status(), folder, &run.Manifest, running, run.Pace()}, errors.Join(err, run.Close())
}

func (s *status) print(out *env.Output) {
	printManifest(out, s.manifest)
	out.Printf("%-10s %d of %d chunks, %d of them confirmed by another count\n", "done", s.Done, s.Chunks, s.Confirmed)
	out.Printf("%-10s %v\n", "nodes", s.Nodes)
	out.Printf("%-10s %s of one thread\n", "work", roughly(s.Work))
	out.Printf("%-10s %s\n", "left", s.left())
	out.Printf("%-10s %s\n", "state", s.state())
}

func (s *status) left() string {
	switch {
	case s.Done == s.Chunks:
		return "nothing"
	case s.Done == 0:
		return "unknown: nothing is counted yet"
	}
	text := threadTime(s.Left) + " of one thread"
	if s.running && s.threads > 0 {
		share := func(d time.Duration) string { return roughly(time.Duration(float64(d) / s.threads)) }
		text += fmt.Sprintf("; %s (%s to %s) at the pace of late, %.1f threads",
			share(s.Left.Expected), share(s.Left.Low), share(s.Left.High), s.threads)
	}
	return text
}

func (s *status) state() string {
	switch {
	case s.running:
		return "a process is working on it"
	case s.Done == s.Chunks:
		return "complete"
	}
	return "nobody is working on it; bitray deep run " + s.folder + " goes on"
}

// StatusJSON is a status as the program prints it; the names are stable.
type StatusJSON struct {
	Head
	Done          int         `json:"done"`
	Confirmed     int         `json:"confirmed"`
	Nodes         perft.Nodes `json:"nodes"`
	Running       bool        `json:"running"`
	ThreadSeconds float64     `json:"thread_seconds"`
	Left          LeftJSON    `json:"left"`
	Threads       float64     `json:"threads"`
	Last          *time.Time  `json:"last"`
}

// LeftJSON is what is left, in seconds of one thread.
type LeftJSON struct {
	Expected float64 `json:"expected"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
}

func (s *status) asJSON() StatusJSON {
	printed := StatusJSON{
		Head: newRunOf(s.folder, s.manifest), Done: s.Done, Confirmed: s.Confirmed, Nodes: s.Nodes,
		Running: s.running, ThreadSeconds: s.Work.Seconds(), Threads: s.threads,
		Left: LeftJSON{s.Left.Expected.Seconds(), s.Left.Low.Seconds(), s.Left.High.Seconds()},
	}
	if !s.Last.IsZero() {
		printed.Last = &s.Last
	}
	return printed
}
