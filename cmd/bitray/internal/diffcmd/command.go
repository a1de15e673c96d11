// Package diffcmd is the command "bitray diff".
package diffcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
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
			return c.run(cmd.Context(), p, c.lines(cmd.Context(), p, cmd.Flags().Changed("fen")))
		},
	}
	c.PositionFlags.Register(cmd.Flags())
	c.RegisterChess960(cmd.Flags())
	c.sideFlags.register(cmd)
	flags := cmd.Flags()
	fen, chess960 := flags.Lookup("fen"), flags.Lookup("chess960")
	fen.Usage, fen.DefValue = "start from the position `FEN` (default with --moves: startpos)", ""
	chess960.Usage += "; also give scripts Chess960 positions, and play random games of Chess960"
	flags.StringArrayVar(&c.suites, "suite", []string{builtIn}, "take the positions of suite `FILES`, separated by commas")
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
	for _, other := range []string{"moves", "depth", "thorough", "chess960", "reachable"} {
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
	if c.small {
		c.depth = 1
	}
	switch {
	case flags.Changed("seed") && c.random == 0:
		return errors.New("--seed: expected --random with it, nothing else uses it")
	case flags.Changed("answer-within") && !isProgram(c.test) && !isProgram(c.against):
		return errors.New("--answer-within: expected an engine or a script with it, nothing else uses it")
	}
	return nil
}

func (c *config) run(ctx context.Context, p *cli.Program, lines source) error {
	tested, err := c.generator(ctx, c.test)
	if err != nil {
		return err
	}
	defer end(tested)
	reference, err := c.generator(ctx, c.against)
	if err != nil {
		return err
	}
	defer end(reference)
	search := &crosscheck.Search{Tested: tested, Reference: reference, Depth: c.depth, Thorough: c.thorough}
	r, start := &Result{Tested: tested.Name(), Reference: reference.Name()}, time.Now()
	err = c.look(ctx, p, search, lines, r)
	r.Seconds = time.Since(start).Seconds()
	switch {
	case r.Differ > 0:
		failed := r.explainAll(ctx, p, search)
		err = cmp.Or(err, failed, cli.ErrDiffer)
	case err == nil && r.found != nil:
		err = c.examine(ctx, p, search, r)
	case err != nil && ctx.Err() == nil && r.found == nil && !errors.Is(err, crosscheck.ErrNothingCompared):
		return err // and nothing more to say
	}
	if err != nil {
		err = cmp.Or(ctx.Err(), err)
	}
	r.complete(tested, err)
	p.Out.Show(c.json, r)
	return err
}

// explainedWithin is how long the search for a cause may take: it asks a slow program a few more times.
const explainedWithin = 20 * time.Second

// examine makes a difference small if that is wanted, and looks for its cause.
func (c *config) examine(ctx context.Context, p *cli.Program, search *crosscheck.Search, r *Result) error {
	d, verdict := r.found, cli.ErrDiffer
	if e, ok := search.Tested.(*engine.Engine); ok && (len(d.Missing) == d.Position.CountLegalMoves() || d.Class() == crosscheck.OtherPosition || d.Class() == crosscheck.Counting) {
		r.Objection = e.Objection()
	}
	if c.minimize {
		search.Progress = func(at crosscheck.Progress) {
			p.Progress.Show("minimized to %d pieces, %d positions tried", at.Pieces, at.Tried)
		}
		small, tried, stopped := search.Minimize(ctx, d)
		r.Minimized = &minimized{newDifference(small), [2]int{d.Position.Occupied().Count(), small.Position.Occupied().Count()}, tried, ""}
		if stopped != nil {
			r.Minimized.Stopped, verdict = stopped.Error(), cmp.Or(ctx.Err(), verdict)
		}
	}
	p.Progress.Show("looking for the cause")
	ctx, cancel := context.WithTimeout(ctx, explainedWithin)
	defer cancel()
	known := newDetective(ctx, p, search)
	r.Causes, r.Results, r.Others = known.causes(d), len(known.known), known.others
	return verdict
}
