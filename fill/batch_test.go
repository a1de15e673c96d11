package fill_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// position holds the sliders of two sides and whatever else is occupied, and the pieces that step.
type position struct {
	orthogonals, diagonals [2]uint64
	pawns, knights, kings  uint64
	occ                    uint64
}

func positions(n int) []position {
	r := rand.New(rand.NewPCG(5, 0))
	few := func() uint64 { return occupancy.Random(r) & r.Uint64() & r.Uint64() }
	all := make([]position, n)
	for i := range all {
		p := &all[i]
		*p = position{[2]uint64{few(), few()}, [2]uint64{few(), few()}, few(), few(), few(), occupancy.Random(r)}
		if i%2 == 0 { // otherwise sliders stand on squares that count as empty
			p.occ |= p.orthogonals[0] | p.orthogonals[1] | p.diagonals[0] | p.diagonals[1]
		}
	}
	return all
}

// attacksOf joins what the reference says of each slider.
func attacksOf(orthogonals, diagonals, occ uint64) (union uint64) {
	for sq := range attacks.Bitboard(orthogonals).Squares() {
		union |= reference.Rook(sq, occ)
	}
	for sq := range attacks.Bitboard(diagonals).Squares() {
		union |= reference.Bishop(sq, occ)
	}
	return union
}

func mapOf(c attacks.Color, p position) uint64 {
	steps := attacks.Bitboard(p.pawns).PawnAttacks(c) | attacks.Bitboard(p.knights).KnightAttacks() | attacks.Bitboard(p.kings).KingAttacks()
	return attacksOf(p.orthogonals[0], p.diagonals[0], p.occ) | uint64(steps)
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

func mustEqual(t *testing.T, what string, p position, got, want uint64) {
	if got != want {
		t.Helper() // not before, because it takes longer than the comparison
		t.Fatalf("%s: orthogonals, diagonals, occupied, want, got, difference\n%s", what,
			transform.Draw(p.orthogonals[0], p.diagonals[0], p.occ, want, got, want^got))
	}
}

func TestAttacks(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		for _, p := range positions(5000) {
			mustEqual(t, "attacks", p, fill.Attacks(p.orthogonals[0], p.diagonals[0], p.occ),
				attacksOf(p.orthogonals[0], p.diagonals[0], p.occ))
		}
	})
}

// columns are positions as slices of sets.
type columns struct {
	pieces fill.PiecesEach[uint64]
	occ    []uint64
}

func columnsOf(ps []position) (c columns) {
	for _, p := range ps {
		c.pieces.Orthogonals = append(c.pieces.Orthogonals, p.orthogonals[0])
		c.pieces.Diagonals = append(c.pieces.Diagonals, p.diagonals[0])
		c.pieces.Pawns = append(c.pieces.Pawns, p.pawns)
		c.pieces.Knights = append(c.pieces.Knights, p.knights)
		c.pieces.King = append(c.pieces.King, p.kings)
		c.occ = append(c.occ, p.occ)
	}
	return c
}

// TestMoreThanAChunk repeats some positions until there are more than a kernel is given at a time,
// so often that a chunk does not begin with the first of them.
func TestMoreThanAChunk(t *testing.T) {
	const some, n = 1001, 2*simd.Chunk + 13
	all := positions(some)
	var long inputs
	for i, values := range columnsOf(all).inputs() {
		long[i] = slices.Repeat(values, n/some+1)[:n]
	}
	for _, batch := range batches {
		want := make([]uint64, some)
		for i, p := range all {
			want[i] = batch.want(p)
		}
		eachKernel(t, func(t *testing.T) {
			in := long
			in[2] = slices.Clone(long[2])
			for _, dst := range [][]uint64{make([]uint64, n), in[2]} { // the last in place of the occupied squares
				batch.run(dst, &in)
				for i, got := range dst {
					mustEqual(t, batch.name, all[i%some], got, want[i%some])
				}
			}
		})
	}
}
