package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
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

// Span returns the squares from a to b, both included, if they share a line.
func Span(a, b attacks.Square) attacks.Bitboard {
	return attacks.Between(a, b) | a.Bitboard() | b.Bitboard()
}

// way holds the squares that matter to a castling on the first rank.
type way struct {
	// free must be empty: the ways of king and rook, without the squares that they leave. In Chess960
	// as in standard chess these cover all squares between the two.
	free attacks.Bitboard
	// passed must not be attacked: the king's way to its goal, without the square that it leaves.
	passed attacks.Bitboard
}

// ways holds the way of each castling, by the files of king and rook. On one file it means nothing.
var ways = buildWays()

func buildWays() (ways [8][8]way) {
	for king := range attacks.A2 {
		for rook := range attacks.A2 {
			from := attacks.Of(king, rook)
			goal := CastlingGoal(king.Bitboard(), rook.Bitboard())
			ways[king][rook] = way{
				free:   (Span(king, goal.King) | Span(rook, goal.Rook)) &^ from,
				passed: Span(king, goal.King).Without(king),
			}
		}
	}
	return ways
}

// CastlingWay returns the squares that must be empty for a castling, and those that must not be attacked: the
// king's way to its goal, without the square that it leaves.
func CastlingWay(king, rook attacks.Square) (free, passed attacks.Bitboard) {
	w, rank := &ways[king&7][rook&7], king&56
	return w.free << rank, w.passed << rank
}

// The castlings of standard chess, on the first rank: the rook, and its [way].
const (
	kingsFile = 4

	kingsideRook    = 1 << 7
	kingsideFree    = 1<<5 | 1<<6
	kingsidePassed  = 1<<5 | 1<<6
	queensideRook   = 1 << 0
	queensideFree   = 1<<1 | 1<<2 | 1<<3
	queensidePassed = 1<<2 | 1<<3
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
			free, passed = kingsideRook, kingsidePassed
		}
		if rooks&queensideRook != 0 && occ&queensideFree == 0 {
			free, passed = free|queensideRook, passed|queensidePassed
		}
		return free << rank, passed << rank
	}
	for row := &ways[king&7]; rooks != 0; rooks = rooks.WithoutLowest() {
		if w := &row[rooks.First()&7]; w.free&occ == 0 {
			free |= rooks.Lowest()
			passed |= w.passed
		}
	}
	return free << rank, passed << rank
}

// LegalCastlings returns those of the free rooks, as [FreeCastlings] returns them, that the king may
// castle with, which must not be in check. Danger are the squares that the opponent attacks;
// orthogonals are the opponent's rooks and queens. The attacks of rooks come from s, if Dynamic.
//
// The king passes no attacked square. The danger was found with the rook on the board. It may leave a
// square behind which a slider waits on the back rank, which happens only in Chess960, so the king's
// goal is looked at with both pieces lifted. The rook need not be put down again: a slider that sees
// the goal from the rook's new side gives check to the king where it stands.
func LegalCastlings[Dynamic constbool.Flag](s attacks.Sliders, free attacks.Bitboard, king attacks.Square, occ, danger, orthogonals attacks.Bitboard) (legal attacks.Bitboard) {
	rank := king & 56
	orthogonals &= attacks.Rank1 << rank
	for ; free != 0; free = free.WithoutLowest() {
		if ways[king&7][free.First()&7].passed<<rank&danger != 0 {
			continue
		}
		if orthogonals != 0 {
			goal := CastlingGoal(king.Bitboard(), free.Lowest()).King
			others := occ &^ (king.Bitboard() | free.Lowest())
			if SlidingRook[Dynamic](s, goal, others)&orthogonals != 0 {
				continue
			}
		}
		legal |= free.Lowest()
	}
	return legal
}
