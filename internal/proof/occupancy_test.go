package proof_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
)

// TestWeird draws the boards by file and rank, each 0 to 7, and wants those and no others.
func TestWeird(t *testing.T) {
	edge := func(i int) bool { return i == 0 || i == 7 }
	var want []attacks.Bitboard
	for _, occupied := range []func(file, rank int) bool{
		func(int, int) bool { return false },
		func(int, int) bool { return true },
		func(file, rank int) bool { return (file+rank)%2 == 0 }, // a1 is dark
		func(file, rank int) bool { return (file+rank)%2 == 1 },
		func(_, rank int) bool { return rank == 0 },
		func(_, rank int) bool { return rank == 3 },
		func(_, rank int) bool { return rank == 7 },
		func(file, _ int) bool { return file == 0 },
		func(file, _ int) bool { return file == 3 },
		func(file, _ int) bool { return file == 7 },
		func(_, rank int) bool { return edge(rank) },
		func(file, _ int) bool { return edge(file) },
		func(file, rank int) bool { return edge(file) || edge(rank) },
		func(file, rank int) bool { return !edge(file) && !edge(rank) },
		func(file, rank int) bool { return file == rank },
		func(file, rank int) bool { return file+rank == 7 },
		func(file, rank int) bool { return file+rank == 0 },
		func(file, rank int) bool { return file+rank == 14 },
	} {
		board := attacks.Empty
		for sq := range attacks.Square(64) {
			if occupied(int(sq%8), int(sq/8)) {
				board = board.With(sq)
			}
		}
		want = append(want, board)
	}
	got := proof.Weird()
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the weird boards are\n%#x, want\n%#x", got, want)
	}
}

// TestRandomOccupancy counts what comes out: the four kinds are equally likely, and every weird
// board comes. A quarter of 40,000 is 10,000 with a standard deviation of 87; the limits are more
// than ten of them away, because the kinds with 8 and 16 squares overlap a little at 12.
func TestRandomOccupancy(t *testing.T) {
	weird := map[attacks.Bitboard]int{}
	for _, board := range proof.Weird() {
		weird[board] = 0
	}
	random := rand.New(rand.NewPCG(31, 62))
	var kinds [4]int
	for range 40_000 {
		occ := proof.RandomOccupancy(random)
		_, isWeird := weird[occ]
		switch n := occ.Count(); {
		case isWeird:
			weird[occ]++
			kinds[0]++
		case n < 12:
			kinds[1]++
		case n < 24:
			kinds[2]++
		default:
			kinds[3]++
		}
	}
	for i, n := range kinds {
		if n < 9_000 || n > 11_000 {
			t.Errorf("of 40,000 boards %d are %s, want about 10,000", n,
				[4]string{"weird", "nearly empty", "a quarter full", "half full"}[i])
		}
	}
	for board, n := range weird {
		if n == 0 {
			t.Errorf("this weird board never came:\n%v", board)
		}
	}
}
