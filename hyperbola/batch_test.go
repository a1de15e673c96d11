package hyperbola_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// The types of an engine: squares with a sign.
type (
	square int8
	board  uint64
)

// pieces pairs each batch with the reference for one question.
var pieces = []struct {
	name      string
	reference func(square, board) board
	pairs     func(dst []board, squares []square, occ []board)
	all       func(dst *[64]board, occ board)
}{
	{"rook", reference.Rook[square, board], hyperbola.RooksEach[square, board], hyperbola.AllRooks[board]},
	{"bishop", reference.Bishop[square, board], hyperbola.BishopsEach[square, board], hyperbola.AllBishops[board]},
	{"queen", reference.Queen[square, board], hyperbola.QueensEach[square, board], hyperbola.AllQueens[board]},
}

// eachKernel runs a test with the kernels of every set of instructions that this process can use.
func eachKernel(t *testing.T, f func(t *testing.T)) {
	for _, set := range simd.Lookup("hyperbola").Sets() {
		t.Run(set.String(), func(t *testing.T) { simd.With(set, func() { f(t) }) })
	}
}

func mustEqual(t *testing.T, what string, sq square, occ, got, want board) {
	if got != want {
		t.Helper() // not before, because it takes longer than the comparison
		t.Fatalf("%s on square %d, occupancy %#016x: occupancy, want, got, difference\n%s",
			what, sq&63, occ, transform.Draw(occ, want, got, want^got))
	}
}

// TestExhaustively asks every kernel about every square and every subset of the squares that the piece
// reaches on an empty board, a queen as a rook and as a bishop: as pairs, and as one square of the whole
// board.
func TestExhaustively(t *testing.T) {
	for i, piece := range pieces {
		for sq := range square(64) {
			var occ []board
			for j, part := range pieces[:2] {
				if i == j || i == 2 {
					occ = slices.AppendSeq(occ, transform.Subsets(part.reference(sq, 0)))
				}
			}
			want := make([]board, len(occ))
			for i := range want {
				want[i] = piece.reference(sq, occ[i])
			}
			for _, set := range simd.Lookup("hyperbola").Sets() {
				simd.With(set, func() {
					pair, ofBoard := fmt.Sprintf("%v: %s", set, piece.name), fmt.Sprintf("%v: all: %s", set, piece.name)
					dst := make([]board, len(occ))
					piece.pairs(dst, slices.Repeat([]square{sq}, len(occ)), occ)
					var all [64]board
					for i, got := range dst {
						mustEqual(t, pair, sq, occ[i], got, want[i])
						piece.all(&all, occ[i])
						mustEqual(t, ofBoard, sq, occ[i], all[sq], want[i])
					}
				})
			}
		}
	}
}

// questions returns n questions whose squares are not confined to 0 to 63, and whose
// occupancies are not all random.
func questions(seed uint64, n int) (squares []square, occ []board) {
	r := rand.New(rand.NewPCG(seed, 0))
	for range n {
		squares = append(squares, square(r.Uint32()))
		occ = append(occ, board(occupancy.Random(r)))
	}
	return squares, occ
}

func TestUnequalLengthsPanic(t *testing.T) {
	for name, each := range map[string]func(dst []uint64, squares []uint8, occ []uint64){
		"RooksEach": hyperbola.RooksEach[uint8, uint64], "BishopsEach": hyperbola.BishopsEach[uint8, uint64], "QueensEach": hyperbola.QueensEach[uint8, uint64],
	} {
		transformtest.UnequalLengths(t, "bitray/hyperbola", name, "dst, squares, occ", func(n []int) {
			each(make([]uint64, n[0]), make([]uint8, n[1]), make([]uint64, n[2]))
		})
	}
}

// TestBatchesDoNotAllocate calls by name, so that it is known that nothing that is passed escapes.
func TestBatchesDoNotAllocate(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		allocations := testing.AllocsPerRun(100, func() {
			var dst, occ [64]uint64
			var squares [len(dst)]uint8
			hyperbola.RooksEach(dst[:], squares[:], occ[:])
			hyperbola.BishopsEach(dst[:], squares[:], occ[:])
			hyperbola.QueensEach(dst[:], squares[:], occ[:])
			hyperbola.AllRooks(&dst, occ[0])
			hyperbola.AllBishops(&dst, occ[0])
			hyperbola.AllQueens(&dst, occ[0])
			var boards [12]board
			hyperbola.QueensEach(boards[:], make([]square, len(boards)), boards[:])
		})
		if allocations != 0 {
			t.Errorf("%v allocations, want none", allocations)
		}
	})
}

// TestMoreThanAChunk looks at all the answers of a batch that is given to the kernel in parts.
func TestMoreThanAChunk(t *testing.T) {
	const n = 2*simd.Chunk + 13
	squares, occ := questions(3, n)
	dst := make([]board, n)
	eachKernel(t, func(t *testing.T) {
		for _, piece := range pieces {
			piece.pairs(dst, squares, occ)
			for i, got := range dst {
				mustEqual(t, piece.name, squares[i], occ[i], got, piece.reference(squares[i]&63, occ[i]))
			}
		}
	})
}
