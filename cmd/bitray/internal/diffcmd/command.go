// Package diffcmd is the command "bitray diff".
package diffcmd

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// config is the command line of bitray diff.
type config struct {
	cli.PositionFlags
	sideFlags
	suites   []string
	random   int
	small    bool
	seed     uint64
	depth    int
	thorough bool
	minimize bool
	every    bool
	json     bool

	reachable bool
}

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "diff [ENGINE]",
		Args: engineArgument,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := c.check(cmd.Flags()); err != nil {
				return err
			}
			return c.run(cmd.Context(), p, cmd.Flags().Changed("fen"))
		},
	}
	c.PositionFlags.Register(cmd.Flags())
	c.RegisterChess960(cmd.Flags())
	c.sideFlags.register(cmd)
	flags := cmd.Flags()
	fen, chess960 := flags.Lookup("fen"), flags.Lookup("chess960")
	fen.Usage, fen.DefValue = "start from the position `FEN` (default with --moves: startpos)", ""
	chess960.Usage += "; also give scripts Chess960 positions, and play random games of Chess960"
	flags.StringArrayVar(&c.suites, "suite", []string{"built-in"}, "take the positions of suite `FILES`, separated by commas")
	flags.Var(cli.AtLeast(1, &c.random, 0), "random", "take `N` random positions: two thirds from games, a third near rules that are rare in games")
	flags.BoolVar(&c.small, "small", false, "take all 3,891,590 positions with three pieces, at depth 1")
	cli.RegisterSeed(flags, &c.seed, 1, "the random games")
	flags.BoolVar(&c.reachable, "reachable", false, "leave out positions that no game reaches")
	flags.VarP(cli.AtLeast(1, &c.depth, 3).AtMost(perft.MaxDepth), "depth", "d", "compare to depth `N`")
	flags.BoolVar(&c.thorough, "thorough", false, "compare the moves at every node, not only leaf counts")
	flags.BoolVar(&c.minimize, "minimize", false, "remove from the position what has nothing to do with the difference")
	flags.BoolVar(&c.every, "all", false, "go on after the first difference, and explain all of them by the fewest mistakes")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	cmd.MarkFlagsMutuallyExclusive("fen", "suite", "random", "small")
	for _, other := range []string{"moves", "depth", "thorough", "chess960", "reachable", "all"} {
		cmd.MarkFlagsMutuallyExclusive("small", other)
	}
	cmd.MarkFlagsMutuallyExclusive("moves", "suite")
	cmd.MarkFlagsMutuallyExclusive("moves", "random")
	cmd.MarkFlagsMutuallyExclusive("all", "minimize")
	cmd.MarkFlagsMutuallyExclusive("all", "thorough")
	return cmd
}

// engineArgument takes ENGINE as --engine does. Without it a flag must name what is tested: a variable of a script
// may be unset.
func engineArgument(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		if slices.ContainsFunc(testFlags, cmd.Flags().Changed) {
			return nil
		}
		return cli.UsageError(cmd, errors.New("expected a move generator to test, found none: ENGINE, --engine CMD, --script CMD, --technique NAME or --test SIDE"))
	}
	if err := cli.OneArgument("one engine")(cmd, args); err != nil {
		return err
	}
	if cmd.Flags().Changed("engine") {
		return cli.UsageError(cmd, fmt.Errorf("expected one engine, found %s and --engine", cli.Quoted(args[0])))
	}
	return cmd.Flags().Set("engine", args[0])
}

// check completes the command line, and refuses values that make no sense, and flags that nothing uses.
func (c *config) check(flags *pflag.FlagSet) error {
	if err := c.complete(); err != nil {
		return err
	}
	switch {
	case flags.Changed("seed") && c.random == 0:
		return errors.New("--seed: expected --random with it, nothing else uses it")
	case flags.Changed("answer-within") && !isProgram(c.test) && !isProgram(c.against):
		return errors.New("--answer-within: expected an engine or a script with it, nothing else uses it")
	}
	return nil
}

