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

// way holds the squares that matter to a castling on the first rank.
type way struct {
	// free must be empty: the ways of king and rook, without the squares that they leave. In Chess960
	// as in standard chess these cover all squares between the two.
	free attacks.Bitboard
	// king are the squares from the king's to its goal, both included. None may be attacked.
	king attacks.Bitboard
}

// ways holds the way of each castling, by the files of king and rook.
var ways = buildWays()

func buildWays() (ways [8][8]way) {
	for king := range attacks.A2 {
		for rook := range attacks.A2 {
			if king == rook {
				continue
			}
			from := attacks.Of(king, rook)
			goal := CastlingGoal(king.Bitboard(), rook.Bitboard())
			ways[king][rook] = way{
				free: (Span(king, goal.King) | Span(rook, goal.Rook)) &^ from,
				king: Span(king, goal.King),
			}
		}
	}
	return ways
}

// wayOf returns the way of a castling, and how far to shift it from the first rank.
func wayOf(king, rook attacks.Square) (w *way, rank attacks.Square) {
	return &ways[king&7][rook&7], king & 56
}

// The castlings of standard chess, on the first rank: the rook, the squares that must be empty, and those
// that the king comes to.
const (
	kingsFile = 4

	kingsideRook  = 1 << 7
	kingsideFree  = 1<<5 | 1<<6
	kingsideKing  = 1<<5 | 1<<6
	queensideRook = 1 << 0
	queensideFree = 1<<1 | 1<<2 | 1<<3
	queensideKing = 1<<2 | 1<<3
)

// FreeCastlings returns those of the given rooks that nothing keeps from castling but attacks, and the
// squares that the king then comes to, which must not be attacked.
//
// Nearly every position castles as in standard chess, if at all, and needs no table for that.
func FreeCastlings(rooks attacks.Bitboard, king attacks.Square, occ attacks.Bitboard) (free, passed attacks.Bitboard) {
	rank := king & 56
	occ, rooks = occ>>rank, rooks>>rank
	if king&7 == kingsFile && rooks&^(kingsideRook|queensideRook) == 0 {
		if rooks&kingsideRook != 0 && occ&kingsideFree == 0 {
			free, passed = kingsideRook, kingsideKing
		}
		if rooks&queensideRook != 0 && occ&queensideFree == 0 {
			free, passed = free|queensideRook, passed|queensideKing
		}
		return free << rank, passed << rank
	}
	for row := &ways[king&7]; rooks != 0; rooks = rooks.WithoutLowest() {
		if w := &row[rooks.First()&7]; w.free&occ == 0 {
			free |= rooks.Lowest()
			passed |= w.king &^ (1 << (king & 7))
		}
	}
	return free << rank, passed << rank
}

// LegalCastlings returns those of the given rooks that the king may castle with.
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
		w, rank := wayOf(king, rooks.First())
		if w.free<<rank&occ|w.king<<rank&danger != 0 {
			continue
		}
		if orthogonals&(attacks.Rank1<<rank) != 0 {
			goal := CastlingGoal(king.Bitboard(), rooks.Lowest()).King
			others := occ &^ (king.Bitboard() | rooks.Lowest())
			if SlidingRook[Dynamic](s, goal, others)&orthogonals&(attacks.Rank1<<rank) != 0 {
				continue
			}
		}
		legal |= rooks.Lowest()
	}
	return legal
}
