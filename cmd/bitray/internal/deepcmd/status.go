package deepcmd

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
)

func newStatus(p *cli.Program) *cobra.Command {
	return newCommand(p, "status DIR", func(_ context.Context, args []string) (cli.Printer, error) {
		return withRun(p, deep.Read, args[0], func(run *deep.Run) (cli.Printer, error) {
			running, err := deep.Locked(args[0])
			shares, done, err2 := run.Shares()
			if err := errors.Join(err, err2); err != nil {
				return nil, err
			}
			for _, share := range shares {
				warn(p, share.Folder, share.Wrong)
			}
			s := &StatusJSON{newHead(args[0], &run.Manifest), running, run.Status(), done, append([]deep.ShareStatus{}, shares...), newTotal(run)}
			return s, s.total.err()
		})
	})
}

// StatusJSON is how far a run has come as the program prints it; the names are stable.
type StatusJSON struct {
	Head
	Running bool `json:"running"`
	deep.Status
	Anywhere int                `json:"done_anywhere"` // chunks that are counted in the run or in a share
	Shares   []deep.ShareStatus `json:"shares"`
	total    Total
}

func (s *StatusJSON) Print(out *cli.Output) {
	s.Head.Print(out)
	left, state := roughly(s.Left)+" of one thread", "no process is working on it; bitray deep run "+s.Folder+" resumes"
	switch {
	case s.Done == s.Head.Chunks:
		left, state = "nothing", "complete"
	case s.Anywhere == s.Head.Chunks:
		left = "nothing but to take in the shares"
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
	if len(s.Shares) > 0 {
		s.printShares(out)
	}
}

func (s *StatusJSON) printShares(out *cli.Output) {
	running, rate, counted := 0, 0.0, map[string]int{}
	for i, share := range s.Shares {
		state := "not running"
		if share.Running {
			running, rate, state = running+1, rate+share.Rate, "running"
		}
		if share.Rate > 0 {
			state += fmt.Sprintf(", %.4g chunks an hour, %s left", share.Rate, roughly(share.Seconds))
		}
		if i < most {
			out.Line("share", "%s: %d chunks done, %d left; %s; by %s", share.Share, share.Done, share.Left, state, hosts(share.Hosts))
		}
		addHosts(counted, share.Hosts)
	}
	if more := len(s.Shares) - most; more > 0 {
		out.Line("share", "and %d more; all by %s", more, hosts(counted))
	}
	open, estimate := s.Head.Chunks-s.Anywhere, ""
	if rate > 0 && open > 0 {
		estimate = fmt.Sprintf(": %.4g chunks an hour, %s for the rest", rate, roughly(float64(open)/rate*3600))
	}
	out.Line("shares", "%d of %d chunks are counted there or in the run; %d running%s", s.Anywhere, s.Head.Chunks, running, estimate)
}

// most is the number of shares, or of machines, that are printed one by one.
const most = 20

// some lists the first of many names.
func some(names []string, separator string) string {
	if more := len(names) - most; more > 0 {
		names = append(names[:most:most], fmt.Sprintf("and %d more", more))
	}
	return strings.Join(names, separator)
}

func addHosts(sum, chunks map[string]int) {
	for name, n := range chunks {
		sum[name] += n
	}
}

// hosts lists machines with their numbers of chunks.
func hosts(chunks map[string]int) string {
	if len(chunks) == 0 {
		return "no machine yet"
	}
	var names []string
	for _, name := range slices.Sorted(maps.Keys(chunks)) {
		names = append(names, fmt.Sprintf("%s (%d)", name, chunks[name]))
	}
	return some(names, ", ")
}