func (c *config) run(ctx context.Context, p *cli.Program, oneFEN bool) error {
	read := c.lines(ctx, p, oneFEN)
	var lines []crosscheck.Line
	if !c.every { // which reads them one by one
		for line, err := range read {
			if err != nil {
				return err
			}
			lines = append(lines, line)
		}
	}
	positions := len(lines)
	lines, left := c.reached(lines)
	search, end, err := c.search(ctx)
	if err != nil {
		return err
	}
	defer end()
	program, reference := search.Tested, search.Reference
	tested := &recorder{MoveGenerator: program}
	if c.every {
		result, err := c.all(ctx, p, *search, read)
		if result != nil {
			p.Out.Show(c.json, result)
		}
		return err
	}
	search.Tested, search.Progress = tested, func(step string) { p.Progress.Show("%s", step) }
	start := time.Now()
	var found crosscheck.Result
	if c.small {
		positions = allSmall
		found, err = c.firstSmall(ctx, p, search)
	} else {
		found, err = search.First(ctx, lines)
	}
	found.Excluded = append(left, found.Excluded...)
	result := newResult(program, reference, positions, found, time.Since(start))
	switch {
	case ctx.Err() != nil && err != nil:
		result.Partial, err = true, ctx.Err()
	case errors.Is(err, crosscheck.ErrNothingCompared):
	case err != nil && found.Difference == nil:
		return err
	case err == nil && found.Difference != nil:
		err = c.examine(ctx, p, search, tested, result)
	}
	result.complete()
	p.Out.Show(c.json, result)
	return err
}

// reached returns the positions that games may reach, if only those are wanted, and why the others are left out.
func (c *config) reached(lines []crosscheck.Line) (reached []crosscheck.Line, left []*crosscheck.Exclusion) {
	for _, line := range lines {
		if faults := cli.Unreachable(line.Root); c.reachable && faults != 0 {
			left = append(left, &crosscheck.Exclusion{Line: line, Reason: "no game reaches it: " + faults.String()})
			continue
		}
		reached = append(reached, line)
	}
	return reached, left
}

// examine makes a difference small if that is wanted, and looks for its cause.
func (c *config) examine(ctx context.Context, p *cli.Program, search *crosscheck.Search, tested *recorder, r *Result) error {
	verdict := cli.ErrDiffer
	if c.minimize {
		r.small, r.tried, r.stopped = search.Minimize(ctx, r.found.Difference)
		if interrupted := ctx.Err(); interrupted != nil && errors.Is(r.stopped, interrupted) {
			r.Partial, verdict = true, interrupted
		}
	}
	if e, ok := tested.MoveGenerator.(*engine.Engine); ok && r.found.Difference.Class() == crosscheck.OtherPosition {
		r.Objection = e.Objection()
	}
	causes := tested.explain(ctx, func(done, all int) {
		p.Progress.Show("looking for the cause of %s results: %d of %d mistakes counted", cli.Thousands(len(tested.claims)), done, all)
	})
	r.explain(causes, len(tested.claims))
	return verdict
}

// lines yields the positions to look at, or an error at the end.
func (c *config) lines(ctx context.Context, p *cli.Program, oneFEN bool) iter.Seq2[crosscheck.Line, error] {
	return func(yield func(crosscheck.Line, error) bool) {
		if oneFEN || c.Moves != "" {
			yield(c.Line())
			return
		}
		for line := range crosscheck.RandomLines(c.seed, c.random, c.Chess960) {
			if !yield(line, ctx.Err()) {
				return
			}
		}
		if c.random > 0 {
			return
		}
		for file := range strings.SplitSeq(strings.Join(c.suites, ","), ",") {
			var rows cli.Rows
			for row, err := range rows.Of(ctx, p, file) {
				line := crosscheck.NewLine(row.Position)
				line.Chess960 = line.Chess960 || c.Chess960
				if !yield(line, err) || err != nil {
					return
				}
			}
			switch {
			case rows.Refused > 0:
				yield(crosscheck.Line{}, rows.FirstLines)
				return
			case rows.Taken == 0:
				yield(crosscheck.Line{}, cli.NoRows(file))
				return
			}
		}
	}
}
