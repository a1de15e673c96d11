package each_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
)

type board uint64

// batch is a function of the package and the map of one board.
type batch struct {
	name  string
	each  func(dst, src []board)
	board func(board) board
}

// batches holds the symmetries and some permutations, in which neither ranks nor files stay together.
var batches = func() (all []batch) {
	for _, s := range transform.Symmetries() {
		all = append(all, batch{s.String(),
			func(dst, src []board) { each.Apply(s, dst, src) }, func(b board) board { return transform.ApplyToBoard(s, b) }})
	}
	random := rand.New(rand.NewPCG(3, 0))
	for range 8 {
		p := permutation(random.Perm(64))
		all = append(all, batch{"permutation",
			func(dst, src []board) { each.Permute(p, dst, src) }, func(b board) board { return transform.Permute(p, b) }})
	}
	return all
}()

func permutation(order []int) *transform.Permutation {
	var places [64]uint8
	for sq, place := range order {
		places[sq] = uint8(place)
	}
	p, err := transform.NewPermutation(places)
	if err != nil {
		panic(err)
	}
	return p
}

func sample() []board {
	var boards []board
	for _, b := range transformtest.Boards() {
		boards = append(boards, board(b))
	}
	return boards
}

// forEachSet runs a test with the kernels of every instruction set of this processor.
func forEachSet(t *testing.T, test func(t *testing.T)) {
	for _, set := range simd.Lookup("each").Sets() {
		t.Run(set.String(), func(t *testing.T) { simd.With(set, func() { test(t) }) })
	}
}

// TestMoreThanAChunk maps more boards than a kernel is given at a time, also in place: no board may be mapped
// twice.
func TestMoreThanAChunk(t *testing.T) {
	const n = 2*simd.Chunk + 13
	src, dst, inPlace := make([]board, n), make([]board, n), make([]board, n)
	for i := range src {
		src[i] = board(i) * 0x9e3779b97f4a7c15
	}
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			batch.each(dst, src)
			for i, b := range src {
				if got, want := dst[i], batch.board(b); got != want {
					t.Fatalf("%s, board %d of %d: board, got, want:\n%s", batch.name, i, n, transform.Draw(b, got, want))
				}
			}
			copy(inPlace, src)
			if batch.each(inPlace, inPlace); !slices.Equal(inPlace, dst) {
				t.Errorf("%s of %d boards in place: other results than in another slice", batch.name, n)
			}
		}
	})
}

// TestUnequalLengthsPanic also expects that nothing has been written by then.
func TestUnequalLengthsPanic(t *testing.T) {
	for _, batch := range batches {
		function := "Apply"
		if batch.name == "permutation" {
			function = "Permute"
		}
		transformtest.UnequalLengths(t, "bitray/each", function, "dst, src", func(n []int) {
			dst := make([]board, n[0])
			defer func() {
				if slices.ContainsFunc(dst, func(b board) bool { return b != 0 }) {
					t.Errorf("%s wrote before it panicked", batch.name)
				}
			}()
			batch.each(dst, slices.Repeat([]board{1}, n[1]))
		})
	}
}

func TestHigherBitsAreIgnored(t *testing.T) {
	src := sample()
	got, want := make([]board, len(src)), make([]board, len(src))
	forEachSet(t, func(t *testing.T) {
		for _, s := range transform.Symmetries() {
			each.Apply(s, want, src)
			if each.Apply(s|0xf8, got, src); !slices.Equal(got, want) {
				t.Errorf("the higher bits of %#x are not ignored", uint8(s|0xf8))
			}
		}
	})
}

func TestNoAllocation(t *testing.T) {
	scattered := permutation(rand.New(rand.NewPCG(4, 0)).Perm(64))
	forEachSet(t, func(t *testing.T) {
		var sink board
		allocs := testing.AllocsPerRun(10, func() {
			var boards [20]board
			boards[3] = sink
			each.Apply(transform.DiagonalFlip, boards[:], boards[:])
			each.Permute(scattered, boards[:], boards[:])
			sink ^= boards[7]
		})
		if allocs != 0 {
			t.Errorf("%v allocations, want none", allocs)
		}
	})
}
