package tabulate

import "github.com/bitray/bitray/transform"

// Lines holds the four lines through a square, each without the square itself. It takes 32 bytes, so
// that the address of an entry of a table is a shift away.
type Lines struct{ Rank, File, Diagonal, AntiDiagonal uint64 }

// LinesTable returns the lines through every square: 2 KiB. A technique that wants its table in its own
// package makes a variable of it.
func LinesTable() (table [64]Lines) {
	for sq := range table {
		others := ^(uint64(1) << sq)
		table[sq] = Lines{
			Rank:         transform.RankMask[uint64](sq) & others,
			File:         transform.FileMask[uint64](sq) & others,
			Diagonal:     transform.DiagonalMask[uint64](sq) & others,
			AntiDiagonal: transform.AntiDiagonalMask[uint64](sq) & others,
		}
	}
	return table
}

// HalfLines holds the four lines through a square cut in two by [transform.Halves]: above the square its
// squares of higher numbers, below it those of lower numbers. It fills one cache line of 64 bytes.
type HalfLines struct {
	RankAbove, RankBelow                 uint64
	FileAbove, FileBelow                 uint64
	DiagonalAbove, DiagonalBelow         uint64
	AntiDiagonalAbove, AntiDiagonalBelow uint64
}

// HalfLinesTable returns the halves of the lines through every square: 4 KiB.
func HalfLinesTable() (table [64]HalfLines) {
	for sq := range table {
		h := &table[sq]
		h.RankAbove, h.RankBelow = transform.Halves(sq, transform.RankMask[uint64](sq))
		h.FileAbove, h.FileBelow = transform.Halves(sq, transform.FileMask[uint64](sq))
		h.DiagonalAbove, h.DiagonalBelow = transform.Halves(sq, transform.DiagonalMask[uint64](sq))
		h.AntiDiagonalAbove, h.AntiDiagonalBelow = transform.Halves(sq, transform.AntiDiagonalMask[uint64](sq))
	}
	return table
}
