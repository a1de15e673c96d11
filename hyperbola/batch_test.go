package hyperbola_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// pieces pairs each batch with the reference for one question.
var pieces = []struct {
	name      string
	reference func(uint8, uint64) uint64
	pairs     func(k hyperbola.Kernel, dst []uint64, squares []uint8, occ []uint64)
	all       func(k hyperbola.Kernel, dst *[64]uint64, occ uint64)
}{
	{"rook", reference.Rook[uint8, uint64], hyperbola.Kernel.RooksEach, hyperbola.Kernel.AllRooks},
	{"bishop", reference.Bishop[uint8, uint64], hyperbola.Kernel.BishopsEach, hyperbola.Kernel.AllBishops},
	{"queen", reference.Queen[uint8, uint64], hyperbola.Kernel.QueensEach, hyperbola.Kernel.AllQueens},
}

func eachKernel(t *testing.T, f func(t *testing.T, k hyperbola.Kernel)) {
	for _, k := range hyperbola.Kernels() {
		t.Run(k.String(), func(t *testing.T) { f(t, k) })
	}
}

func mustEqual(t *testing.T, what string, sq uint8, occ, got, want uint64) {
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
		for sq := range uint8(64) {
			var occ []uint64
			for j, part := range pieces[:2] {
				if i == j || i == 2 {
					occ = slices.AppendSeq(occ, transform.Subsets(part.reference(sq, 0)))
				}
			}
			want := make([]uint64, len(occ))
			for i := range want {
				want[i] = piece.reference(sq, occ[i])
			}
			for _, k := range hyperbola.Kernels() {
				pair, ofBoard := fmt.Sprintf("%v: %s", k, piece.name), fmt.Sprintf("%v: all: %s", k, piece.name)
				dst := make([]uint64, len(occ))
				piece.pairs(k, dst, slices.Repeat([]uint8{sq}, len(occ)), occ)
				var board [64]uint64
				for i, got := range dst {
					mustEqual(t, pair, sq, occ[i], got, want[i])
					piece.all(k, &board, occ[i])
					mustEqual(t, ofBoard, sq, occ[i], board[sq], want[i])
				}
			}
		}
	}
}

// questions returns n questions whose squares are not confined to 0 to 63, and whose
// occupancies are not all random.
func questions(seed uint64, n int) (squares []uint8, occ []uint64) {
	r := rand.New(rand.NewPCG(seed, 0))
	for range n {
		squares = append(squares, uint8(r.Uint32()))
		occ = append(occ, uint64(proof.RandomOccupancy(r)))
	}
	return squares, occ
}

// TestPairsOfAnyLengthAndAlignment also checks that nothing is written before and after dst.
func TestPairsOfAnyLengthAndAlignment(t *testing.T) {
	const longest, margin, untouched = 70, 9, 0xdeadbeef
	squares, occ := questions(1, longest+margin)
	eachKernel(t, func(t *testing.T, k hyperbola.Kernel) {
		for _, piece := range pieces {
			for n := range longest {
				offset := n * 7 % margin
				dst := slices.Repeat([]uint64{untouched}, longest+2*margin)
				s, o := squares[offset:offset+n], occ[offset:offset+n]
				piece.pairs(k, dst[margin:margin+n], s, o)
				for i, got := range dst {
					if j := i - margin; j < 0 || j >= n {
						mustEqual(t, "outside of dst", 0, 0, got, untouched)
					} else {
						mustEqual(t, piece.name, s[j], o[j], got, piece.reference(s[j]&63, o[j]))
					}
				}
			}
		}
	})
}

func TestPairsInPlace(t *testing.T) {
	eachKernel(t, func(t *testing.T, k hyperbola.Kernel) {
		for _, piece := range pieces {
			for n := range 35 {
				squares, occ := questions(uint64(n), n)
				dst := slices.Clone(occ)
				piece.pairs(k, dst, squares, dst)
				for i, got := range dst {
					mustEqual(t, piece.name, squares[i], occ[i], got, piece.reference(squares[i]&63, occ[i]))
				}
			}
		}
	})
}

