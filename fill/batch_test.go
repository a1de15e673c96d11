package fill_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// position holds the pieces of a side and what is occupied, over the type of an engine: words are one too.
type position struct{ orthogonals, diagonals, pawns, knights, kings, occ bitboard }

func positions(n int) []position {
	r := rand.New(rand.NewPCG(5, 0))
	few := func() bitboard { return bitboard(occupancy.Random(r) & r.Uint64() & r.Uint64()) }
	all := make([]position, n)
	for i := range all {
		p := &all[i]
		*p = position{few(), few(), few(), few(), few(), bitboard(occupancy.Random(r))}
		if i%2 == 0 { // otherwise sliders stand on squares that count as empty
			p.occ |= p.orthogonals | p.diagonals
		}
	}
	return all
}

// attacksOf joins what the reference says of each slider.
func attacksOf(p position) (union bitboard) {
	for sq := range attacks.Bitboard(p.orthogonals).Squares() {
		union |= reference.Rook(sq, p.occ)
	}
	for sq := range attacks.Bitboard(p.diagonals).Squares() {
		union |= reference.Bishop(sq, p.occ)
	}
	return union
}

func mapOf(c attacks.Color, p position) bitboard {
	steps := attacks.Bitboard(p.pawns).PawnAttacks(c) | attacks.Bitboard(p.knights).KnightAttacks() | attacks.Bitboard(p.kings).KingAttacks()
	return attacksOf(p) | bitboard(steps)
}

// eachKernel runs a test with the kernels of every set of instructions that this process can use.
func eachKernel(t *testing.T, f func(t *testing.T)) {
	eachSet(func(set simd.Set) { t.Run(set.String(), f) })
}

func eachSet(f func(set simd.Set)) {
	for _, set := range simd.Lookup("fill").Sets() {
		simd.With(set, func() { f(set) })
	}
}

func mustEqual(t *testing.T, what string, p position, got, want bitboard) {
	if got != want {
		t.Helper() // not before, because it takes longer than the comparison
		t.Fatalf("%s: orthogonals, diagonals, occupied, want, got, difference\n%s", what,
			transform.Draw(p.orthogonals, p.diagonals, p.occ, want, got, want^got))
	}
}

func TestAttacks(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		for _, p := range positions(5000) {
			mustEqual(t, "attacks", p, fill.Attacks(p.orthogonals, p.diagonals, p.occ), attacksOf(p))
		}
	})
}

// TestMoreThanAChunk repeats some positions until there are more than a kernel is given at a time,
// so often that a chunk does not begin with the first of them.
func TestMoreThanAChunk(t *testing.T) {
	const some, n = 1001, 2*simd.Chunk + 13
	all := positions(some)
	var long inputs
	for i, values := range inputsOf(all) {
		long[i] = slices.Repeat(values, n/some+1)[:n]
	}
	for _, batch := range batches {
		want := make([]bitboard, some)
		for i, p := range all {
			want[i] = batch.want(p)
		}
		eachKernel(t, func(t *testing.T) {
			in := long
			in[2] = slices.Clone(long[2])
			for _, dst := range [][]bitboard{make([]bitboard, n), in[2]} { // the last in place of the occupied squares
				batch.run(dst, &in)
				for i, got := range dst {
					mustEqual(t, batch.name, all[i%some], got, want[i%some])
				}
			}
		})
	}
}
