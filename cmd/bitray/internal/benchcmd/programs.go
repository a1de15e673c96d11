package benchcmd

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/perftbench"
	"github.com/bitray/bitray/internal/program"
)

// startPrograms starts the programs that the flag names. They run until they are closed, which is needed in any case.
func (c *config) startPrograms(ctx context.Context) (programs []*attackbench.Program, err error) {
	commands, err := cli.Commands("program", c.programs)
	if err != nil {
		return nil, err
	}
	taken := slices.Concat(attackbench.Names(), attackbench.Kernels(), []string{perftbench.Static, perftbench.Fastest})
	for i, command := range commands {
		g, err := program.Start(ctx, command, c.answerWithin)
		if err != nil {
			return programs, fmt.Errorf("%s: %w", c.programs[i], err)
		}
		p, err := attackbench.NewProgram(g, c.programs[i], taken)
		if err != nil {
			g.Close()
			return programs, err
		}
		programs, taken = append(programs, p), append(taken, p.Name())
	}
	return programs, nil
}

// programCells returns the subjects of programs on what was chosen.
func (c *config) programCells(ctx context.Context, programs []*attackbench.Program) (subjects []attackbench.Subject, err error) {
	for q, err := range c.questions() {
		if err != nil {
			return nil, err
		}
		for _, p := range programs {
			more, err := attackbench.ProgramSubjects(ctx, p, q.pieces, q.workload, q.single)
			if err != nil {
				return nil, err
			}
			subjects = append(subjects, more...)
		}
	}
	if len(c.programs) > 0 && len(subjects) == 0 {
		return nil, errors.New("--program: expected a piece and a mode that a program can time itself in")
	}
	return slices.Clip(subjects), nil
}
