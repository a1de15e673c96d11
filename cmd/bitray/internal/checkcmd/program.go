package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/external"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Program is the check of a program under test; the names in JSON are stable.
type Program struct {
	Type    string            `json:"type"` // "program"
	Program string            `json:"program"`
	Name    string            `json:"name"`   // what it calls itself
	Pieces  []*external.Tally `json:"pieces"` // that it knows
	tally
	Notes []string `json:"notes,omitempty"` // on its first failure
	Error string   `json:"error,omitempty"` // why the check is not complete

	command  []string
	within   time.Duration // an answer
	progress *cli.Progress
}

func (p *Program) kind() string    { return p.Type }
func (p *Program) title() string   { return p.Program }
func (p *Program) notes() []string { return p.Notes }

func (p *Program) row() []cell {
	cells := []cell{{p.Type, cli.FitForTerminal(p.Program)}, {"generator", p.Name}, {"right results", p.answers()}}
	return append(cells, p.counted()...)
}

// answers says how many answers about each piece were right, such as "rook 2,260,992", and whether the questions
// ended before all were asked.
func (p *Program) answers() string {
	var texts []string
	end := ""
	for _, of := range p.Pieces {
		text := of.Piece + " " + cli.Thousands(of.Right)
		if of.Right < of.Questions {
			text += " of " + cli.Thousands(of.Questions)
			end = ": stopped there"
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ") + end
}

// checkPrograms checks programs, on the rows too if there are any.
func (c *config) checkPrograms(ctx context.Context, p *cli.Program, rows []suite.Row) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	commands, err := cli.Commands(c.programs)
	if err != nil {
		return err
	}
	failures, subjects := make([]error, len(commands)), make([]subject, len(commands))
	for i, line := range c.programs {
		subjects[i] = &Program{Type: "program", Program: line, Pieces: []*external.Tally{}, tally: newTally(rows),
			command: commands[i], within: c.answerWithin, progress: &p.Progress}
	}
	err = cli.Parallel(ctx, c.threads, len(subjects), func(ctx context.Context, i int) error {
		failures[i] = subjects[i].check(ctx, rows, c.Limits)
		return ctx.Err()
	})
	if err == nil { // a failure comes before what is wrong, because it is printed nowhere else
		err = errors.Join(failures...)
	}
	return c.report(p.Out, err, subjects, nil)
}

// check asks the program, and says why the check is not complete, unless ctx has ended.
func (p *Program) check(ctx context.Context, rows []suite.Row, limits cli.Limits) error {
	err := p.ask(ctx, rows, limits)
	if err != nil && ctx.Err() == nil {
		p.Result, p.Error = cli.Failed, err.Error()
		return fmt.Errorf("%s: %w", p.Program, err)
	}
	p.settle(err)
	return err
}

// ask proves what the program answers, and counts the rows with it, if there are any.
func (p *Program) ask(ctx context.Context, rows []suite.Row, limits cli.Limits) error {
	start := time.Now()
	proved, err := external.Prove(ctx, p.command, p.within, func(done, all uint64) {
		p.progress.Show("%s: %s of %s queries, %s left", p.Program, cli.Thousands(done), cli.Thousands(all),
			cli.Remaining(time.Since(start), float64(done), float64(all)))
	})
	p.Name, p.Notes, p.Pieces = proved.Name, proved.Notes, append(p.Pieces, proved.Pieces...)
	if proved.Wrong != nil {
		p.fail(proved.Wrong.Error())
	}
	if err != nil || len(rows) == 0 {
		return err
	}
	g, err := external.Start(ctx, p.command, p.within)
	if err != nil {
		return err
	}
	defer g.Close()
	if !g.Can("rook") || !g.Can("bishop") {
		return errors.New("expected a program that knows rook and bishop, to count perft with it")
	}
	counting, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	o := perft.Options{Technique: g.Sliders(counting, stop), Threads: 1}
	if p.count(counting, rows, limits, o, p.Name) != nil {
		return context.Cause(counting)
	}
	return nil
}
