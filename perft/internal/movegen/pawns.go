package movegen

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
func appendPawnMoves[Black constbool.Flag, M ~uint16](dst []M, t rules.PawnTargets) []M {
	step := rules.ForwardOffset[Black]()
	const last = attacks.Rank1 | attacks.Rank8
	if (t.Single|t.West|t.East)&last != 0 {
		dst = appendPromotions(dst, step, t.Single&last)
		dst = appendPromotions(dst, step-1, t.West&last)
		dst = appendPromotions(dst, step+1, t.East&last)
		t.Single, t.West, t.East = t.Single&^last, t.West&^last, t.East&^last
	}
	dst = appendMoves(dst, stemOf[M](rules.PawnMove, step), byStep, t.Single)
	dst = appendMoves(dst, stemOf[M](rules.DoublePush, 2*step), byStep, t.Double)
	dst = appendMoves(dst, stemOf[M](rules.PawnMove, step-1), byStep, t.West)
	return appendMoves(dst, stemOf[M](rules.PawnMove, step+1), byStep, t.East)
}

// appendPromotions appends the four promotions of each pawn that takes the step.
func appendPromotions[M ~uint16](dst []M, step int8, targets attacks.Bitboard) []M {
	for k := rules.PromoteKnight; k <= rules.PromoteQueen; k++ {
		dst = appendMoves(dst, stemOf[M](k, step), byStep, targets)
	}
	return dst
}

// stemOf is the stem of the moves of pawns that all take a step of the given offset. It is a constant wherever it is
// called, which [rules.Move] is not two calls down.
func stemOf[M ~uint16](k rules.Kind, step int8) M { return M(k)<<rules.KindShift - M(step) }

// enPassantCaptors returns the pawns of color us that may capture the pawn that has just passed over a square.
//
// Capturer and captured leave the board together, so pin masks do not say enough: both may stand
// between king and rook on one rank. Each capture is tested by looking from the king along all
// lines with both gone and the capturer in place. Knights and other pawns give no check where a
// pawn has just made a double step: they would have given it before, see claimEnPassant. Package
// perft/internal/rules names the other places with this rule.
func enPassantCaptors[Dynamic constbool.Flag](n *node, s attacks.Sliders, us attacks.Color, passed attacks.Square) (captors attacks.Bitboard) {
	for b := attacks.Pawn(us^1, passed) & n.us.Pawns; b != 0; b = b.WithoutLowest() {
		occ := n.occ&^(b.Lowest()|rules.PassedPawn(passed).Bitboard()) | passed.Bitboard()
		if rules.SlidingRook[Dynamic](s, n.King, occ)&n.them.Orthogonals == 0 &&
			rules.SlidingBishop[Dynamic](s, n.King, occ)&n.them.Diagonals == 0 {
			captors |= b.Lowest()
		}
	}
	return captors
}

// CapturesEnPassant reports whether a capture en passant is legal where color us is to move.
func CapturesEnPassant(pieces *[2]attacks.Pieces, us attacks.Color, passed attacks.Square) bool {
	if passed == attacks.NoSquare {
		return false
	}
	n := node{us: &pieces[us&1], them: &pieces[us&1^1]}
	n.King, n.occ = n.us.King.First(), n.us.All()|n.them.All()
	return enPassantCaptors[constbool.No](&n, nil, us, passed) != 0
}
