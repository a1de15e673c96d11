// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import (
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
	"github.com/bitray/bitray/transform"
)

type vec = reg.VecVirtual

// piece is a slider with the lines that it uses.
type piece struct {
	name         string
	rook, bishop bool
}

var pieces = []piece{
	{name: "rooks", rook: true},
	{name: "bishops", bishop: true},
	{name: "queens", rook: true, bishop: true},
}

// Write writes the kernels for amd64.
func Write(f *emit.File) {
	for _, write := range []func(*emit.File, piece){writePairs512, writePairs256, writeAll256} {
		for _, p := range pieces {
			write(f, p)
		}
	}
}

// WriteNEON writes the kernels for arm64.
func WriteNEON(f *neon.File) {
	for _, p := range pieces {
		writeAllNEON(f, p)
	}
}

// The geometry that goes into constants. Squares and boards are as in package transform.

// The diagonals of a square are numbered by four bits: (rank-file)&15 and rank+file.
func diagonalNumber(sq int) int     { return (sq/8 - sq%8) & 15 }
func antiDiagonalNumber(sq int) int { return sq/8 + sq%8 }

// numbered returns the squares with a number, 0 to 15. Two numbers are of no diagonal, two of no anti-diagonal.
func numbered(n int, number func(sq int) int) (squares uint64) {
	for sq := range 64 {
		if number(sq) == n {
			squares |= 1 << sq
		}
	}
	return squares
}

// through returns the lines of a piece through a square, except the file.
func (p piece) through(sq int) (mask uint64) {
	if p.rook {
		mask = transform.RankMask[uint64](sq)
	}
	if p.bishop {
		mask |= transform.DiagonalMask[uint64](sq) | transform.AntiDiagonalMask[uint64](sq)
	}
	return mask
}

func rankMask(rank int) uint64 { return 0xff << (8 * rank) }

// reversedByteOrder is the order of bytes for VPSHUFB that flips each board.
func reversedByteOrder(i int) byte { return byte(i&15 ^ 7) }
