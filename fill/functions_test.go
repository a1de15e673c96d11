package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
)

func TestBatchesDoNotAllocateAndTakeCallersTypes(t *testing.T) {
	allocations := testing.AllocsPerRun(100, func() {
		var all [30]bitboard
		fill.Attacks(all[0], all[1], all[2])
		for _, n := range []int{3, 12, len(all)} { // kernels take them by fours, eights or sixteens
			b := all[:n]
			pieces := fill.PiecesEach[bitboard]{b, b, b, b, b}
			fill.AttacksEach(b, b, b, b)
			fill.Maps(attacks.White, b, pieces, b)
			fill.Maps(attacks.Black, b, pieces, b)
		}
	})
	if allocations != 0 {
		t.Errorf("%v allocations, want none", allocations)
	}
}

// TestFunctionsOfThePackage holds the functions to the references, over a caller's own type, since
// the other tests ask the kernels.
func TestFunctionsOfThePackage(t *testing.T) {
	all := positions(100)
	c := columnsOf(all)
	of := func(words []uint64) (boards []bitboard) {
		for _, w := range words {
			boards = append(boards, bitboard(w))
		}
		return boards
	}
	orthogonals, diagonals, occ := of(c.pieces.Orthogonals), of(c.pieces.Diagonals), of(c.occ)
	pieces := fill.PiecesEach[bitboard]{of(c.pieces.Pawns), of(c.pieces.Knights), diagonals, orthogonals, of(c.pieces.King)}
	each, white, black := make([]bitboard, len(all)), make([]bitboard, len(all)), make([]bitboard, len(all))
	fill.AttacksEach(each, orthogonals, diagonals, occ)
	fill.Maps(attacks.White|2, white, pieces, occ) // only the lowest bit counts
	fill.Maps(attacks.Black|2, black, pieces, occ)
	for i, p := range all {
		want := attacksOf(p.orthogonals[0], p.diagonals[0], p.occ)
		mustEqual(t, "Attacks", p, uint64(fill.Attacks(orthogonals[i], diagonals[i], occ[i])), want)
		mustEqual(t, "AttacksEach", p, uint64(each[i]), want)
		mustEqual(t, "Maps of White", p, uint64(white[i]), mapOf(attacks.White, p))
		mustEqual(t, "Maps of Black", p, uint64(black[i]), mapOf(attacks.Black, p))
	}
}
