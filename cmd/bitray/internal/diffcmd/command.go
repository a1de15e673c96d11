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
			return c.run(cmd.Context(), p, c.source(p, cmd.Flags().Changed("fen")))
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
	switch {
	case flags.Changed("seed") && c.random == 0:
		return errors.New("--seed: expected --random with it, nothing else uses it")
	case flags.Changed("answer-within") && !isProgram(c.test) && !isProgram(c.against):
		return errors.New("--answer-within: expected an engine or a script with it, nothing else uses it")
	}
	return nil
}

func (c *config) run(ctx context.Context, p *cli.Program, lines source) error {
	search, end, err := c.search(ctx)
	if err != nil {
		return err
	}
	defer end()
	search.Progress = func(step string) { p.Progress.Show("%s", step) }
	r, err := c.compare(ctx, p, search, lines)
	if r != nil {
		p.Out.Show(c.json, r)
	}
	return err
}

// outcome is what was found in some positions.
type outcome struct {
	crosscheck.Result
	positions int // that were requested
	differ    int // with --all, and the first of them
	rows      []*count
	alone     error // why an engine was asked one question at a time, where that takes long
}

func (o *outcome) differs() bool { return o.Difference != nil || o.differ > 0 }

// look compares until the first difference, the least depth first, or all positions to the same depth.
func (c *config) look(ctx context.Context, p *cli.Program, search *crosscheck.Search, lines source) (o outcome, err error) {
	if c.every || c.small {
		return c.lookAll(ctx, p, search, lines)
	}
	var all []crosscheck.Line
	var left []*crosscheck.Exclusion
	for line, err := range lines(ctx) {
		if exclusion, excluded := errors.AsType[*crosscheck.Exclusion](err); excluded {
			left = append(left, &crosscheck.Exclusion{Line: line, Reason: exclusion.Reason})
			continue
		}
		if err != nil {
			return o, err
		}
		all = append(all, line)
	}
	o.Result, err = search.First(ctx, all)
	o.positions, o.Excluded = len(all)+len(left), append(left, o.Excluded...)
	return o, err
}

// lookAll compares all positions to the same depth, or until the first difference without --all.
func (c *config) lookAll(ctx context.Context, p *cli.Program, search *crosscheck.Search, lines source) (o outcome, err error) {
	of := ""
	if c.small {
		of, search.Depth = " of "+cli.Thousands(allSmall), 1
	}
	s := &stream{Search: search, another: c.another, shown: func(compared int) {
		p.Progress.Show("position %s%s: %s differ", cli.Thousands(compared), of, cli.Thousands(o.differ))
	}}
	found, err := s.compare(ctx, lines, func(row *count) bool {
		if o.differ++; len(o.rows) < maxRows {
			o.rows = append(o.rows, row)
		}
		return c.every
	})
	if o.Result, o.alone, o.positions = found, s.alone, found.Compared+len(found.Excluded); c.small {
		o.positions = allSmall
	}
	switch {
	case err == nil && o.Compared == 0:
		err = crosscheck.ErrNothingCompared
	case err == nil && o.differ > 0 && !c.every:
		first, failed := search.First(ctx, []crosscheck.Line{o.rows[0].Line})
		o.Difference, o.differ, err = first.Difference, 0, failed
	}
	return o, err
}

// compare compares both sides, and explains what differs. The result is nil if there is nothing to say but the error.
func (c *config) compare(ctx context.Context, p *cli.Program, search *crosscheck.Search, lines source) (*Result, error) {
	start := time.Now()
	found, err := c.look(ctx, p, search, lines)
	r := newResult(search, found, time.Since(start))
	switch {
	case err != nil && ctx.Err() != nil:
		err = ctx.Err()
	case err != nil && !found.differs() && !errors.Is(err, crosscheck.ErrNothingCompared):
		return nil, err
	}
	switch {
	case c.every && found.differs():
		err = cmp.Or(err, r.explainAll(ctx, p, search, found.rows), ctx.Err(), cli.ErrDiffer)
	case err == nil && found.differs():
		err = c.examine(ctx, p, search, r)
	}
	r.Partial = err != nil && err != cli.ErrDiffer && !errors.Is(err, crosscheck.ErrNothingCompared)
	r.complete()
	return r, err
}

// explainedWithin is how long the search for a cause may take: it asks a slow program a few more times.
const explainedWithin = 20 * time.Second

// examine makes a difference small if that is wanted, and looks for its cause.
func (c *config) examine(ctx context.Context, p *cli.Program, search *crosscheck.Search, r *Result) error {
	d := r.found.Difference
	if c.minimize {
		r.small, r.tried, r.stopped = search.Minimize(ctx, d)
	}
	if e, ok := search.Tested.(*engine.Engine); ok && d.Class() == crosscheck.OtherPosition {
		r.Objection = e.Objection()
	}
	if r.stopped == nil { // by the end of a program, which cannot be asked
		p.Progress.Show("looking for the cause")
		within, cancel := context.WithTimeout(ctx, explainedWithin)
		defer cancel()
		known := newDetective(within, search.Tested)
		r.Causes, r.Results = known.causes(d), len(known.known)
	}
	if interrupted := ctx.Err(); interrupted != nil && errors.Is(r.stopped, interrupted) {
		return interrupted
	}
	return cli.ErrDiffer
}
