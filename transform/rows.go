package transform

// Lines holds the four lines through a square, each without the square itself. It takes 32 bytes, so
// that the address of an entry of a table is a shift away.
type Lines struct{ Rank, File, Diagonal, AntiDiagonal uint64 }

// LinesTable returns the lines through every square: 2 KiB. A technique that wants its table in its own
// package makes a variable of it.
func LinesTable() (table [64]Lines) {
	for sq := range table {
		others := ^(uint64(1) << sq)
		table[sq] = Lines{
			Rank:         RankMask[uint64](sq) & others,
			File:         FileMask[uint64](sq) & others,
			Diagonal:     DiagonalMask[uint64](sq) & others,
			AntiDiagonal: AntiDiagonalMask[uint64](sq) & others,
		}
	}
	return table
}

// HalfLines holds the four lines through a square cut in two by [Halves]: above the square its
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
		h.RankAbove, h.RankBelow = Halves(RankMask[uint64](sq), sq)
		h.FileAbove, h.FileBelow = Halves(FileMask[uint64](sq), sq)
		h.DiagonalAbove, h.DiagonalBelow = Halves(DiagonalMask[uint64](sq), sq)
		h.AntiDiagonalAbove, h.AntiDiagonalBelow = Halves(AntiDiagonalMask[uint64](sq), sq)
	}
	return table
}
