package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
)

// orthogonalMoves counts the moves of the replier's rooks and queens along ranks and files, and
// finds what the mover's attack, where that matters.
//
// Along a rank to the east it is the subtraction o - 2s, for each rank in a byte of its own: the
// borrow runs from the square next to a slider up to the next man. o ^ (o - 2s) are the squares
// it ran over. To the west the same is done on mirrored boards, north and south on boards flipped
// at the anti-diagonal, where files are ranks. The moves are counted where they come out, against
// targets that were flipped the same way.
func (k *kernel) orthogonalMoves() {
	sliders := and(k.replier, k.field("replier", "orthogonals"))
	alongRank, alongFile := k.unpinned(sliders, "rank"), k.unpinned(sliders, "file")
	k.either("Orthogonal", orthogonalLanes,
		func() { k.orthogonalMovesOf(alongRank, alongFile, true) },
		func() { k.orthogonalMovesOf(alongRank, alongFile, false) })
}

func (k *kernel) orthogonalMovesOf(alongRank, alongFile vec, danger bool) {
	files := k.alongRanks(k.occ, alongRank, k.targets, k.orthogonals, danger)
	flipped := vec(nil)
	if danger {
		flipped = antiTranspose(k.orthogonals)
	}
	ranks := k.alongRanks(antiTranspose(k.occ), antiTranspose(alongFile), antiTranspose(k.targets), flipped, danger)
	if danger {
		into(k.attacked, files, antiTranspose(ranks), orOr)
	}
}

// alongRanks counts the moves of own along the ranks of occ to targets, and returns the squares
// that theirs attack, if asked for.
func (k *kernel) alongRanks(occ, own, targets, theirs vec, danger bool) (attacked vec) {
	count(k.replies, into(borrowed(occ, own), occ, targets, xorAnd))
	mirrored := mirror(occ)
	count(k.replies, into(borrowed(mirrored, mirror(own)), mirrored, mirror(targets), xorAnd))
	if !danger {
		return nil
	}
	back := xor(borrowed(mirrored, mirror(theirs)), mirrored)
	return into(borrowed(occ, theirs), occ, mirror(back), func(a, b, c uint8) uint8 { return a ^ b | c })
}

// borrowed returns occ - 2*sliders, byte by byte.
func borrowed(occ, sliders vec) vec {
	z := ZMM()
	VPADDB(sliders, sliders, z)
	VPSUBB(z, occ, z)
	return z
}

// either emits two ways to do a thing, the first for where one of the given directions can
// endanger the king.
func (k *kernel) either(name string, directions int, dangerous, harmless func()) {
	if !k.dangers {
		harmless()
		return
	}
	TESTL(operand.U32(directions), k.danger.As32())
	JZ(k.ref("harmless" + name))
	dangerous()
	JMP(k.ref("done" + name))
	k.label("harmless" + name)
	harmless()
	k.label("done" + name)
}
