package deepcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// shareFlag is the share that a process counts; without the flag it is the zero one.
type shareFlag struct{ deep.Share }

func (s *shareFlag) Type() string { return "share" }

// Set reads a share.
func (s *shareFlag) Set(text string) (err error) {
	if s.Share, err = deep.ParseShare(text); err != nil {
		return cli.Expected("I/N with I from 1 to N, such as 3/16")
	}
	return nil
}

// counting is a command that counts a run, or a share of it.
type counting struct {
	cli.CountFlags
	p     *cli.Program
	share shareFlag
	out   string   // the folder of the share
	take  []string // folders of other shares
}

func newRun(p *cli.Program) *cobra.Command {
	c := counting{p: p}
	cmd := newCommand(p, "run DIR", func(ctx context.Context, args []string) (cli.Printer, error) {
		switch {
		case c.share.N == 0 && c.out != "":
			return nil, errors.New("--out is the folder of a share: expected --share too")
		case c.share.N == 0:
			return withRun(p, deep.Open, args[0], func(run *deep.Run) (cli.Printer, error) { return c.run(ctx, args[0], run) })
		}
		open := func(folder string) (*deep.Run, error) { return deep.OpenShare(folder, c.share.Share, c.out) }
		return withRun(p, open, args[0], func(run *deep.Run) (cli.Printer, error) { return c.runShare(ctx, args[0], run) })
	})
	c.Register(cmd)
	c.RegisterHash(cmd, 256, 0, "the hash keys")
	flags := cmd.Flags()
	flags.Var(&c.share, "share", "count share `I/N` alone, of N, into a folder of its own; DIR is only read")
	flags.StringVar(&c.out, "out", "", "with --share: make or resume the share in the folder `OUT`, not in DIR/shares")
	flags.StringArrayVar(&c.take, "take", nil, "take in the share in the folder `SHARE` too; repeatable")
	cmd.MarkFlagsMutuallyExclusive("share", "take")
	for _, name := range []string{"out", "take"} {
		cli.Must(cmd.MarkFlagDirname(name))
	}
	return cmd
}

// How is how this process has counted; the names are stable.
type How struct {
	Seconds       float64      `json:"seconds"`        // of this process
	ThreadSeconds float64      `json:"thread_seconds"` // of all
	Threads       int          `json:"threads"`
	Method        string       `json:"method"`
	HashMiB       int          `json:"hash_mib"`
	Seed          uint64       `json:"seed"`
	Work          perft.Effort `json:"work"`  // of this process
	Wrong         []string     `json:"wrong"` // sentences on what was damaged
}

// count counts what is open, and says how.
func (c *counting) count(ctx context.Context, run *deep.Run) (how How, err error) {
	start := time.Now()
	how = How{Threads: c.Threads, Method: c.ChosenMethod().String(), HashMiB: deep.TableMiB(run.Remaining(), c.HashMiB), Seed: c.Seed, Wrong: append([]string{}, run.Wrong...)}
	err = run.Count(ctx, deep.CountOptions{Options: c.Options, Name: deep.HostName(), Progress: func(s deep.Status, work perft.Effort) {
		how.Work = work
		c.p.Progress.Show("%d of %d chunks, %v nodes, %s left", s.Done, s.Chunks, s.Nodes, roughly(s.Left/float64(c.Threads)))
	}})
	how.Seconds, how.ThreadSeconds = time.Since(start).Seconds(), run.Status().Work
	return how, err
}

// Print prints how nodes were counted, with the plies remaining below the split.
func (h *How) Print(out *cli.Output, nodes perft.Nodes, remaining int) {
	out.Line("seconds", "%.3f", h.Seconds)
	out.Line("thread-s", "%.3f in all", h.ThreadSeconds)
	out.Line("speed", "%.1f effective Mnps a thread", nodes.Float64()/max(h.ThreadSeconds, 1e-9)/1e6)
	out.Line("threads", "%d", h.Threads)
	out.Line("method", "%s", h.Method)
	if deep.TableMiB(remaining, 1) == 0 {
		out.Line("hash", "none: a count %d plies below the split needs none", remaining)
	} else {
		out.Line("hash", "%d MiB, seed %d", h.HashMiB, h.Seed)
	}
	out.Line("work", "%s", cli.Effort(h.Work))
}

// run takes in shares, and counts what is left.
func (c *counting) run(ctx context.Context, folder string, run *deep.Run) (cli.Printer, error) {
	result := RunJSON{Head: newHead(folder, &run.Manifest), Shares: []deep.Taken{}}
	folders, err := run.ShareFolders()
	if err != nil {
		return nil, err
	}
	for _, share := range c.take {
		if _, err := os.Stat(share); err != nil {
			return nil, fmt.Errorf("--take: %w", err)
		}
	}
	err = run.Take(ctx, slices.Concat(folders, c.take), func(taken deep.Taken) {
		c.p.Progress.Show("taken in: %s", taken.Folder)
		result.Shares = append(result.Shares, taken)
		warn(c.p, taken.Folder, taken.Wrong)
	})
	if failed(ctx, err) {
		return nil, err
	}
	result.How, err = c.count(ctx, run)
	if failed(ctx, err) {
		return nil, err
	}
	s := run.Status()
	result.Done, result.Total, result.Partial = s.Done, newTotal(run), s.Done < s.Chunks
	result.Recounted, result.NotRecounted = s.Confirmed, run.NotRecounted()
	return &result, errors.Join(err, result.Total.err())
}

