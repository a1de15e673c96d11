package transform_test

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/transform"
)

// Two boards are the same up to symmetry if they have the same canonical form. The symmetry that
// leads there comes with it.
func ExampleCanonical() {
	board := uint64(0x0000000010181000)
	turned := transform.Rotate90Clockwise(board)
	form, s := transform.Canonical(transform.AllSymmetries, board)
	same, other := transform.Canonical(transform.AllSymmetries, turned)
	fmt.Print(transform.Draw(board, turned, form))
	fmt.Println(form == same, "by", s, "and by", other)
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . 1 . . .   . 1 1 1 . . . .   . . . 1 . . . .
	// . . . 1 1 . . .   . . . . . . . .   . . . 1 1 . . .
	// . . . . 1 . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// true by horizontal mirror and by diagonal flip
}

// A bar in the middle looks the same after a half turn, so that the four rotations make two
// boards of it.
func ExampleOrbit() {
	bar := uint64(0x0000007e7e000000)
	fmt.Print(transform.Draw(slices.Collect(transform.Orbit(transform.GroupOf(transform.QuarterTurnClockwise), bar))...))
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . 1 1 1 1 1 1 .   . . . 1 1 . . .
	// . 1 1 1 1 1 1 .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . . . . . .
}

// Two kings stand on 3,612 pairs of squares that are not neighbors. Without pawns on the
// board, endgame tables keep 462 of them; with pawns, 1,806.
func ExampleCanonicalAll() {
	kings := func(g transform.Group) int {
		positions := map[[2]uint64]bool{}
		for white := range 64 {
			for black := range 64 {
				if abs(white%8-black%8) > 1 || abs(white/8-black/8) > 1 {
					position := [2]uint64{1 << white, 1 << black}
					transform.CanonicalAll(g, position[:])
					positions[position] = true
				}
			}
		}
		return len(positions)
	}
	fmt.Println("as they stand:", kings(transform.GroupOf()))
	fmt.Println("with pawns:   ", kings(transform.GroupOf(transform.HorizontalMirror)))
	fmt.Println("without pawns:", kings(transform.AllSymmetries))
	// Output:
	// as they stand: 3612
	// with pawns:    1806
	// without pawns: 462
}

func abs(n int) int { return max(n, -n) }