func TestAllSquares(t *testing.T) {
	_, occupancies := questions(2, 2000)
	eachKernel(t, func(t *testing.T, k hyperbola.Kernel) {
		for _, piece := range pieces {
			for _, occ := range occupancies {
				var dst [64]uint64
				piece.all(k, &dst, occ)
				for sq, got := range dst {
					mustEqual(t, piece.name, uint8(sq), occ, got, piece.reference(uint8(sq), occ))
				}
			}
		}
	})
}

type (
	square int8
	board  uint64
)

// TestFunctionsOfThePackage holds the functions to the references, over a caller's own types,
// since the other tests ask the kernels.
func TestFunctionsOfThePackage(t *testing.T) {
	for i, functions := range []struct {
		pairs func(dst []board, squares []square, occ []board)
		all   func(dst *[64]board, occ board)
	}{
		{hyperbola.RooksEach[square, board], hyperbola.AllRooks[board]},
		{hyperbola.BishopsEach[square, board], hyperbola.AllBishops[board]},
		{hyperbola.QueensEach[square, board], hyperbola.AllQueens[board]},
	} {
		piece := pieces[i]
		check := func(form string, sq square, occ, got board) {
			t.Helper()
			mustEqual(t, piece.name+": "+form, uint8(sq), uint64(occ), uint64(got), piece.reference(uint8(sq)&63, uint64(occ)))
		}
		const n = 40
		var squares [n]square
		var occ, dst [n]board
		askedSquares, askedOcc := questions(3, n)
		for i := range n {
			squares[i], occ[i] = square(askedSquares[i]), board(askedOcc[i])
		}
		functions.pairs(dst[:], squares[:], occ[:])
		for i, sq := range squares {
			check("pair", sq, occ[i], dst[i])
		}
		var all [64]board
		functions.all(&all, occ[1])
		for sq, got := range all {
			check("all", square(sq), occ[1], got)
		}
	}
}

func TestUnequalLengthsPanic(t *testing.T) {
	boards, squares := make([]uint64, 9), make([]uint8, 9)
	for want, call := range map[string]func(){
		"QueensEach: 9 elements in dst, 8 in squares, 9 in occ":  func() { hyperbola.QueensEach(boards, squares[:8], boards) },
		"RooksEach: 9 elements in dst, 9 in squares, 8 in occ":   func() { hyperbola.RooksEach(boards, squares, boards[:8]) },
		"BishopsEach: 0 elements in dst, 9 in squares, 9 in occ": func() { hyperbola.BishopsEach(nil, squares, boards) },
	} {
		want = "bitray/hyperbola: " + want + ": expected as many in each"
		if message := recovered(call); message != want {
			t.Errorf("panic %q, want %q", message, want)
		}
	}
}

func recovered(call func()) (message string) {
	defer func() { message, _ = recover().(string) }()
	call()
	return ""
}

func TestBatchesDoNotAllocate(t *testing.T) {
	allocations := testing.AllocsPerRun(100, func() {
		var dst, occ [12]board
		var squares [12]square
		var all [64]board
		hyperbola.QueensEach(dst[:], squares[:], occ[:])
		hyperbola.AllQueens(&all, dst[0])
	})
	if allocations != 0 {
		t.Errorf("%v allocations, want none", allocations)
	}
}

func TestKernelsDoNotAllocate(t *testing.T) {
	eachKernel(t, func(t *testing.T, k hyperbola.Kernel) {
		for _, piece := range pieces {
			dst, squares, occ := make([]uint64, 64), make([]uint8, 64), make([]uint64, 64)
			allocations := testing.AllocsPerRun(100, func() {
				piece.pairs(k, dst, squares, occ)
				piece.all(k, (*[64]uint64)(dst), occ[0])
			})
			if allocations != 0 {
				t.Errorf("%s: %v allocations, want none", piece.name, allocations)
			}
		}
	})
}
