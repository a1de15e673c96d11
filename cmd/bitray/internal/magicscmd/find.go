package magicscmd

import (
	"context"
	"fmt"
	"math/bits"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/env"
	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/research"
	"github.com/bitray/bitray/magic/slab"
)

// findConfig is the command line of bitray magics find.
type findConfig struct {
	piece  string
	square string
	less   int
	method string
	seed   uint64
	seeded bool // the seed was given
}

func newFind(p *env.Program) *cobra.Command {
	var c findConfig
	cmd := &cobra.Command{
		Use:   "find",
		Short: "Find multipliers, or prove that there are none",
		Long: `Find multipliers and print them as a slab whose tables lie side by side. With --less the index has
fewer bits than the mask has squares; only some squares allow this, and the method place finds no
such multipliers. The methods are:

` + methodHelp() + `
An exhaustive search can prove that there is no multiplier, which is printed as a comment. After an
interruption or --timeout the multipliers found so far are printed.`,
		Example: `  bitray magics find
  bitray magics find --piece bishop --square c1 --less 1 --method top
  bitray magics find --piece bishop --square a8 --less 1 --method bottom --timeout 10s`,
		Args: cli.NoArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c.seeded = cmd.Flags().Changed("seed")
			return findMagics(cmd.Context(), p, c)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&c.piece, "piece", "both", "`PIECE` to search for: rook, bishop or both")
	flags.StringVar(&c.square, "square", "all", "`SQUARE` to search for, such as e4, or all")
	flags.Var(cli.AtLeast(0, &c.less, 0).AtMost(find.MaxBits-1), "less", "make the index `N` bits shorter than the mask has squares")
	flags.StringVar(&c.method, "method", research.Methods()[0].Name, "`METHOD` of searching, see above")
	flags.Var(cli.AtLeast(0, &c.seed, 1), "seed", "seed `N` of the random numbers; the same seed finds the same multipliers")
	cli.CompleteFlag(cmd, "piece", "rook", "bishop", "both")
	cli.CompleteFlag(cmd, "method", methodNames()...)
	return cmd
}

func methodNames() (names []string) {
	for _, m := range research.Methods() {
		names = append(names, m.Name)
	}
	return names
}

func methodHelp() string {
	var text strings.Builder
	for _, m := range research.Methods() {
		fmt.Fprintf(&text, "  %-8s %s\n", m.Name, m.Description)
	}
	return text.String()
}

// problems returns what is to be solved.
func (c findConfig) problems() ([]find.Problem, error) {
	var pieces []find.Piece
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		if c.piece == "both" || c.piece == piece.String() {
			pieces = append(pieces, piece)
		}
	}
	if len(pieces) == 0 {
		return nil, cli.BadFlag("piece", c.piece, "rook, bishop or both")
	}
	first, last := attacks.A1, attacks.H8
	if c.square != "all" {
		sq, err := attacks.ParseSquare(c.square)
		if err != nil {
			return nil, cli.BadFlag("square", c.square, "a square such as e4, or all")
		}
		first, last = sq, sq
	}
	var problems []find.Problem
	for _, piece := range pieces {
		for sq := first; sq <= last; sq++ {
			problems = append(problems, find.NewProblem(piece, uint8(sq)))
		}
	}
	return problems, nil
}

func findMagics(ctx context.Context, p *env.Program, c findConfig) error {
	problems, err := c.problems()
	if err != nil {
		return err
	}
	method, err := research.LookupMethod(c.method)
	if err != nil {
		return fmt.Errorf("--method: %w", err)
	}
	if _, exhaustive := method.Exhaustive(); exhaustive && c.seeded {
		return fmt.Errorf("--seed: expected a method that draws random numbers, found %s, which tries all", method.Name)
	}
	progress := p.NewProgress()
	defer progress.Clear()
	searcher := research.NewSearcher(c.seed)
	offset := 0
	for i := range problems {
		problem := &problems[i]
		indexBits := bits.OnesCount64(problem.Mask) - c.less
		if indexBits < 1 {
			return cli.BadFlag("less", c.less, fmt.Sprintf("less than the %d squares of a %v", problem.Bits, problem))
		}
		progress.Show("%v, %d of %d", problem, i+1, len(problems))
		entry, found, err := findMagic(ctx, p, progress, searcher, method, problem, indexBits)
		if err != nil {
			return err
		}
		if found {
			entry.Offset = offset
			offset += 1 << indexBits
			p.Out.Printf("%v\n", entry.Line())
		}
	}
	return nil
}

// findMagic searches one multiplier. Where there is none it prints the proof.
func findMagic(ctx context.Context, p *env.Program, progress *env.Progress, searcher *research.Searcher,
	method research.Method, problem *find.Problem, indexBits int) (e slab.Entry, found bool, err error) {
	e = slab.Entry{Piece: problem.Piece, Square: problem.Square, Multiplier: find.Multiplier{Bits: indexBits}}
	order, exhaustive := method.Exhaustive()
	if !exhaustive {
		e.Magic, err = method.Find(ctx, searcher, problem, indexBits)
		return e, err == nil, err
	}
	state, err := research.Exhaust(ctx, problem, indexBits, order, func(s research.Exhaustion) {
		progress.Show("%v, %d nodes, %.4g of all multipliers", problem, s.Nodes, s.Covered)
	})
	progress.Clear()
	switch {
	case err != nil:
		p.Out.Printf("# %v, %d bits: %d nodes, %.4g of all multipliers, none found\n", problem, indexBits, state.Nodes, state.Covered)
	case !state.Found:
		p.Out.Printf("# %v, %d bits: there is no multiplier (%d nodes)\n", problem, indexBits, state.Nodes)
	}
	e.Magic = state.Magic
	return e, state.Found && err == nil, err
}
