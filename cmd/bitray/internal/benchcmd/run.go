package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
	"github.com/bitray/bitray/cmd/internal/external"
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
	if failed := c.deliver(ctx, p, result); failed != nil {
		return failed
	}
	return err
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
	err := c.writeFiles(ctx, p.Out, result)
	if c.report == cli.StandardOutput || c.svg == cli.StandardOutput {
		return err
	}
	return errors.Join(c.print(p.Out, result), err)
}

// print prints the result in the form that is wanted.
func (c *config) print(out *cli.Output, result *report.Result) error {
	if c.json {
		return result.WriteJSON(out)
	}
	hidden, err := result.WriteText(out, c.all)
	if hidden > 0 {
		out.Printf("\n%s: see --all, or --report FILE.html.\n", cli.Counted(hidden, "more table"))
	}
	return err
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
