package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// perftConfig is the command line of bitray perft.
type perftConfig struct {
	positionFlags
	countFlags
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

func newPerftCommand(p *program) *cobra.Command {
	var c perftConfig
	cmd := &cobra.Command{
		Use:   "perft",
		Short: "Count the leaf nodes of a position",
		Long: `Count the leaf nodes below a position: the sequences of legal moves of a given length.

The moves of the last ply are counted and not made, unless --no-bulk is given. The methods scalar
and simd do not make those of the ply before either: they count the replies to a move from what it
changes. The method make does; its speed compares with what other programs call bulk counting.
With --hash positions that come up again are counted once, and the speed is called effective.
With --counters every move is made; that goes without a hash table.

With --format perftree the command is a script for perftree: it takes the arguments
DEPTH FEN [MOVES] and prints "move count" lines, a blank line and the total.`,
		Example: `  bitray perft --depth 6
  bitray perft --depth 5 --fen "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" --divide
  bitray perft --depth 4 --moves "e2e4 e7e5" --counters
  bitray perft --format perftree 3 "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" "e2e4 e7e5"`,
		Args: c.takeArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("seed") && c.hash == 0 {
				return errors.New("--seed: expected --hash with it: without a hash table there are no keys")
			}
			return runPerft(cmd.Context(), p, c)
		},
	}
	c.positionFlags.register(cmd.Flags())
	c.registerChess960(cmd.Flags())
	c.countFlags.register(cmd)
	flags := cmd.Flags()
	flags.IntVar(&c.depth, "depth", 1, fmt.Sprintf("number of plies, at most %d", perft.MaxDepth))
	flags.IntVar(&c.hash, "hash", 0, "MiB of memory for positions that come up again; 0 is none")
	flags.Uint64Var(&c.seed, "seed", 0, "seed of the hash keys; another seed is a second opinion")
	flags.BoolVar(&c.verify, "verify", false, "count a second time with the next seed, without merging positions, and compare")
	flags.BoolVar(&c.divide, "divide", false, "print the count of each root move, as Stockfish does")
	flags.BoolVar(&c.counters, "counters", false, "count captures, checks and so on for every depth")
	flags.StringVar(&c.format, "format", formatText, "form of the output: text, stockfish or perftree")
	flags.BoolVar(&c.json, "json", false, "print a JSON object")
	completeFlag(cmd, "format", formatText, formatStockfish, formatPerftree)
	for _, unread := range []string{"divide", "format", "hash", "seed", "verify", "chess960"} {
		cmd.MarkFlagsMutuallyExclusive("counters", unread)
	}
	cmd.MarkFlagsMutuallyExclusive("json", "format")
	return cmd
}

// takeArguments reads the arguments of a perftree script; otherwise there are none.
func (c *perftConfig) takeArguments(cmd *cobra.Command, args []string) error {
	if c.format != formatPerftree {
		if len(args) > 0 {
			return fmt.Errorf("%q: expected flags alone, such as --depth 6", args[0])
		}
		return nil
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
		depth, err := strconv.Atoi(args[0])
		if err != nil {
			return badFlag("format perftree: DEPTH", quoted(args[0]), "a number")
		}
		c.depth, c.fen = depth, args[1]
		if len(args) == 3 {
			c.moves = args[2]
		}
		return nil
	}
	return errors.New("--format perftree: expected the arguments DEPTH FEN [MOVES]")
}

// perftResult is what a count came to.
type perftResult struct {
	perftConfig
	pos     board.Position
	used    perft.Method // never Auto
	roots   int          // legal moves of the position
	counts  []perft.RootCount
	nodes   perft.Nodes
	kinds   []perft.Kinds // for depth 1, 2 and so on
	elapsed time.Duration
	partial bool
	second  *secondCount // if it was asked for
}

func runPerft(ctx context.Context, p *program, c perftConfig) error {
	pos, err := c.position()
	if err != nil {
		return err
	}
	if err := c.validate(); err != nil {
		return err
	}
	options, err := c.options()
	if err != nil {
		return err
	}
	progress := p.newProgress()
	options.Progress = progress.perft(c.hash)
	options.HashMiB, options.Seed = c.hash, c.seed
	c.chess960 = c.chess960 || pos.Chess960()
	result := perftResult{perftConfig: c, pos: pos, used: c.used(options), roots: len(pos.AppendLegalMoves(nil))}
	start := time.Now()
	err = result.count(ctx, options)
	result.elapsed, result.partial = time.Since(start), err != nil
	if err == nil && c.verify {
		err = result.countAgain(ctx, options)
	}
	progress.clear()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if result.differs() {
		err = errDiffer
	}
	return errors.Join(result.print(p.out), err)
}

// used returns the method by which leaves are counted; counters need all moves made.
func (c *perftConfig) used(options perft.Options) perft.Method {
	if c.counters {
		return perft.Make
	}
	return options.Chosen()
}

func (c *perftConfig) validate() error {
	if err := checkDepth(c.depth, 0); err != nil {
		return err
	}
	switch c.format {
	case formatText, formatStockfish, formatPerftree:
		return c.validateVerify()
	}
	return badFlag("format", c.format, "text, stockfish or perftree")
}

func (r *perftResult) count(ctx context.Context, options perft.Options) (err error) {
	switch {
	case r.counters:
		return r.countKinds(ctx, options)
	case r.depth == 0:
		r.nodes, err = perft.Count(ctx, r.pos, 0, options)
		return err
	}
	r.counts, err = perft.Divide(ctx, r.pos, r.depth, options)
	for _, c := range r.counts {
		r.nodes = r.nodes.Add(c.Nodes)
	}
	return err
}

func (r *perftResult) countKinds(ctx context.Context, options perft.Options) error {
	for depth := min(1, r.depth); depth <= r.depth; depth++ {
		kinds, err := perft.CountKinds(ctx, r.pos, depth, options)
		if err != nil {
			return err
		}
		r.kinds = append(r.kinds, kinds)
		r.nodes = kinds.Nodes
	}
	return nil
}