// warn prints what is wrong in a folder.
func warn(p *cli.Program, folder string, wrong []string) {
	for _, text := range wrong {
		fmt.Fprintf(p.Err, "bitray: %s: %s\n", cli.FitForTerminal(folder), cli.FitForTerminal(text))
	}
}

// RunJSON is what a run has come to as the program prints it; the names are stable.
type RunJSON struct {
	Head
	Done    int  `json:"done"`
	Partial bool `json:"partial"`
	Total
	How
	Shares       []deep.Taken        `json:"shares"`        // that were taken in
	Recounted    int                 `json:"recounted"`     // chunks that were counted again with the same result
	NotRecounted map[string][]string `json:"not_recounted"` // shares by machine of which no chunk was
}

func (r *RunJSON) Print(out *cli.Output) {
	r.Head.Print(out)
	all := deep.Taken{ShareFolder: deep.ShareFolder{Share: "all", Hosts: map[string]int{}}}
	for i, t := range r.Shares {
		if i < most {
			printTaken(out, &t)
		}
		all.Taken, all.Repeated, all.Refused, all.Contradicted = all.Taken+t.Taken, all.Repeated+t.Repeated, all.Refused+t.Refused, all.Contradicted+t.Contradicted
		addHosts(all.Hosts, t.Hosts)
	}
	if len(r.Shares) > most {
		printTaken(out, &all)
	}
	r.Total.Print(out)
	if len(r.Shares)+len(r.NotRecounted) > 0 {
		out.Line("twice", "%d of %d chunks counted twice%s", r.Recounted, r.Chunks, notRecounted(r.NotRecounted))
	}
	r.How.Print(out, r.Nodes, r.Depth-r.Split)
	if r.Partial {
		cli.PrintPartial(out, "%d of %d chunks counted; bitray deep run %s resumes", r.Done, r.Chunks, r.Folder)
	}
}

func printTaken(out *cli.Output, t *deep.Taken) {
	out.Line("share", "%s: %d chunks taken, %d there before, %d refused, %d contradicted; counted by %s",
		cmp.Or(t.Share, t.Folder), t.Taken, t.Repeated, t.Refused, t.Contradicted, hosts(t.Hosts))
}

// notRecounted names shares of which no chunk was counted twice.
func notRecounted(shares map[string][]string) string {
	var names []string
	for _, host := range slices.Sorted(maps.Keys(shares)) {
		names = append(names, fmt.Sprintf("of %s none of the shares %s", host, some(shares[host], ", ")))
	}
	if len(names) == 0 {
		return ""
	}
	return "; " + some(names, "; ")
}

// runShare counts a share.
func (c *counting) runShare(ctx context.Context, folder string, run *deep.Run) (cli.Printer, error) {
	r := ShareJSON{Head: newHead(folder, &run.Manifest), Share: run.Share.String(), Out: run.Folder(), Elsewhere: run.Elsewhere()}
	var err error
	r.How, err = c.count(ctx, run)
	if failed(ctx, err) {
		return nil, err
	}
	s := run.Status()
	r.Done, r.Left, r.Nodes, r.Partial = s.Done, s.Chunks-s.Done, s.Nodes, s.Done < s.Chunks
	return &r, err
}

// ShareJSON is what a share has come to as the program prints it; the names are stable.
type ShareJSON struct {
	Head
	Share     string      `json:"share"`
	Out       string      `json:"out"`       // the folder of the share
	Done      int         `json:"done"`      // chunks that the share has counted
	Elsewhere int         `json:"elsewhere"` // of its chunks, those that were counted elsewhere before
	Left      int         `json:"left"`
	Partial   bool        `json:"partial"`
	Nodes     perft.Nodes `json:"nodes"` // below the chunks that the share has counted
	How
}

func (r *ShareJSON) Print(out *cli.Output) {
	r.Head.Print(out)
	switch all := r.Done + r.Elsewhere + r.Left; all {
	case 0:
		out.Line("share", "%s is empty: there are %d chunks, nothing to count", r.Share, r.Chunks)
	default:
		out.Line("share", "%s, %d of %d chunks: %d counted in %s, %d counted elsewhere", r.Share, all, r.Chunks, r.Done, r.Out, r.Elsewhere)
	}
	r.How.Print(out, r.Nodes, r.Depth-r.Split)
	if r.Partial {
		cli.PrintPartial(out, "%d chunks of the share are left; the same command resumes", r.Left)
	}
}
