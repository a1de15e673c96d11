package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// addPawns adds the moves of pawns but en passant, all pawns of a step together.
//
// A pawn pinned on a diagonal may only capture along it, one pinned on a line only push along
// it; both must land on their pin mask. A pawn that lands on a pin mask it did not start from is
// not pinned, so unpinned pawns are moved apart from pinned ones.
func addPawns[Black, Listing, Dynamic shape.Flag](n *node[Black, Dynamic], out output[Listing]) output[Listing] {
	pushers := n.us.Pawns &^ n.pinDiagonals
	single := (forward[Black](pushers&^n.pinLines) |
		forward[Black](pushers&n.pinLines)&n.pinLines) &^ n.occ
	double := forward[Black](single&thirdRank[Black]()) &^ n.occ & n.targets
	single &= n.targets

	takers := n.us.Pawns &^ n.pinLines
	free, pinned := forward[Black](takers&^n.pinDiagonals), forward[Black](takers&n.pinDiagonals)
	victims := n.enemy & n.targets
	west := (free.West() | pinned.West()&n.pinDiagonals) & victims
	east := (free.East() | pinned.East()&n.pinDiagonals) & victims

	step := forwardOffset[Black]()
	const last = attacks.Rank1 | attacks.Rank8
	if (single|west|east)&last != 0 {
		out = out.addPromotions(step, single&last)
		out = out.addPromotions(step-1, west&last)
		out = out.addPromotions(step+1, east&last)
	}
	out = out.addSteps(stemStep(pawnMove, step), single&^last)
	out = out.addSteps(stemStep(doublePush, 2*step), double)
	out = out.addSteps(stemStep(pawnMove, step-1), west&^last)
	out = out.addSteps(stemStep(pawnMove, step+1), east&^last)
	return out
}

// thirdRank returns the rank that pawns of the side to move reach by their first single step.
func thirdRank[Black shape.Flag]() attacks.Bitboard {
	if shape.Is[Black]() {
		return attacks.Rank6
	}
	return attacks.Rank3
}

// forwardOffset returns what a pawn's step adds to the number of a square.
func forwardOffset[Black shape.Flag]() int8 {
	if shape.Is[Black]() {
		return -8
	}
	return 8
}

// addEnPassant adds the captures of the pawn that has just passed over the square passed.
//
// Capturer and captured leave the board together, so pin masks do not say enough: both may stand
// between king and rook on one rank. Each capture is tested by looking from the king along all
// lines with both gone and the capturer in place. A check by a knight, or by another pawn, is
// not answered; of the pawns only the captured one can have given check.
func addEnPassant[Black, Listing, Dynamic shape.Flag](n *node[Black, Dynamic], out output[Listing], passed attacks.Square) output[Listing] {
	for b := attacks.Pawn(color[Black]()^1, passed) & n.us.Pawns; b != 0; b = b.WithoutLowest() {
		victim := passedPawn(b.First(), passed).Bitboard()
		occ := n.occ&^(b.Lowest()|victim) | passed.Bitboard()
		if n.checkers&(n.them.Knights|n.them.Pawns)&^victim == 0 &&
			slidingRook[Dynamic](n.sliders, n.king, occ)&n.them.Orthogonals == 0 &&
			slidingBishop[Dynamic](n.sliders, n.king, occ)&n.them.Diagonals == 0 {
			out = out.add(stemFrom(enPassant, b.First()), passed.Bitboard())
		}
	}
	return out
}
