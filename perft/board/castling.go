package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// goal is where castling takes the king and the rook.
type goal struct{ king, rook attacks.Square }

// castlingGoal returns the goal of a castling from the squares that king and rook stand on: the
// g- and f-file if the rook stands east of the king, the c- and d-file if west, in Chess960 as
// in standard chess.
func castlingGoal(king, rook attacks.Bitboard) goal {
	rank := king.First() & 56
	if rook > king {
		return goal{rank | 6, rank | 5}
	}
	return goal{rank | 2, rank | 3}
}

// span returns the squares from a to b, both included, which must share a rank.
func span(a, b attacks.Square) attacks.Bitboard {
	return attacks.Between(a, b) | a.Bitboard() | b.Bitboard()
}

// castlingRooks returns those of the rooks with rights that the king may castle with; he must not
// be in check. Nothing may stand on the ways of king and rook but these two, and the king passes
// no attacked square.
//
// The danger was computed with the rook on the board. Where it leaves a square behind which a
// slider waits on the back rank, which happens only in Chess960, the king's goal is tested with
// the men where they will be.
func (n *node[Black, Dynamic]) castlingRooks(rights attacks.Bitboard) (rooks attacks.Bitboard) {
	king := n.king.Bitboard()
	for b := rights; b != 0; b = b.WithoutLowest() {
		rook := b.Lowest()
		goal := castlingGoal(king, rook)
		others := n.occ &^ (king | rook)
		if (span(n.king, goal.king)|span(rook.First(), goal.rook))&others != 0 ||
			span(n.king, goal.king)&n.danger != 0 {
			continue
		}
		after := others | goal.rook.Bitboard()
		if slidingRook[Dynamic](n.sliders, goal.king, after)&n.them.Orthogonals&backRank(color[Black]()) == 0 {
			rooks |= rook
		}
	}
	return rooks
}

// color returns the colour that Black says.
func color[Black shape.Flag]() attacks.Color {
	if shape.Is[Black]() {
		return attacks.Black
	}
	return attacks.White
}
