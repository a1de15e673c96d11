package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/program"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Program is a program under test; the names in JSON are stable.
type Program struct {
	Type    string  `json:"type"` // "program"
	Program string  `json:"program"`
	Name    string  `json:"name"`
	Pieces  []Piece `json:"pieces"`
	tally
	verdict
	Notes []string `json:"notes,omitempty"` // on the first failure
	Error string   `json:"error,omitempty"` // why it could not be judged to the end
}

// Piece is a piece that a program knows, or a kind of set.
type Piece struct {
	Piece     string `json:"piece"`
	Questions uint64 `json:"questions"`
	Right     uint64 `json:"right"` // answers before a wrong one, if there is one
}

// programRun is a check of programs.
type programRun struct {
	config  config
	rows    []suite.Row // that are counted; none if perft is not asked for
	results []*Program
}

func runPrograms(ctx context.Context, p *cli.Program, c config, count bool) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	r := programRun{config: c}
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
	for _, line := range c.programs {
		r.results = append(r.results, &Program{Type: "program", Program: line, Pieces: []Piece{}, verdict: verdict{Result: cli.Partial}})
	}
	stopped := cli.Parallel(ctx, c.threads, len(commands), func(ctx context.Context, i int) error {
		result := r.results[i]
		err := r.run(ctx, result, commands[i], progress)
		switch {
		case ctx.Err() != nil:
		case err != nil:
			result.Result, result.Error = cli.Failed, err.Error()
		case len(result.Failures) == 0:
			result.Result = cli.OK
		}
		return ctx.Err()
	})
	progress.Clear()
	r.print(p.Out)
	return r.conclude(stopped)
}

// run checks one program.
func (r *programRun) run(ctx context.Context, result *Program, command []string, progress *cli.Progress) error {
	start := time.Now()
	proved, err := program.Prove(ctx, command, r.config.answerWithin, func(done, all uint64) {
		progress.Show("%s: %s of %s questions, %s left", result.Program, cli.Thousands(done), cli.Thousands(all),
			cli.Remaining(time.Since(start), float64(done), float64(all)))
	})
	result.Name, result.Notes = proved.Name, proved.Notes
	for _, p := range program.Pieces() {
		if all := proved.All[p]; all > 0 {
			result.Pieces = append(result.Pieces, Piece{p, all, proved.Answered[p]})
		}
	}
	if proved.Wrong != nil {
		result.fail(proved.Wrong.Error())
	}
	if err == nil && len(r.rows) > 0 {
		err = r.countSuite(ctx, result, command)
	}
	return err
}

// countSuite counts the suite by a program.
func (r *programRun) countSuite(ctx context.Context, result *Program, command []string) error {
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
	options := perft.Options{Technique: g.Sliders(counting, func(err error) { stop(err) }), Threads: 1}
	failure, err := result.count(counting, r.rows, r.config.Limits, options, result.Name)
	if err != nil {
		return context.Cause(counting)
	}
	result.fail(failure)
	return nil
}

// conclude returns the error that the exit code follows from: what could not be judged comes before
// what is wrong, because it is printed nowhere else.
func (r *programRun) conclude(stopped error) error {
	err := stopped
	for _, result := range r.results {
		if stopped == nil && result.Error != "" {
			err = errors.Join(err, fmt.Errorf("%s: %s", result.Program, result.Error))
		}
	}
	if err == nil && slices.ContainsFunc(r.results, func(p *Program) bool { return p.Result != cli.OK }) {
		err = cli.ErrDiffer
	}
	return err
}

func (r *programRun) print(out *cli.Output) {
	if r.config.json {
		for _, result := range r.results {
			out.JSON(result)
		}
		return
	}
	suiteColumns := ""
	if len(r.rows) > 0 {
		suiteColumns = "suite rows\tnodes\tMnps\t"
	}
	lines := []string{"program\tgenerator\tright answers\t" + suiteColumns + "result\t"}
	for _, p := range r.results {
		if len(r.rows) > 0 {
			suiteColumns = p.columns(len(r.rows)) + "\t"
		}
		lines = append(lines, fmt.Sprintf("%s\t%s\t%s\t%s%s\t", cli.FitForTerminal(p.Program), p.Name, p.answers(), suiteColumns, p.Result))
	}
	out.Table(lines...)
	var verdicts []*verdict
	for _, p := range r.results {
		verdicts = append(verdicts, &p.verdict)
		p.printFailures(out, p.Program)
		for _, note := range p.Notes {
			out.Printf("%s: %s\n", cli.FitForTerminal(p.Program), note)
		}
	}
	out.Printf("\n")
	printConclusion(out, cli.Counted(len(r.results), "program"), verdicts)
}

// answers says how many answers about each piece were right, such as "rook 2,260,992".
func (p *Program) answers() string {
	var texts []string
	for _, of := range p.Pieces {
		text := of.Piece + " " + cli.Thousands(of.Right)
		if of.Right < of.Questions {
			text += " of " + cli.Thousands(of.Questions)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}
