package slab

import (
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

// SideBySide lays the tables of ordinary magics, given from a1 to h8, one after another, those of all
// rooks first. (Package magic goes by squares, a rook and a bishop in turn.) Each index is as narrow as its
// multiplier allows ([check.Narrowest]): a square whose multiplier saves a bit takes half the slots. A
// multiplier that is wrong keeps as many bits as its mask has squares, and [Layout.Fill] names it.
func SideBySide(rooks, bishops [64]uint64) (l Layout) {
	for piece, magics := range [2][64]uint64{rooks, bishops} {
		for sq, magic := range magics {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			m, _ := check.Narrowest(&p, magic)
			l = append(l, Entry{Piece: p.Piece, Square: p.Square, Multiplier: m})
		}
	}
	l.layOut()
	return l
}

// layOut lays the tables one after another.
func (l Layout) layOut() {
	offset := 0
	for i := range l {
		l[i].Offset = offset
		offset += 1 << l[i].Bits
	}
}
