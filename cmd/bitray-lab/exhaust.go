package main

import (
	"cmp"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/exhaust"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

func newExhaust() *cobra.Command {
	cmd := &cobra.Command{
		Use: "exhaust", Short: "search all multipliers for one whose index is shorter, or prove that there is none", Args: cobra.NoArgs,
		Long: `Prints a multiplier as a slab does or, as a comment, the proof that there is none. Bishops take seconds to hours,
rooks longer than is practical; Ctrl-C says how far the search is. Multipliers of the usual width are found by
"bitray magics find".`,
	}
	name := cmd.Flags().String("piece", "bishop", "`PIECE` to search for: rook or bishop")
	square := cmd.Flags().String("square", "b1", "`SQUARE` to search for")
	less := cmd.Flags().Int("less", 1, "make the index `N` bits shorter than the mask has squares")
	cmd.RunE = func(*cobra.Command, []string) error {
		piece, err := check.ParsePiece(*name)
		sq, err2 := transform.ParseSquare[uint8](*square)
		if err := cmp.Or(err, err2); err != nil {
			return err
		}
		problem := find.NewProblem(piece, sq)
		e := slab.Entry{Piece: piece, Square: sq, Multiplier: find.Multiplier{Bits: problem.Bits - *less}}
		if err := e.Check(); err != nil {
			return fmt.Errorf("--less %d: %w", *less, err)
		}
		result, err := exhaust.Search(cmd.Context(), &problem, e.Bits)
		switch {
		case err != nil:
			return fmt.Errorf("%v, %d bits: none among %.4g of all multipliers, %d nodes: %w", &problem, e.Bits, result.Covered, result.Nodes, err)
		case !result.Found:
			fmt.Fprintf(cmd.OutOrStdout(), "# %v, %d bits: there is no multiplier (%d nodes)\n", &problem, e.Bits, result.Nodes)
			return nil
		}
		e.Magic = result.Magic
		fmt.Fprintln(cmd.OutOrStdout(), e.Line())
		return nil
	}
	return cmd
}
