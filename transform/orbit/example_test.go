package orbit_test

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/orbit"
)

// Two boards are the same up to symmetry if they have the same canonical form. The symmetry that
// leads there comes with it.
func ExampleCanonical() {
	board := uint64(0x0000000010181000)
	turned := transform.Rotate90Clockwise(board)
	form, s := orbit.Canonical(orbit.All, board)
	same, other := orbit.Canonical(orbit.All, turned)
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
func ExampleOf() {
	bar := uint64(0x0000007e7e000000)
	fmt.Print(transform.Draw(slices.Collect(orbit.Of(orbit.Rotations, bar))...))
	fmt.Println(orbit.Stabilizer(orbit.Rotations, bar) == orbit.HalfTurn)
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . 1 1 1 1 1 1 .   . . . 1 1 . . .
	// . 1 1 1 1 1 1 .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . 1 1 . . .
	// . . . . . . . .   . . . . . . . .
	// true
}

// Two kings stand on 3,612 pairs of squares that are not neighbors. Without pawns on the
// board, endgame tables keep 462 of them; with pawns, 1,806.
func ExampleCanonicalAll() {
	kings := func(g orbit.Group) int {
		positions := map[[2]uint64]bool{}
		for white := range 64 {
			for black := range 64 {
				if abs(white%8-black%8) > 1 || abs(white/8-black/8) > 1 {
					position := [2]uint64{1 << white, 1 << black}
					orbit.CanonicalAll(g, position[:])
					positions[position] = true
				}
			}
		}
		return len(positions)
	}
	fmt.Println("as they stand:", kings(orbit.Trivial))
	fmt.Println("with pawns:   ", kings(orbit.Horizontal))
	fmt.Println("without pawns:", kings(orbit.All))
	// Output:
	// as they stand: 3612
	// with pawns:    1806
	// without pawns: 462
}

func abs(n int) int { return max(n, -n) }

// Othello starts with four discs that a half turn and the two flips about the diagonals leave
// as they are, so its first four moves are one move. The example counts the positions after
// each of the first moves, all of them and up to symmetry.
func ExampleGroup() {
	start := othello{mover: 1<<28 | 1<<35, other: 1<<27 | 1<<36}
	all, unlike := map[othello]bool{start: true}, map[othello]bool{start: true}
	for n := range 5 {
		all, unlike = after(orbit.Trivial, all), after(orbit.All, unlike)
		fmt.Printf("%d: %4d %4d\n", n+1, len(all), len(unlike))
	}
	// Output:
	// 1:    4    1
	// 2:   12    3
	// 3:   54   14
	// 4:  236   60
	// 5: 1288  322
}

// othello holds the discs of the player to move and those of the other.
type othello struct{ mover, other uint64 }

// after returns the canonical forms of the positions that one move makes.
func after(g orbit.Group, positions map[othello]bool) map[othello]bool {
	next := map[othello]bool{}
	for p := range positions {
		for empty := ^(p.mover | p.other); empty != 0; empty &= empty - 1 {
			sq := bits.TrailingZeros64(empty)
			flipped := p.flippedBy(sq)
			if flipped == 0 {
				continue
			}
			boards := [2]uint64{p.other &^ flipped, p.mover | flipped | 1<<sq}
			orbit.CanonicalAll(g, boards[:])
			next[othello{mover: boards[0], other: boards[1]}] = true
		}
	}
	return next
}

// flippedBy returns the discs that a disc of the mover on sq turns over: in each direction
// those of the other between it and the next disc of the mover. The rotations of the board make
// all eight directions of north and north-east.
func (p othello) flippedBy(sq int) uint64 {
	var flipped uint64
	for s := range orbit.Rotations.Members() {
		mover, other := transform.ApplyToBoard(s, p.mover), transform.ApplyToBoard(s, p.other)
		disc := uint64(1) << transform.ApplyToSquare(s, sq)
		north := run(disc, mover, other, 8, ^uint64(0))
		northEast := run(disc, mover, other, 9, 0xfefefefefefefefe)
		flipped |= transform.ApplyToBoard(s.Inverse(), north|northEast)
	}
	return flipped
}

// run returns the discs of the other on the ray from disc, if a disc of the mover ends them.
func run(disc, mover, other uint64, step int, onBoard uint64) uint64 {
	var between uint64
	next := disc << step & onBoard
	for next&other != 0 {
		between |= next
		next = next << step & onBoard
	}
	if next&mover == 0 {
		return 0
	}
	return between
}
