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
			from := attacks.SetOf(king, rook)
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

// Of a rank that the king stands on: the files of the rooks whose castling nothing stands in the way of, by the king's
// file and the occupied files, and the files of what the king passes, by its file and those of the castling rooks.
var freeRooks, passedFiles = buildRanks()

func buildRanks() (free, passed [8][256]uint8) {
	for king := range ways {
		for files := range 256 {
			for rook, w := range &ways[king] {
				if w.free&attacks.Bitboard(files) == 0 {
					free[king][files] |= 1 << rook
				}
				if files>>rook&1 != 0 {
					passed[king][files] |= uint8(w.passed)
				}
			}
		}
	}
	return free, passed
}

// FreeCastlings returns those of the given rooks that only attacks can keep from castling, and the
// squares from the king's to its goals, which must not be attacked.
func FreeCastlings(rooks attacks.Bitboard, king attacks.Square, occ attacks.Bitboard) (free, passed attacks.Bitboard) {
	rank := king & 56
	free = rooks & (attacks.Bitboard(freeRooks[king&7][uint8(occ>>rank)]) << rank)
	return free, attacks.Bitboard(passedFiles[king&7][uint8(free>>rank)]) << rank
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
