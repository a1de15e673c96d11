package benchcmd

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
	"github.com/bitray/bitray/cmd/internal/external"
	"github.com/bitray/bitray/cmd/internal/process"
)

// run measures what was chosen, and writes the result to where it is wanted.
func (c *config) run(ctx context.Context, p *cli.Program) error {
	asked, err := c.questions()
	if err != nil {
		return err
	}
	subjects, err := c.subjects(asked)
	if err != nil {
		return err
	}
	timers, err := c.startPrograms(ctx)
	for _, t := range timers {
		defer t.Close()
	}
	if err != nil {
		return err
	}
	own, err := c.programSubjects(ctx, timers, asked)
	if err != nil {
		return err
	}
	var result *report.Result
	if c.processes == 1 {
		result, err = c.measure(ctx, p, append(subjects, own...))
	} else {
		result, err = c.measureInProcesses(ctx, p)
	}
	if crashed := errors.As(err, new(*external.Failure)); !crashed && errors.As(err, new(*attackbench.WrongError)) {
		fmt.Fprintln(p.Err, "bitray:", err)
		return cli.ErrDiffer
	}
	if result == nil {
		return err
	}
	result.Seed, result.Command = c.seed, commandLine()
	return cmp.Or(c.deliver(ctx, p, result), err)
}

// measure measures in this process.
func (c *config) measure(ctx context.Context, p *cli.Program, subjects []attackbench.Subject) (*report.Result, error) {
	defer p.Progress.Clear()
	start := time.Now()
	run, err := attackbench.Measure(ctx, subjects, attackbench.Config{
		Rounds: c.rounds, SampleTime: c.sample,
		Progress: func(done, rounds int) {
			p.Progress.Show("%d of %d rounds, %s left", done, rounds, cli.Remaining(time.Since(start), float64(done), float64(rounds)))
		},
	})
	if run == nil {
		return nil, err
	}
	return report.Of(run), err
}

// deliver writes the files that are wanted, and prints the result unless one of them goes to standard output.
func (c *config) deliver(ctx context.Context, p *cli.Program, result *report.Result) error {
	p.Progress.Show("ranking")
	err := errors.Join(p.Out.WriteFile(ctx, "report", c.report, result.WriteHTML), p.Out.WriteFile(ctx, "svg", c.svg, result.WriteSVG))
	switch {
	case c.report == cli.StandardOutput || c.svg == cli.StandardOutput:
		return err
	case c.json:
		return errors.Join(result.WriteJSON(p.Out), err)
	}
	hidden, failed := result.WriteText(p.Out, c.all)
	if hidden > 0 {
		p.Out.Printf("\n%s: see --all, or --report FILE.html.\n", cli.Counted(hidden, "more table"))
	}
	return errors.Join(failed, err)
}

// plain matches what a shell takes as it stands.
var plain = regexp.MustCompile(`^[-\w\pL./,:=@%+]+$`)

// commandLine returns the command that repeats the run, for a shell. Its unprintable characters are escaped when it is
// printed.
func commandLine() string {
	words := []string{"bitray"}
	for _, word := range os.Args[1:] {
		if !plain.MatchString(word) {
			word = "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// A new process gets new memory. The linker decides the addresses of variables for all processes; what varies
// is where the system puts their pages, the heap and the stacks, and so what collides in the
// caches.

// measureInProcesses runs a program once for each process and joins what they measured. If the
// context ends, what was measured until then is returned together with its error.
func (c *config) measureInProcesses(ctx context.Context, p *cli.Program) (*report.Result, error) {
	defer p.Progress.Clear()
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("--processes %d: %w", c.processes, err)
	}
	start := time.Now()
	var results []*report.Result
	for i := 0; i < c.processes && ctx.Err() == nil; i++ {
		left := ""
		if i > 0 {
			left = fmt.Sprintf(", %s left", cli.Remaining(time.Since(start), float64(i), float64(c.processes)))
		}
		p.Progress.Show("process %d of %d%s", i+1, c.processes, left)
		result, err := resultOf(c.innerProcess(ctx, program), p.Err)
		switch {
		case err == nil:
			results = append(results, result)
		case ctx.Err() == nil:
			return nil, err
		}
	}
	if len(results) == 0 {
		return nil, ctx.Err()
	}
	joined := report.Join(results)
	joined.Partial = ctx.Err() != nil
	return joined, ctx.Err()
}

// patience is how long an interrupted process may take to write what it has.
const patience = 5 * time.Second

// innerProcess returns the command by which a program measures in one process what this one was asked for. It prints its
// result as JSON, whatever flags say how this one prints. Ctrl-C at the terminal does not reach it; it is
// interrupted when ctx ends, and ended if it has not written what it has soon after.
func (c *config) innerProcess(ctx context.Context, program string) *exec.Cmd {
	arguments := append([]string{"bench", "--progress=false", "--processes=1", "--json", fmt.Sprintf("--rounds=%d", c.rounds)}, c.given...)
	cmd := exec.CommandContext(ctx, program, arguments...)
	cmd.Args[0] = os.Args[0]
	process.Separate(cmd)
	cmd.Cancel = func() error { return process.Interrupt(cmd.Process) }
	cmd.WaitDelay = patience
	return cmd
}

// resultOf runs a process that measures. One that was interrupted has a result too if it finished a
// round. If it found a wrong answer, what it says about that goes to complaints.
func resultOf(inner *exec.Cmd, complaints io.Writer) (*report.Result, error) {
	var output, complaint bytes.Buffer
	inner.Stdout, inner.Stderr = &output, &complaint
	err := inner.Run()
	if output.Len() > 0 {
		return report.Read(&output)
	}
	switch said := strings.TrimPrefix(complaint.String(), "bitray: "); {
	case inner.ProcessState != nil && inner.ProcessState.ExitCode() == cli.ExitDiffer:
		io.Copy(complaints, &complaint)
		return nil, cli.ErrDiffer
	case said != "":
		return nil, errors.New(strings.TrimSpace(said))
	case err == nil:
		return nil, fmt.Errorf("%s: expected a result, found nothing", inner)
	}
	return nil, err
}

// maxResult is the size of the largest result that is read.
const maxResult = 256 << 20

// compareResults prints what changed from the result in one file to that in another; unchanged figures too if
// all is set.
func compareResults(ctx context.Context, p *cli.Program, files []string, all bool) error {
	var results []*report.Result
	for _, name := range files {
		text, err := cli.ReadText(ctx, p, name, maxResult)
		if err != nil {
			return err
		}
		result, err := report.Read(bytes.NewReader(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		results = append(results, result)
	}
	var text strings.Builder
	if err := report.WriteChanges(&text, results[0], results[1], all); err != nil {
		return fmt.Errorf("%s and %s: %w", files[0], files[1], err)
	}
	p.Out.Printf("%s", cli.FitForTerminal(text.String()))
	return nil
}
