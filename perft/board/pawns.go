package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// addPawns adds the moves of pawns but en passant.
func addPawns[Black, Listing shape.Flag](n *node, out output) output {
	listing := shape.Is[Listing]()
	t := rules.FindPawnTargets[Black](n.us.Pawns, n.occ, n.enemy, &n.Constraints)
	step := rules.ForwardOffset[Black]()
	const last = attacks.Rank1 | attacks.Rank8
	if (t.Single|t.West|t.East)&last != 0 {
		out = out.addPromotions(listing, step, t.Single&last)
		out = out.addPromotions(listing, step-1, t.West&last)
		out = out.addPromotions(listing, step+1, t.East&last)
		t.Single, t.West, t.East = t.Single&^last, t.West&^last, t.East&^last
	}
	if !listing { // pushes end on empty squares, captures on those of the opponent
		out.count += (t.Single | t.West).Count() + (t.Double | t.East).Count()
		return out.done(listing)
	}
	out = out.addSteps(listing, stemStep(PawnMove, step), t.Single)
	out = out.addSteps(listing, stemStep(DoublePush, 2*step), t.Double)
	out = out.addSteps(listing, stemStep(PawnMove, step-1), t.West)
	out = out.addSteps(listing, stemStep(PawnMove, step+1), t.East)
	return out.done(listing)
}

// addEnPassant adds the captures of the pawn that has just passed over the square passed.
//
// Capturer and captured leave the board together, so pin masks do not say enough: both may stand
// between king and rook on one rank. Each capture is tested by looking from the king along all
// lines with both gone and the capturer in place. Knights and other pawns give no check where a
// pawn has just made a double step: they would have given it before, see enPassantFault. Package perft/internal/rules names the other places with this rule.
func addEnPassant[Black, Listing, Dynamic shape.Flag](n *node, s attacks.Sliders, out output, passed attacks.Square) output {
	listing := shape.Is[Listing]()
	for b := attacks.Pawn(rules.Color[Black]()^1, passed) & n.us.Pawns; b != 0; b = b.WithoutLowest() {
		victim := passedPawn(b.First(), passed).Bitboard()
		occ := n.occ&^(b.Lowest()|victim) | passed.Bitboard()
		if rules.SlidingRook[Dynamic](s, n.King, occ)&n.them.Orthogonals == 0 &&
			rules.SlidingBishop[Dynamic](s, n.King, occ)&n.them.Diagonals == 0 {
			out = out.add(listing, stemFrom(EnPassantCapture, b.First()), passed.Bitboard())
		}
	}
	return out.done(listing)
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
	us := &p.sides[rules.Color[Black]()]
	if attacks.Pawn(rules.Color[Black]()^1, p.enPassant)&us.Pawns == 0 {
		return false
	}
	n := node{us: us, them: &p.sides[rules.Color[Black]()^1], occ: p.Occupied()}
	n.King = us.King.First()
	return addEnPassant[Black, shape.No, shape.No](&n, nil, output{}, p.enPassant).count > 0
}
