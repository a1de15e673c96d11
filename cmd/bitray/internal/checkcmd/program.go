package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/program"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Program is a program under test; the names in JSON are stable.
type Program struct {
	Type    string           `json:"type"` // "program"
	Program string           `json:"program"`
	Name    string           `json:"name"`
	Pieces  []*program.Tally `json:"pieces"`
	tally
	verdict
	Error string `json:"error,omitempty"` // why it could not be judged to the end
}

// checkPrograms checks programs, and counts the rows with them, if there are any.
func (c *config) checkPrograms(ctx context.Context, p *cli.Program, rows []suite.Row) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	commands, err := cli.Commands(c.programs)
	if err != nil {
		return err
	}
	results := make([]*Program, len(commands))
	for i, line := range c.programs {
		results[i] = &Program{Type: "program", Program: line, Pieces: []*program.Tally{}, verdict: newVerdict(line)}
	}
	stopped := cli.Parallel(ctx, c.threads, len(commands), func(ctx context.Context, i int) error {
		err := c.checkProgram(ctx, results[i], commands[i], rows, &p.Progress)
		switch {
		case ctx.Err() != nil:
		case err != nil:
			results[i].Result, results[i].Error = cli.Failed, err.Error()
		default:
			results[i].settle(nil)
		}
		return ctx.Err()
	})
	// What could not be judged comes before what is wrong, because it is printed nowhere else.
	err = stopped
	programs := kind{name: "program", head: "generator\tright answers\t"}
	if len(rows) > 0 {
		programs.head += "suite rows\tnodes\tMnps\t"
	}
	for _, r := range results {
		if stopped == nil && r.Error != "" {
			err = errors.Join(err, fmt.Errorf("%s: %s", r.Program, r.Error))
		}
		columns := r.Name + "\t" + r.answers() + "\t" + r.columns(rows)
		programs.entries = append(programs.entries, entry{r, &r.verdict, r.Program, columns})
	}
	return c.report(p.Out, err, nil, programs)
}

// checkProgram checks one program.
func (c *config) checkProgram(ctx context.Context, result *Program, command []string, rows []suite.Row, progress *cli.Progress) error {
	start := time.Now()
	proved, err := program.Prove(ctx, command, c.answerWithin, func(done, all uint64) {
		progress.Show("%s: %s of %s questions, %s left", result.Program, cli.Thousands(done), cli.Thousands(all),
			cli.Remaining(time.Since(start), float64(done), float64(all)))
	})
	result.Name, result.Notes, result.Pieces = proved.Name, proved.Notes, append(result.Pieces, proved.Pieces...)
	if proved.Wrong != nil {
		result.fail(proved.Wrong.Error())
	}
	if err != nil || len(rows) == 0 {
		return err
	}
	g, err := program.Start(ctx, command, c.answerWithin)
	if err != nil {
		return err
	}
	defer g.Close()
	if !g.Can("rook") || !g.Can("bishop") {
		return errors.New("expected a program that knows rook and bishop, to count perft with it")
	}
	counting, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	options := perft.Options{Technique: g.Sliders(counting, stop), Threads: 1}
	if c.count(counting, rows, &result.tally, &result.verdict, result.Name, options) != nil {
		return context.Cause(counting)
	}
	return nil
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
