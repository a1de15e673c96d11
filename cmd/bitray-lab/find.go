package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

func findDetails() string {
	list := `
Finds a multiplier and prints it as a slab does. With -less the index has fewer bits than the mask has squares; only
some squares allow this, and the method place finds no such multipliers. An exhaustive search can prove that there is
none, which is printed as a comment; Ctrl-C prints how far it is. The methods are:

`
	for _, m := range research.Methods {
		list += fmt.Sprintf("  %-8s %s\n", m.Name, m.Description)
	}
	return list
}

func findCommand(flags *flag.FlagSet) func(context.Context, io.Writer, []string) error {
	name := flags.String("piece", "rook", "`PIECE` to search for: rook or bishop")
	square := flags.String("square", "a1", "`SQUARE` to search for")
	less := flags.Int("less", 0, "make the index `N` bits shorter than the mask has squares")
	method := flags.String("method", research.Methods[0].Name, "`METHOD` of searching, see above")
	seed := flags.Uint64("seed", 1, "seed `N` of the random numbers; methods that try all multipliers draw none")
	return func(ctx context.Context, out io.Writer, _ []string) error {
		piece, err := find.ParsePiece(*name)
		if err != nil {
			return err
		}
		sq, err := transform.ParseSquare[uint8](*square)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(research.Methods, func(m research.Method) bool { return m.Name == *method })
		if i < 0 {
			return fmt.Errorf("method %q: expected one that bitray-lab find -help lists", *method)
		}
		problem := find.NewProblem(piece, sq)
		e := slab.Entry{Piece: piece, Square: sq, Multiplier: find.Multiplier{Bits: bits.OnesCount64(problem.Mask) - *less}}
		if err := e.Check(); err != nil {
			return fmt.Errorf("-less %d: %w", *less, err)
		}
		e.Magic, err = research.Methods[i].Find(ctx, find.NewFinder(*seed), &problem, e.Bits)
		switch {
		case errors.Is(err, research.ErrNone):
			fmt.Fprintf(out, "# %v, %d bits: %v\n", &problem, e.Bits, err)
			return nil
		case err != nil:
			return fmt.Errorf("%v, %d bits: %w", &problem, e.Bits, err)
		}
		fmt.Fprintln(out, e.Line())
		return nil
	}
}
