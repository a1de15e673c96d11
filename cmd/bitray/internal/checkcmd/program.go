package checkcmd

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/pipe"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// Program is the check of a program under test; the names in JSON are stable.
type Program struct {
	Type    string        `json:"type"` // "program"
	Program string        `json:"program"`
	Name    string        `json:"name"`   // what it calls itself
	Pieces  []*pipe.Tally `json:"pieces"` // that it knows
	tally
	Notes []string `json:"notes,omitempty"` // on its first failure
	Error string   `json:"error,omitempty"` // why the check is not complete
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

// checkPrograms checks programs, and counts the rows with them, if there are any.
func (c *config) checkPrograms(ctx context.Context, p *cli.Program, rows []suite.Row) error {
	if c.answerWithin <= 0 {
		return cli.BadFlag("answer-within", c.answerWithin, "a duration above 0, such as 30s")
	}
	commands, err := cli.Commands(c.programs)
	if err != nil {
		return err
	}
	var programs []*Program
	var subjects []subject
	for _, line := range c.programs {
		program := &Program{Type: "program", Program: line, Pieces: []*pipe.Tally{}, tally: newTally(rows)}
		programs, subjects = append(programs, program), append(subjects, program)
	}
	stopped := cli.Parallel(ctx, c.threads, len(commands), func(ctx context.Context, i int) error {
		err := c.checkProgram(ctx, programs[i], commands[i], rows, &p.Progress)
		switch {
		case ctx.Err() != nil:
		case err != nil:
			programs[i].Result, programs[i].Error = cli.Failed, err.Error()
		default:
			programs[i].settle(nil)
		}
		return ctx.Err()
	})
	// A failure comes before what is wrong, because it is printed nowhere else.
	err = stopped
	for _, s := range programs {
		if stopped == nil && s.Error != "" {
			err = errors.Join(err, fmt.Errorf("%s: %s", s.Program, s.Error))
		}
	}
	return c.report(p.Out, err, subjects, nil)
}

// checkProgram checks one program.
func (c *config) checkProgram(ctx context.Context, s *Program, command []string, rows []suite.Row, progress *cli.Progress) error {
	start := time.Now()
	proved, err := pipe.Prove(ctx, command, c.answerWithin, func(done, all uint64) {
		progress.Show("%s: %s of %s queries, %s left", s.Program, cli.Thousands(done), cli.Thousands(all),
			cli.Remaining(time.Since(start), float64(done), float64(all)))
	})
	s.Name, s.Notes, s.Pieces = proved.Name, proved.Notes, append(s.Pieces, proved.Pieces...)
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
	o := perft.Options{Technique: g.Sliders(counting, stop), Threads: 1}
	if s.count(counting, rows, c.Limits, o, s.Name) != nil {
		return context.Cause(counting)
	}
	return nil
}
