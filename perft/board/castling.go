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

// UnblockedRooks returns those of the given rooks between whom and the king nothing stands. He
// castles with no others, nor does he in Chess960: his way and the rook's cover all squares
// between them. It is for skipping [LegalCastlings] where that has nothing to find.
func UnblockedRooks(rooks attacks.Bitboard, king attacks.Square, occ attacks.Bitboard) (free attacks.Bitboard) {
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		if attacks.Between(king, rooks.First())&occ == 0 {
			free |= rooks.Lowest()
		}
	}
	return free
}

// LegalCastlings returns those of the given rooks, all of one colour, that the king may castle
// with. Danger are the squares that the opponent attacks, the king's own if he is in check;
// orthogonals are the opponent's rooks and queens.
//
// Nothing may stand on the ways of king and rook but these two, and the king passes no attacked
// square. The danger was found with the rook on the board. It may leave a square behind which a
// slider waits on the back rank, which happens only in Chess960, so the king's goal is looked at
// with both men lifted. The rook need not be put down again: a slider that sees the goal from the
// rook's new side gives check to the king where he stands.
func LegalCastlings(rooks attacks.Bitboard, king attacks.Square, occ, danger, orthogonals attacks.Bitboard) attacks.Bitboard {
	return legalCastlings[shape.No](nil, rooks, king, occ, danger, orthogonals)
}

func legalCastlings[Dynamic shape.Flag](s attacks.Sliders, rooks attacks.Bitboard, king attacks.Square, occ, danger, orthogonals attacks.Bitboard) (legal attacks.Bitboard) {
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		rook := rooks.Lowest()
		goal := castlingGoal(king.Bitboard(), rook)
		others := occ &^ (king.Bitboard() | rook)
		if (span(king, goal.king)|span(rook.First(), goal.rook))&others != 0 ||
			span(king, goal.king)&danger != 0 {
			continue
		}
		if slidingRook[Dynamic](s, goal.king, others)&orthogonals == 0 {
			legal |= rook
		}
	}
	return legal
}
