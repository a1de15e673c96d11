package transform

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
)

const (
	wings = edge.FileA | edge.FileH
	ends  = edge.Rank1 | edge.Rank8
)

// RankAttacks returns the squares of the rank of sq (0 to 63) that a rook on sq attacks, given
// the occupied squares. It gathers the rank, asks [FirstRank] and scatters the answer, which is
// how attack tables are filled; it and its three sisters are slow for a move generator.
func RankAttacks[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return ScatterRank[B](sq, FirstRank(uint8(sq)&7, GatherRank(sq, occ)))
}

// FileAttacks returns the squares of the file of sq (0 to 63) that a rook on sq attacks, given
// the occupied squares.
func FileAttacks[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return ScatterFile[B](sq, FirstRank(uint8(sq)>>3&7, GatherFile(sq, occ)))
}

// DiagonalAttacks returns the squares of the diagonal (a1 towards h8) of sq (0 to 63) that a
// bishop on sq attacks, given the occupied squares.
func DiagonalAttacks[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return ScatterDiagonal[B](sq, FirstRank(uint8(sq)&7, GatherDiagonal(sq, occ)))
}

// AntiDiagonalAttacks returns the squares of the anti-diagonal (a8 towards h1) of sq (0 to 63)
// that a bishop on sq attacks, given the occupied squares.
func AntiDiagonalAttacks[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return ScatterAntiDiagonal[B](sq, FirstRank(uint8(sq)&7, GatherAntiDiagonal(sq, occ)))
}

// RelevantRank returns the squares of the rank of sq (0 to 63) whose occupancy matters to a
// rook on sq: all but sq itself and the two ends, which are attacked whether occupied or not.
func RelevantRank[B ~uint64, S constraints.Integer](sq S) B {
	return RankMask[B](sq) &^ (wings | 1<<(uint8(sq)&63))
}

// RelevantFile is [RelevantRank] for the file of sq (0 to 63).
func RelevantFile[B ~uint64, S constraints.Integer](sq S) B {
	return FileMask[B](sq) &^ (ends | 1<<(uint8(sq)&63))
}

// RelevantDiagonal returns the squares of the diagonal of sq (0 to 63) whose occupancy matters
// to a bishop on sq: all but sq itself and those on the border of the board.
func RelevantDiagonal[B ~uint64, S constraints.Integer](sq S) B {
	return DiagonalMask[B](sq) &^ (wings | ends | 1<<(uint8(sq)&63))
}

// RelevantAntiDiagonal is [RelevantDiagonal] for the anti-diagonal of sq (0 to 63).
func RelevantAntiDiagonal[B ~uint64, S constraints.Integer](sq S) B {
	return AntiDiagonalMask[B](sq) &^ (wings | ends | 1<<(uint8(sq)&63))
}
