package tabulate

import (
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/transform"
)

const (
	wings = edge.FileA | edge.FileH
	ends  = edge.Rank1 | edge.Rank8
)

// RankAttacks returns the squares of the rank of sq (0 to 63) that a rook on sq attacks, given
// the occupied squares. It gathers the rank, asks [transform.FirstRank] and scatters the answer, which is
// how attack tables are filled; the functions of this file are meant for building tables, not for move
// generation.
func RankAttacks(sq int, occ uint64) uint64 {
	return transform.ScatterRank[uint64](sq, transform.FirstRank(uint8(sq)&7, transform.GatherRank(sq, occ)))
}

// FileAttacks returns the squares of the file of sq (0 to 63) that a rook on sq attacks, given
// the occupied squares.
func FileAttacks(sq int, occ uint64) uint64 {
	return transform.ScatterFile[uint64](sq, transform.FirstRank(uint8(sq)>>3&7, transform.GatherFile(sq, occ)))
}

// DiagonalAttacks returns the squares of the diagonal (a1 towards h8) of sq (0 to 63) that a
// bishop on sq attacks, given the occupied squares.
func DiagonalAttacks(sq int, occ uint64) uint64 {
	return transform.ScatterDiagonal[uint64](sq, transform.FirstRank(uint8(sq)&7, transform.GatherDiagonal(sq, occ)))
}

// AntiDiagonalAttacks returns the squares of the anti-diagonal (a8 towards h1) of sq (0 to 63)
// that a bishop on sq attacks, given the occupied squares.
func AntiDiagonalAttacks(sq int, occ uint64) uint64 {
	return transform.ScatterAntiDiagonal[uint64](sq, transform.FirstRank(uint8(sq)&7, transform.GatherAntiDiagonal(sq, occ)))
}

// RelevantRank returns the squares of the rank of sq (0 to 63) whose occupancy matters to a
// rook on sq: all but sq itself and the two ends, which are attacked whether occupied or not.
func RelevantRank(sq int) uint64 {
	return transform.RankMask[uint64](sq) &^ (wings | 1<<(uint8(sq)&63))
}

// RelevantFile is [RelevantRank] for the file of sq (0 to 63).
func RelevantFile(sq int) uint64 {
	return transform.FileMask[uint64](sq) &^ (ends | 1<<(uint8(sq)&63))
}

// RelevantDiagonal returns the squares of the diagonal of sq (0 to 63) whose occupancy matters
// to a bishop on sq: all but sq itself and those on the border of the board.
func RelevantDiagonal(sq int) uint64 {
	return transform.DiagonalMask[uint64](sq) &^ (wings | ends | 1<<(uint8(sq)&63))
}

// RelevantAntiDiagonal is [RelevantDiagonal] for the anti-diagonal of sq (0 to 63).
func RelevantAntiDiagonal(sq int) uint64 {
	return transform.AntiDiagonalMask[uint64](sq) &^ (wings | ends | 1<<(uint8(sq)&63))
}

// RookAttacks returns the squares that a rook on sq (0 to 63) attacks, given the occupied squares.
func RookAttacks(sq int, occ uint64) uint64 { return RankAttacks(sq, occ) | FileAttacks(sq, occ) }

// BishopAttacks returns the squares that a bishop on sq (0 to 63) attacks, given the occupied squares.
func BishopAttacks(sq int, occ uint64) uint64 {
	return DiagonalAttacks(sq, occ) | AntiDiagonalAttacks(sq, occ)
}

// RelevantRook returns the squares whose occupancy matters to a rook on sq (0 to 63).
func RelevantRook(sq int) uint64 { return RelevantRank(sq) | RelevantFile(sq) }

// RelevantBishop returns the squares whose occupancy matters to a bishop on sq (0 to 63).
func RelevantBishop(sq int) uint64 { return RelevantDiagonal(sq) | RelevantAntiDiagonal(sq) }

// Slider is a piece, or one of the lines that it goes along: the squares whose occupancy matters to it on a
// square, and what it attacks from there.
type Slider struct {
	Relevant func(sq int) uint64
	Attacks  func(sq int, occ uint64) uint64
}

// The two pieces; a queen is both.
var (
	Rook   = Slider{RelevantRook, RookAttacks}
	Bishop = Slider{RelevantBishop, BishopAttacks}
)

// LineKinds returns the kinds of lines: rank, file, diagonal, anti-diagonal.
func LineKinds() [4]Slider {
	return [4]Slider{
		{RelevantRank, RankAttacks}, {RelevantFile, FileAttacks},
		{RelevantDiagonal, DiagonalAttacks}, {RelevantAntiDiagonal, AntiDiagonalAttacks},
	}
}
