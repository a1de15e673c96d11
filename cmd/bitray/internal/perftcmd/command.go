// Package perftcmd is the command "bitray perft".
package perftcmd

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// config is the command line of bitray perft.
type config struct {
	cli.PositionFlags
	cli.CountFlags
	depth    int
	hash     int
	seed     uint64
	verify   bool
	divide   bool
	counters bool
	format   string
	json     bool
}

// The forms in which a count is printed.
const (
	formatText      = "text"
	formatStockfish = "stockfish"
	formatPerftree  = "perftree"
)

func New(p *cli.Program) *cobra.Command {
	var c config
	cmd := &cobra.Command{
		Use:  "perft [[FEN] DEPTH]",
		Args: c.takeArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("seed") && c.hash == 0 {
				return errors.New("--seed: expected --hash with it, since only a hash table has keys")
			}
			return runPerft(cmd.Context(), p, c)
		},
	}
	c.PositionFlags.Register(cmd.Flags())
	c.RegisterChess960(cmd.Flags())
	c.CountFlags.Register(cmd)
	flags := cmd.Flags()
	flags.VarP(cli.AtLeast(0, &c.depth, 1).AtMost(perft.MaxDepth), "depth", "d", fmt.Sprintf("count to depth `N`, at most %d", perft.MaxDepth))
	flags.Var(cli.AtLeast(0, &c.hash, 0), "hash", "use a hash table of `MIB` MiB; 0 is none")
	flags.Var(cli.AtLeast(0, &c.seed, 0), "seed", "seed `N` of the hash keys; another seed is a second opinion")
	flags.BoolVar(&c.verify, "verify", false, "count again with the next seed and without merging positions, and compare")
	flags.BoolVar(&c.divide, "divide", false, "print the count of each root move, as Stockfish does")
	flags.BoolVar(&c.counters, "counters", false, "count captures, checks and so on for every depth")
	flags.StringVar(&c.format, "format", formatText, "`FORMAT` of the output: text, stockfish or perftree")
	flags.BoolVarP(&c.json, "json", "j", false, "print a JSON object")
	cli.CompleteFlag(cmd, "format", formatText, formatStockfish, formatPerftree)
	for _, unread := range []string{"divide", "format", "hash", "seed", "verify", "chess960"} {
		cli.Exclusive(cmd, "counters", unread)
	}
	cli.Exclusive(cmd, "json", "format")
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
		c.FEN = args[1]
		if err := c.takeDepth(cmd, args[0]); err != nil {
			return err
		}
		if len(args) == 3 {
			c.Moves = args[2]
		}
		return nil
	}
	return cli.UsageError(cmd, fmt.Errorf("--format perftree: expected the arguments DEPTH FEN [MOVES], found %d arguments", len(args)))
}

// takePosition reads a position, which may be in several arguments, and the depth, which comes last unless there is the
// flag.
func (c *config) takePosition(cmd *cobra.Command, args []string) error {
	if last := len(args) - 1; last >= 0 && !cmd.Flags().Changed("depth") {
		if err := c.takeDepth(cmd, args[last]); err != nil {
			return err
		}
		args = args[:last]
	}
	return c.PositionArgument(cmd, args)
}

func (c *config) takeDepth(cmd *cobra.Command, text string) (err error) {
	if c.depth, err = cli.ParseNumber(text, 0, perft.MaxDepth); err != nil {
		return cli.UsageError(cmd, fmt.Errorf("DEPTH %s: %w", cli.Quoted(text), err))
	}
	return nil
}

// result is the result of a count.
type result struct {
	config
	pos     board.Position
	used    perft.Method // never Auto
	roots   int          // legal moves of the position
	counts  []perft.RootCount
	nodes   perft.Nodes
	counted []perft.Counters // for depth 1, 2 and so on
	effort  perft.Effort
	elapsed time.Duration
	partial bool
	second  *secondCount // with --verify
}

func runPerft(ctx context.Context, p *cli.Program, c config) error {
	pos, err := c.Position()
	if err != nil {
		return err
	}
	if err := c.validate(); err != nil {
		return err
	}
	options, err := c.Options()
	if err != nil {
		return err
	}
	progress := p.NewProgress()
	options.Progress = showProgress(progress, c.hash)
	options.HashMiB, options.Seed = c.hash, c.seed
	c.Chess960 = c.Chess960 || pos.Chess960()
	result := result{config: c, pos: pos, used: c.used(options), roots: len(pos.AppendLegalMoves(nil))}
	start := time.Now()
	err = result.count(ctx, options)
	result.elapsed, result.partial = time.Since(start), err != nil
	if err == nil && c.verify {
		err = result.countAgain(ctx, options)
	}
	progress.Clear()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if result.differs() {
		err = cli.ErrDiffer
	}
	return errors.Join(result.print(p.Out), err)
}

// used returns the method that counts the leaves; counters need all moves to be made.
func (c *config) used(options perft.Options) perft.Method {
	if c.counters {
		return perft.Make
	}
	return options.Chosen()
}

func (c *config) validate() error {
	switch c.format {
	case formatText, formatStockfish, formatPerftree:
		return c.validateVerify()
	}
	return cli.BadFlag("format", c.format, "text, stockfish or perftree")
}

func (r *result) count(ctx context.Context, options perft.Options) error {
	if r.counters {
		return r.countCounters(ctx, options)
	}
	divided, err := perft.Divide(ctx, r.pos, r.depth, options)
	r.counts, r.nodes, r.effort = divided.Roots, divided.Total, divided.Effort
	return err
}

func (r *result) countCounters(ctx context.Context, options perft.Options) error {
	for depth := min(1, r.depth); depth <= r.depth; depth++ {
		counters, err := perft.CountCounters(ctx, r.pos, depth, options)
		if err != nil {
			return err
		}
		r.counted = append(r.counted, counters)
		r.nodes = counters.Nodes
	}
	return nil
}

// showProgress returns a function that shows how far a count with so many MiB of hash table has come.
func showProgress(p *cli.Progress, hash int) func(perft.Progress) {
	return func(c perft.Progress) {
		p.Show("%d of %d root moves, %v nodes, %s, %s left%s", c.RootsDone, c.Roots, c.Nodes,
			cli.CountingSpeed(c.Nodes, c.Elapsed, hash), cli.Remaining(c.Elapsed, c.PartsDone, c.Parts), hintAtDeep(c))
	}
}
