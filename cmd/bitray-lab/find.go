package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math/bits"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// findConfig is the command line of bitray-lab find.
type findConfig struct {
	piece, square, method string
	less                  int
	seed                  uint64
}

const findUsage = `usage: bitray-lab find [flags]

Finds a multiplier and prints it as a slab does. With -less the index has fewer bits than the mask has squares; only
some squares allow this, and the method place finds no such multipliers. An exhaustive search can prove that there is
none, which is printed as a comment. The methods are:

`

func findMagics(ctx context.Context, arguments []string) error {
	var c findConfig
	flags := flag.NewFlagSet("find", flag.ContinueOnError)
	flags.Usage = func() {
		fmt.Fprint(flags.Output(), findUsage)
		for _, m := range research.Methods() {
			fmt.Fprintf(flags.Output(), "  %-8s %s\n", m.Name, m.Description)
		}
		flags.PrintDefaults()
	}
	flags.StringVar(&c.piece, "piece", "rook", "`PIECE` to search for: rook or bishop")
	flags.StringVar(&c.square, "square", "a1", "`SQUARE` to search for")
	flags.IntVar(&c.less, "less", 0, "make the index `N` bits shorter than the mask has squares")
	flags.StringVar(&c.method, "method", research.Methods()[0].Name, "`METHOD` of searching, see above")
	flags.Uint64Var(&c.seed, "seed", 1, "seed `N` of the random numbers; methods that try all multipliers draw none")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("arguments %q: expected flags only", flags.Args())
	}
	piece, err := find.ParsePiece(c.piece)
	if err != nil {
		return err
	}
	sq, err := transform.ParseSquare[uint8](c.square)
	if err != nil {
		return err
	}
	method, err := research.LookupMethod(c.method)
	if err != nil {
		return err
	}
	problem := find.NewProblem(piece, sq)
	line, err := c.find(ctx, &problem, method)
	if err != nil {
		return err
	}
	fmt.Println(line)
	return nil
}

// find returns the multiplier as a line of a slab, or the proof that there is none.
func (c findConfig) find(ctx context.Context, problem *find.Problem, method research.Method) (string, error) {
	e := slab.Entry{Piece: problem.Piece, Square: problem.Square, Multiplier: find.Multiplier{Bits: bits.OnesCount64(problem.Mask) - c.less}}
	if err := problem.CheckBits(e.Bits); err != nil {
		return "", fmt.Errorf("-less %d: %w", c.less, err)
	}
	order, exhaustive := method.Exhaustive()
	if !exhaustive {
		var err error
		e.Magic, err = method.Find(ctx, research.NewSearcher(c.seed), problem, e.Bits)
		return e.Line(), err
	}
	state, err := research.Exhaust(ctx, problem, e.Bits, order, func(s research.Exhaustion) {
		log.Printf("%v, %d nodes, %.4g of all multipliers", problem, s.Nodes, s.Covered)
	})
	if err != nil {
		return "", fmt.Errorf("%v, %d bits: %d nodes, %.4g of all multipliers, none found: %w", problem, e.Bits, state.Nodes, state.Covered, err)
	}
	if !state.Found {
		return fmt.Sprintf("# %v, %d bits: there is no multiplier (%d nodes)", problem, e.Bits, state.Nodes), nil
	}
	e.Magic = state.Magic
	return e.Line(), nil
}
