package checkcmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/program"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// ProgramJSON is a program as it is printed; the names are stable.
type ProgramJSON struct {
	Type      string      `json:"type"` // "program"
	Program   string      `json:"program"`
	Name      string      `json:"name"`
	Pieces    []PieceJSON `json:"pieces"`
	SuiteRows int         `json:"suite_rows"` // that agree
	Nodes     perft.Nodes `json:"nodes"`
	Seconds   float64     `json:"seconds"` // of the suite
	NPS       float64     `json:"nps"`
	Result    string      `json:"result"` // "ok", "WRONG", "partial" or "failed"
	Failures  []string    `json:"failures,omitempty"`
	Notes     []string    `json:"notes,omitempty"` // on the first failure
	Error     string      `json:"error,omitempty"` // why it could not be judged to the end
}

// PieceJSON is a piece that a program knows, or a kind of set.
type PieceJSON struct {
	Piece     string `json:"piece"`
	Questions uint64 `json:"questions"`
	Right     uint64 `json:"right"` // answers before a wrong one, if there is one
}

// programRun is a check of programs.
type programRun struct {
	config  config
	rows    []suite.Row // that are counted; none if perft is not asked for
	results []ProgramJSON
	failed  []error // by program; why one could not be judged to the end
}

func runPrograms(ctx context.Context, p *cli.Program, c config, count bool) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	r := programRun{config: c, results: make([]ProgramJSON, len(c.programs)), failed: make([]error, len(c.programs))}
	if count {
		r.rows = suite.Default()
		if !c.Limits.Leave(r.rows) {
			return errNoCounts
		}
	}
	commands, err := cli.Commands("program", c.programs)
	if err != nil {
		return err
	}
	progress := p.NewProgress()
	defer progress.Clear()
	for i, program := range c.programs {
		r.results[i] = ProgramJSON{Type: "program", Program: program, Pieces: []PieceJSON{}, Result: cli.Partial}
	}
	stopped := cli.Parallel(ctx, c.threads, len(commands), func(ctx context.Context, i int) error {
		if err := r.run(ctx, i, commands[i], progress); err != nil && ctx.Err() == nil {
			r.failed[i] = fmt.Errorf("%s: %w", r.results[i].Program, err)
			r.results[i].Result, r.results[i].Error = cli.Failed, err.Error()
		}
		return ctx.Err()
	})
	progress.Clear()
	if err := r.print(p.Out); err != nil {
		return err
	}
	return r.conclude(stopped)
}

// run checks one program.
func (r *programRun) run(ctx context.Context, i int, command []string, progress *cli.Progress) error {
	result, start := &r.results[i], time.Now()
	verdict, err := program.Prove(ctx, command, r.config.answerWithin, func(done, all uint64) {
		progress.Show("%s: %d of %d questions, %s left", result.Program, done, all, cli.Remaining(time.Since(start), int(done), int(all)))
	})
	result.Name, result.Notes = verdict.Name, verdict.Notes
	for _, p := range program.Pieces() {
		if all := verdict.All[p]; all > 0 {
			result.Pieces = append(result.Pieces, PieceJSON{p.String(), all, verdict.Answered[p]})
		}
	}
	if verdict.Wrong != nil {
		result.Failures = append(result.Failures, verdict.Wrong.Error())
	}
	if err == nil && len(r.rows) > 0 {
		err = r.count(ctx, result, command)
	}
	if err != nil {
		return err
	}
	result.Result = cli.OK
	if len(result.Failures) > 0 {
		result.Result = cli.Wrong
	}
	return nil
}

// count counts the suite by a program.
func (r *programRun) count(ctx context.Context, result *ProgramJSON, command []string) error {
	g, err := program.Start(ctx, command, r.config.answerWithin)
	if err != nil {
		return err
	}
	defer g.Close()
	if !g.Can("rook") || !g.Can("bishop") {
		return errors.New("expected a program that knows rook and bishop, to count perft with it")
	}
	counting, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var t tally
	if t.count(counting, r.rows, r.config.Limits, perft.Options{Technique: g.Sliders(counting, func(err error) { stop(err) }), Threads: 1}) != nil {
		return context.Cause(counting)
	}
	result.SuiteRows, result.Nodes, result.Seconds, result.NPS = t.rows, t.nodes, t.elapsed.Seconds(), cli.PerSecond(t.nodes, t.elapsed)
	if t.wrong != nil {
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		cli.PrintMismatch(out, t.wrong, t.verdict.Mismatch, result.Name)
		out.Flush() // a buffer takes everything
		result.Failures = append(result.Failures, text.String())
	}
	return nil
}

// conclude returns the error that the exit code follows from: what could not be judged comes before
// what is wrong, because it is printed nowhere else.
func (r *programRun) conclude(stopped error) error {
	if stopped != nil {
		return stopped
	}
	if err := errors.Join(r.failed...); err != nil {
		return err
	}
	for i := range r.results {
		if r.results[i].Result != cli.OK {
			return cli.ErrDiffer
		}
	}
	return nil
}

func (r *programRun) print(out *cli.Output) error {
	if r.config.json {
		for i := range r.results {
			if err := out.JSON(&r.results[i]); err != nil {
				return err
			}
		}
		return nil
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "program\tgenerator\tright answers\t")
	if len(r.rows) > 0 {
		fmt.Fprint(table, "suite rows\tnodes\tMnps\t")
	}
	fmt.Fprintln(table, "result\t")
	for i := range r.results {
		l := &r.results[i]
		fmt.Fprintf(table, "%s\t%s\t%s\t", cli.FitForTerminal(l.Program), l.Name, l.answers())
		if len(r.rows) > 0 {
			fmt.Fprintf(table, "%d of %d\t%v\t%.1f\t", l.SuiteRows, len(r.rows), l.Nodes, l.NPS/1e6)
		}
		fmt.Fprintf(table, "%s\t\n", l.Result)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for i := range r.results {
		l := &r.results[i]
		for _, failure := range l.Failures {
			out.Printf("\n%s: %s\n", cli.FitForTerminal(l.Program), strings.TrimSuffix(cli.FitForTerminal(failure), "\n"))
		}
		for _, note := range l.Notes {
			out.Printf("%s: %s\n", cli.FitForTerminal(l.Program), note)
		}
	}
	return nil
}

// answers says how many answers about each piece were right, such as "rook 2260992, bishop 306176".
func (l *ProgramJSON) answers() string {
	var texts []string
	for _, p := range l.Pieces {
		text := fmt.Sprintf("%s %d", p.Piece, p.Right)
		if p.Right < p.Questions {
			text += fmt.Sprintf(" of %d", p.Questions)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}
