package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// PawnTargets holds the squares that pawns reach, by the step that leads there: no two pawns
// reach the same square by the same step.
type PawnTargets struct {
	Single, Double attacks.Bitboard // pushes
	West, East     attacks.Bitboard // captures towards the a-file and the h-file
}

// FindPawnTargets returns the targets of pawns of colour Black or White that may capture the men
// of victims, but for captures en passant.
//
// A pawn pinned on a diagonal may only capture along it, one pinned on a line only push along
// it; both must land on their pin mask. A pawn that lands on a pin mask it did not start from is
// not pinned, so unpinned pawns are moved apart from pinned ones.
func FindPawnTargets[Black shape.Flag](pawns, occ, victims attacks.Bitboard, c *Constraints) PawnTargets {
	pushers := pawns &^ c.PinDiagonals
	single := (Forward[Black](pushers&^c.PinLines) | Forward[Black](pushers&c.PinLines)&c.PinLines) &^ occ
	double := Forward[Black](single&thirdRank[Black]()) &^ occ

	takers := pawns &^ c.PinLines
	free, pinned := Forward[Black](takers&^c.PinDiagonals), Forward[Black](takers&c.PinDiagonals)
	victims &= c.Targets
	return PawnTargets{
		Single: single & c.Targets,
		Double: double & c.Targets,
		West:   (free.West() | pinned.West()&c.PinDiagonals) & victims,
		East:   (free.East() | pinned.East()&c.PinDiagonals) & victims,
	}
}

// addPawns adds the moves of pawns but en passant.
func addPawns[Black, Listing, Dynamic shape.Flag](n *node[Black, Dynamic], out output[Listing]) output[Listing] {
	t := FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints)
	step := ForwardOffset[Black]()
	const last = attacks.Rank1 | attacks.Rank8
	if (t.Single|t.West|t.East)&last != 0 {
		out = out.addPromotions(step, t.Single&last)
		out = out.addPromotions(step-1, t.West&last)
		out = out.addPromotions(step+1, t.East&last)
	}
	out = out.addSteps(stemStep(PawnMove, step), t.Single&^last)
	out = out.addSteps(stemStep(DoublePush, 2*step), t.Double)
	out = out.addSteps(stemStep(PawnMove, step-1), t.West&^last)
	out = out.addSteps(stemStep(PawnMove, step+1), t.East&^last)
	return out
}

// Forward moves all squares of b one step in the direction in which the pawns of Black or White
// go.
func Forward[Black shape.Flag](b attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Black]() {
		return b.South()
	}
	return b.North()
}

// thirdRank returns the rank that pawns of the side to move reach by their first single step.
func thirdRank[Black shape.Flag]() attacks.Bitboard {
	if shape.Is[Black]() {
		return attacks.Rank6
	}
	return attacks.Rank3
}

// ForwardOffset returns what a step of [Forward] adds to the number of a square.
func ForwardOffset[Black shape.Flag]() int8 {
	if shape.Is[Black]() {
		return -8
	}
	return 8
}

// addEnPassant adds the captures of the pawn that has just passed over the square passed.
//
// Capturer and captured leave the board together, so pin masks do not say enough: both may stand
// between king and rook on one rank. Each capture is tested by looking from the king along all
// lines with both gone and the capturer in place. Knights and other pawns give no check where a
// pawn has just made a double step: they would have given it before, see enPassantFault.
func addEnPassant[Black, Listing, Dynamic shape.Flag](n *node[Black, Dynamic], out output[Listing], passed attacks.Square) output[Listing] {
	for b := attacks.Pawn(color[Black]()^1, passed) & n.us.Pawns; b != 0; b = b.WithoutLowest() {
		victim := passedPawn(b.First(), passed).Bitboard()
		occ := n.occ&^(b.Lowest()|victim) | passed.Bitboard()
		if slidingRook[Dynamic](n.sliders, n.King, occ)&n.them.Orthogonals == 0 &&
			slidingBishop[Dynamic](n.sliders, n.King, occ)&n.them.Diagonals == 0 {
			out = out.add(stemFrom(EnPassantCapture, b.First()), passed.Bitboard())
		}
	}
	return out
}

// CanCaptureEnPassant reports whether a capture en passant is legal in p.
func (p *Position) CanCaptureEnPassant() bool {
	switch {
	case p.enPassant == attacks.NoSquare:
		return false
	case p.turn == attacks.White:
		return canCaptureEnPassant[shape.No](p)
	}
	return canCaptureEnPassant[shape.Yes](p)
}

func canCaptureEnPassant[Black shape.Flag](p *Position) bool {
	if attacks.Pawn(color[Black]()^1, p.enPassant)&p.sides[color[Black]()].Pawns == 0 {
		return false
	}
	var n node[Black, shape.No]
	n.look(p, nil)
	return !n.Checkers.Several() && addEnPassant(&n, output[shape.No]{}, p.enPassant).count > 0
}
