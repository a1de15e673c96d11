package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/pipe"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// checkPrograms checks programs, and counts the rows with them, if there are any.
func (c *config) checkPrograms(ctx context.Context, p *cli.Program, rows []suite.Row) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	commands, err := cli.Commands(c.programs)
	if err != nil {
		return err
	}
	var subjects []*Subject
	for _, line := range c.programs {
		subjects = append(subjects, &Subject{
			Type: "program", Program: line, Name: new(string), Pieces: []*pipe.Tally{}, Result: cli.Partial,
			title: line, rows: len(rows),
		})
	}
	stopped := cli.Parallel(ctx, c.threads, len(commands), func(ctx context.Context, i int) error {
		err := c.checkProgram(ctx, subjects[i], commands[i], rows, &p.Progress)
		switch {
		case ctx.Err() != nil:
		case err != nil:
			subjects[i].Result, subjects[i].Error = cli.Failed, err.Error()
		default:
			subjects[i].settle(nil)
		}
		return ctx.Err()
	})
	// A failure comes before what is wrong, because it is printed nowhere else.
	err = stopped
	for _, s := range subjects {
		if stopped == nil && s.Error != "" {
			err = errors.Join(err, fmt.Errorf("%s: %s", s.Program, s.Error))
		}
	}
	return c.report(p.Out, err, subjects, nil)
}

// checkProgram checks one program.
func (c *config) checkProgram(ctx context.Context, s *Subject, command []string, rows []suite.Row, progress *cli.Progress) error {
	start := time.Now()
	proved, err := pipe.Prove(ctx, command, c.answerWithin, func(done, all uint64) {
		progress.Show("%s: %s of %s queries, %s left", s.Program, cli.Thousands(done), cli.Thousands(all),
			cli.Remaining(time.Since(start), float64(done), float64(all)))
	})
	*s.Name, s.Notes, s.Pieces = proved.Name, proved.Notes, append(s.Pieces, proved.Pieces...)
	if proved.Wrong != nil {
		s.fail(proved.Wrong.Error())
	}
	if err != nil || len(rows) == 0 {
		return err
	}
	g, err := pipe.Start(ctx, command, c.answerWithin)
	if err != nil {
		return err
	}
	defer g.Close()
	if !g.Can("rook") || !g.Can("bishop") {
		return errors.New("expected a program that knows rook and bishop, to count perft with it")
	}
	counting, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s.options = perft.Options{Technique: g.Sliders(counting, stop), Threads: 1}
	if s.count(counting, rows, c.Limits, *s.Name) != nil {
		return context.Cause(counting)
	}
	return nil
}
