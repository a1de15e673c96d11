package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// countPawnMoves returns the number of moves of pawns but en passant.
func countPawnMoves(t rules.PawnTargets) (count int) {
	const last = attacks.Rank1 | attacks.Rank8
	if (t.Single|t.West|t.East)&last != 0 { // promotions are four moves: three more than are counted below
		count = 3 * ((t.Single & last).Count() + (t.West & last).Count() + (t.East & last).Count())
	}
	// Pushes end on empty squares, captures on those of the opponent.
	return count + (t.Single | t.Double | t.West).Count() + t.East.Count()
}

// appendPawnMoves appends the moves of pawns but en passant.
func appendPawnMoves[Black constbool.Flag](dst []Move, t rules.PawnTargets) []Move {
	step := rules.ForwardOffset[Black]()
	const last = attacks.Rank1 | attacks.Rank8
	if (t.Single|t.West|t.East)&last != 0 {
		dst = appendPromotions(dst, step, t.Single&last)
		dst = appendPromotions(dst, step-1, t.West&last)
		dst = appendPromotions(dst, step+1, t.East&last)
		t.Single, t.West, t.East = t.Single&^last, t.West&^last, t.East&^last
	}
	dst = appendMoves(dst, stemOf(rules.PawnMove, step), byStep, t.Single)
	dst = appendMoves(dst, stemOf(rules.DoublePush, 2*step), byStep, t.Double)
	dst = appendMoves(dst, stemOf(rules.PawnMove, step-1), byStep, t.West)
	return appendMoves(dst, stemOf(rules.PawnMove, step+1), byStep, t.East)
}

// appendPromotions appends the four promotions of each pawn that takes the step.
func appendPromotions(dst []Move, step int8, targets attacks.Bitboard) []Move {
	for k := rules.PromoteKnight; k <= rules.PromoteQueen; k++ {
		dst = appendMoves(dst, stemOf(k, step), byStep, targets)
	}
	return dst
}

// stemOf is the stem of the moves of pawns that all take a step of the given offset.
func stemOf(k rules.Kind, step int8) Move { return newMove(k, 0, 0) - Move(step) }

// enPassantCaptors returns the pawns of color us that may capture the pawn that has just passed over the
// square passed.
//
// Capturer and captured leave the board together, so pin masks do not say enough: both may stand
// between king and rook on one rank. Each capture is tested by looking from the king along all
// lines with both gone and the capturer in place. Knights and other pawns give no check where a
// pawn has just made a double step: they would have given it before, see claimEnPassant. Package
// perft/internal/rules names the other places with this rule.
func enPassantCaptors[Dynamic constbool.Flag](n *node, s attacks.Sliders, us attacks.Color, passed attacks.Square) (captors attacks.Bitboard) {
	for b := attacks.Pawn(us.Other(), passed) & n.us.Pawns; b != 0; b = b.WithoutLowest() {
		occ := n.occ&^(b.Lowest()|passedPawn(passed).Bitboard()) | passed.Bitboard()
		if rules.SlidingRook[Dynamic](s, n.King, occ)&n.them.Orthogonals == 0 &&
			rules.SlidingBishop[Dynamic](s, n.King, occ)&n.them.Diagonals == 0 {
			captors |= b.Lowest()
		}
	}
	return captors
}

// LegalEnPassant returns the en-passant square if a capture there is legal, and else
// [attacks.NoSquare]. Positions that differ only in en-passant squares without such a capture have the
// same moves for ever; [Position.Code] and the keys of hash tables ask here.
func (p *Position) LegalEnPassant() attacks.Square {
	if p.enPassant == attacks.NoSquare {
		return attacks.NoSquare
	}
	n := node{us: p.Side(p.turn), them: p.Side(p.turn.Other()), occ: p.Occupied()}
	n.King = n.us.King.First()
	if enPassantCaptors[constbool.No](&n, nil, p.turn, p.enPassant) == 0 {
		return attacks.NoSquare
	}
	return p.enPassant
}
