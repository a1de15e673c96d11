// Package perftcmd is the command "bitray perft".
package perftcmd

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

// config is the command line of bitray perft.
type config struct {
	cli.PositionFlags
	cli.CountFlags
	depth    int
	verify   bool
	divide   bool
	counters bool
	format   string
	json     bool
}

// The forms in which a count is printed, the first two by the flag --format.
const (
	formatText     = "text"
	formatPerftree = "perftree"
	formatDivide   = "divide"
	formatCounters = "counters"
)

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "perft [[FEN] DEPTH]",
		Args: c.takeArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, flag := range []string{"seed", "verify"} {
				if cmd.Flags().Changed(flag) && c.HashMiB == 0 {
					return fmt.Errorf("--%s: expected --hash with it, since only a hash table has a seed", flag)
				}
			}
			return runPerft(cmd.Context(), p, c)
		},
	}
	c.PositionFlags.Register(cmd.Flags())
	c.RegisterChess960(cmd.Flags())
	c.CountFlags.Register(cmd)
	c.RegisterTechnique(cmd, "attack generator: a `NAME` of bitray techniques, such as magic/pext or pext, or default")
	c.RegisterHash(cmd, 0, 0, "the hash keys")
	flags := cmd.Flags()
	flags.VarP(cli.AtLeast(0, &c.depth, 1).AtMost(perft.MaxDepth), "depth", "d", fmt.Sprintf("count to depth `N`, at most %d", perft.MaxDepth))
	flags.BoolVar(&c.verify, "verify", false, "count again with the next seed, and compare")
	flags.BoolVar(&c.divide, "divide", false, "print the count of each root move, as Stockfish does")
	flags.BoolVar(&c.counters, "counters", false, "count captures, checks and so on for every depth")
	cli.RegisterChoice(cmd, flags, &c.format, "format", []string{formatText, formatPerftree}, "`FORMAT` of the output: text or perftree")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	for _, unread := range []string{"divide", "format", "hash", "seed", "verify", "chess960"} {
		cmd.MarkFlagsMutuallyExclusive("counters", unread)
	}
	cmd.MarkFlagsMutuallyExclusive("json", "format")
	cmd.MarkFlagsMutuallyExclusive("verify", "format")
	return cmd
}

// takeArguments reads a position and a depth, or the arguments of a perftree script.
func (c *config) takeArguments(cmd *cobra.Command, args []string) error {
	if c.format != formatPerftree {
		return c.takePosition(cmd, args)
	}
	switch len(args) {
	case 0:
		return nil
	case 2, 3:
		for _, flag := range []string{"depth", "fen", "moves"} {
			if cmd.Flags().Changed(flag) {
				return fmt.Errorf("--%s: expected either the flag or the arguments DEPTH FEN [MOVES]", flag)
			}
		}
		c.FEN, c.Moves = args[1], strings.Join(args[2:], "")
		return c.takeDepth(cmd, args[0])
	}
	return cli.UsageError(cmd, fmt.Errorf("--format perftree: expected the arguments DEPTH FEN [MOVES], found %d arguments", len(args)))
}

// takePosition reads a position, which may be in several arguments, and the depth, which comes last unless
// there is the flag.
func (c *config) takePosition(cmd *cobra.Command, args []string) error {
	if last := len(args) - 1; last >= 0 && !cmd.Flags().Changed("depth") {
		if err := c.takeDepth(cmd, args[last], args...); err != nil {
			return err
		}
		args = args[:last]
	}
	return c.PositionArgument(cmd, args)
}

func (c *config) takeDepth(cmd *cobra.Command, text string, args ...string) (err error) {
	c.depth, err = cli.ParseNumber(text, 0, perft.MaxDepth)
	switch {
	case err != nil && cli.IsPosition(args...):
		return cli.UsageError(cmd, errors.New("DEPTH is missing: expected it after the position"))
	case err != nil:
		return cli.UsageError(cmd, fmt.Errorf("DEPTH %s: %w", cli.Quoted(text), err))
	}
	return nil
}

func runPerft(ctx context.Context, p *cli.Program, c config) error {
	pos, err := c.Position()
	if err != nil {
		return err
	}
	g, err := cli.OneGenerator(c.Name)
	if err != nil {
		return err
	}
	if c.counters && c.Method > perft.MethodMake {
		return fmt.Errorf("--counters: expected --method make or auto with it, found %v", c.Method)
	}
	o := c.Options
	o.NoBulk = o.NoBulk || c.counters
	o.Technique, o.Progress, o.Chess960 = g.Sliders, showProgress(&p.Progress, c.HashMiB), c.Chess960
	r := newResult(pos, &c, o, g.Name)
	err = r.count(ctx, o)
	if err == nil && c.verify {
		err = r.countAgain(ctx, o)
	}
	if err != nil && ctx.Err() == nil {
		return err
	}
	if r.differs() {
		err = cli.ErrDiffer
	}
	r.dropDivides()
	p.Out.Show(c.json, r)
	return err
}

// form is how the result is printed as text.
func (c *config) form() string {
	switch {
	case c.counters:
		return formatCounters
	case c.divide && c.format == formatText:
		return formatDivide
	}
	return c.format
}

// showProgress returns a function that shows how far a count has come; hash is the size of its table.
func showProgress(p *cli.Progress, hash int) func(perft.Progress) {
	return func(c perft.Progress) {
		p.Show("%d of %d root moves, %s nodes, %s, %s left", c.RootsDone, c.Roots, cli.Thousands(c.Nodes),
			inWords(cli.NewSpeed(c.Nodes, c.Elapsed), hash), cli.Remaining(c.Elapsed, float64(c.PartsDone), float64(c.Parts)))
	}
}

// inWords calls a speed effective if a hash table, whose size is not 0, saved the counting of some nodes.
func inWords(s cli.Speed, hash int) string {
	if hash == 0 {
		return s.String()
	}
	return fmt.Sprintf("%.1f effective Mnps", s.NPS/1e6)
}
