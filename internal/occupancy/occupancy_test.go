package occupancy_test

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// TestPatterns draws the boards by file and rank, each 0 to 7, and wants those and no others.
func TestPatterns(t *testing.T) {
	edge := func(i int) bool { return i == 0 || i == 7 }
	var want []uint64
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
		board := uint64(0)
		for sq := range 64 {
			if occupied(sq%8, sq/8) {
				board |= 1 << sq
			}
		}
		want = append(want, board)
	}
	got := occupancy.Patterns()
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the patterns are\n%#x, want\n%#x", got, want)
	}
}

// TestRandom counts what comes out: the four kinds are equally likely, and every
// pattern comes. A quarter of 40,000 is 10,000 with a standard deviation of 87; the limits are more
// than ten of them away, because the kinds with 8 and 16 squares overlap a little at 12.
func TestRandom(t *testing.T) {
	patterns := map[uint64]int{}
	for _, board := range occupancy.Patterns() {
		patterns[board] = 0
	}
	random := rand.New(rand.NewPCG(31, 62))
	var kinds [4]int
	for range 40_000 {
		occ := occupancy.Random(random)
		_, isPattern := patterns[occ]
		switch n := bits.OnesCount64(occ); {
		case isPattern:
			patterns[occ]++
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
				[4]string{"patterns", "nearly empty", "a quarter full", "half full"}[i])
		}
	}
	for board, n := range patterns {
		if n == 0 {
			t.Errorf("this pattern never came:\n%s", transform.Draw(board))
		}
	}
}
