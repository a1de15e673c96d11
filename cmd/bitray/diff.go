package main

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// diffConfig is the command line of bitray diff.
type diffConfig struct {
	positionFlags
	sideFlags
	suites    []string
	random    int
	seed      uint64
	depth     int
	thorough  bool
	minimise  bool
	questions int
	json      bool
}

func newDiffCommand(p *program) *cobra.Command {
	var c diffConfig
	cmd := &cobra.Command{
		Use:   "diff",
		Short: "Find the first position in which two move generators differ",
		Long: `Find the first position in which two move generators differ, without a walk by hand: least depth
first, then the shortest path. It prints the path, the position, the missing and the extra moves,
and a guess at the rule that was broken.

One side is under test, the other judges:

  --engine CMD or --script CMD   the program is under test, --technique judges
  --technique NAME               a technique is under test, notnil/chess judges

--against names another judge: a technique, "notnil", "engine:CMD" or "script:CMD". An engine
speaks UCI and answers "go perft"; a script takes the arguments DEPTH FEN [MOVES], as perftree's
do. The positions are those of the built-in suite, unless --fen, --suite or --random says
otherwise.

With --minimise the position is then made small: men, castling rights and the en-passant square
are left out as long as a move stays wrong, men that have to stay become weaker ones, and kings
go to a corner. What is left can be taken in at a glance, and all of it matters.

The exit code is 0 if the sides agree, 1 if they differ, 2 if a program fails.`,
		Example: `  bitray diff --engine ./my-engine --depth 4
  bitray diff --engine "stockfish" --random 1000 --seed 7 --chess960
  bitray diff --script "python3 perft.py" --suite standard.epd --depth 3
  bitray diff --engine ./my-engine --random 1000 --minimise
  bitray diff --technique hyperbola --against reference --fen startpos --depth 5 --thorough`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return runDiff(cmd.Context(), p, c, cmd.Flags().Changed("fen"))
		},
	}
	c.positionFlags.register(cmd.Flags())
	c.sideFlags.register(cmd)
	flags := cmd.Flags()
	fen, chess960 := flags.Lookup("fen"), flags.Lookup("chess960")
	fen.Usage, fen.DefValue = "position to start from (default with --moves: startpos)", ""
	chess960.Usage += "; random games of Chess960"
	flags.StringSliceVar(&c.suites, "suite", nil, `files of positions, as for bitray suite; "built-in" is the built-in one`)
	flags.IntVar(&c.random, "random", 0, "number of positions from random games")
	flags.Uint64Var(&c.seed, "seed", 1, "seed of the random games")
	flags.IntVar(&c.depth, "depth", 3, "how deep to compare")
	flags.BoolVar(&c.thorough, "thorough", false, "compare the moves of every node, not only leaf counts")
	flags.BoolVar(&c.minimise, "minimise", false, "leave out of the position what has nothing to do with the difference")
	flags.IntVar(&c.questions, "questions", crosscheck.DefaultQuestions, "how many positions --minimise asks about at most")
	flags.BoolVar(&c.json, "json", false, "print a JSON object")
	cmd.MarkFlagsMutuallyExclusive("fen", "suite", "random")
	return cmd
}

func runDiff(ctx context.Context, p *program, c diffConfig, oneFEN bool) error {
	if err := checkDepth(c.depth, 1); err != nil {
		return err
	}
	if c.questions < 1 {
		return badFlag("questions", c.questions, "1 or more")
	}
	lines, err := c.lines(ctx, p, oneFEN)
	if err != nil {
		return err
	}
	side, judge, stop, err := c.sides(ctx)
	if err != nil {
		return err
	}
	defer stop()
	result, err := c.search(ctx, side, judge, lines, p.newProgress())
	switch {
	case err != nil && ctx.Err() == nil:
		return err
	case err != nil:
		result.partial = true
	case result.found != nil:
		err = errDiffer
		if c.minimise {
			result.minimised = c.minimised(ctx, side, judge, result.found, p.newProgress())
			if interrupted := ctx.Err(); interrupted != nil && errors.Is(result.minimised.Stopped, interrupted) {
				result.partial, err = true, interrupted
			}
		}
	}
	return errors.Join(result.print(p.out, c.json), err)
}

// search compares the two. If ctx ends first, its error comes with what has been compared.
func (c *diffConfig) search(ctx context.Context, side, judge crosscheck.Oracle, lines []crosscheck.Line, progress *progress) (diffResult, error) {
	finished := 0 // depth
	search := crosscheck.Search{
		Side: side, Judge: judge, Depth: c.depth, Thorough: c.thorough,
		Progress: func(depth, line, lines int) {
			finished = depth - 1
			progress.show("depth %d of %d, position %d of %d", depth, c.depth, line+1, lines)
		},
	}
	start := time.Now()
	found, excluded, err := search.First(ctx, lines)
	progress.clear()
	if err == nil {
		finished = c.depth
	}
	return diffResult{
		side: side.Name(), judge: judge.Name(), positions: len(lines), depth: finished,
		found: found, excluded: excluded, elapsed: time.Since(start),
	}, err
}

// minimised makes a difference between the two small.
func (c *diffConfig) minimised(ctx context.Context, side, judge crosscheck.Oracle, found *crosscheck.Difference, progress *progress) *crosscheck.Minimised {
	minimiser := crosscheck.Minimiser{
		Side: side, Judge: judge, Questions: c.questions,
		Progress: func(asked, men int) { progress.show("minimised to %d men, %d positions asked", men, asked) },
	}
	defer progress.clear()
	return minimiser.Minimise(ctx, found)
}

// lines returns the positions to look at.
func (c *diffConfig) lines(ctx context.Context, p *program, oneFEN bool) ([]crosscheck.Line, error) {
	switch {
	case c.random < 0:
		return nil, badFlag("random", c.random, "0 or more")
	case c.random > 0:
		return within(ctx, func() ([]crosscheck.Line, error) {
			return crosscheck.RandomLines(c.seed, c.random, c.chess960), nil
		})
	case oneFEN || c.moves != "":
		line, err := c.line()
		return []crosscheck.Line{line}, err
	case len(c.suites) == 0:
		return c.rowLines(suite.Default()), nil
	}
	var lines []crosscheck.Line
	for _, file := range c.suites {
		rows, err := p.readSuite(ctx, file)
		if err != nil {
			return nil, err
		}
		lines = append(lines, c.rowLines(rows)...)
	}
	return lines, nil
}

func (c *diffConfig) rowLines(rows []suite.Row) []crosscheck.Line {
	lines := make([]crosscheck.Line, len(rows))
	for i := range rows {
		lines[i] = crosscheck.NewLine(&rows[i].Position)
		lines[i].Chess960 = lines[i].Chess960 || c.chess960
	}
	return lines
}
