package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/shape"
)

// Goal is where castling takes the king and the rook.
type Goal struct{ King, Rook attacks.Square }

// CastlingGoal returns the goal of a castling from the squares that king and rook stand on: the
// g- and f-file if the rook stands east of the king, the c- and d-file if west, in Chess960 as
// in standard chess.
func CastlingGoal(king, rook attacks.Bitboard) Goal {
	rank := king.First() & 56
	if rook > king {
		return Goal{rank | 6, rank | 5}
	}
	return Goal{rank | 2, rank | 3}
}

// Span returns the squares from a to b, both included, which must share a rank.
func Span(a, b attacks.Square) attacks.Bitboard {
	return attacks.Between(a, b) | a.Bitboard() | b.Bitboard()
}

// UnblockedRooks returns those of the given rooks with nothing between them and the king. It castles
// with no others, also in Chess960: its way and the rook's cover all squares between them. It is for
// skipping [LegalCastlings] where that has nothing to find.
func UnblockedRooks(rooks attacks.Bitboard, king attacks.Square, occ attacks.Bitboard) (free attacks.Bitboard) {
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		if attacks.Between(king, rooks.First())&occ == 0 {
			free |= rooks.Lowest()
		}
	}
	return free
}

// LegalCastlings returns those of the given rooks, all of one color, that the king may castle with.
// Danger are the squares that the opponent attacks, the king's own if it is in check; orthogonals
// are the opponent's rooks and queens. The attacks of rooks come from s, if Dynamic.
//
// Nothing may stand on the ways of king and rook except these two, and the king passes no attacked
// square. The danger was found with the rook on the board. It may leave a square behind which a
// slider waits on the back rank, which happens only in Chess960, so the king's goal is looked at
// with both pieces lifted. The rook need not be put down again: a slider that sees the goal from the
// rook's new side gives check to the king where it stands.
func LegalCastlings[Dynamic shape.Flag](s attacks.Sliders, rooks attacks.Bitboard, king attacks.Square, occ, danger, orthogonals attacks.Bitboard) (legal attacks.Bitboard) {
	for ; rooks != 0; rooks = rooks.WithoutLowest() {
		rook := rooks.Lowest()
		goal := CastlingGoal(king.Bitboard(), rook)
		others := occ &^ (king.Bitboard() | rook)
		if (Span(king, goal.King)|Span(rook.First(), goal.Rook))&others != 0 ||
			Span(king, goal.King)&danger != 0 {
			continue
		}
		if SlidingRook[Dynamic](s, goal.King, others)&orthogonals == 0 {
			legal |= rook
		}
	}
	return legal
}
