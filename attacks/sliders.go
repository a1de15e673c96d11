package attacks

import "github.com/bitray/bitray/magic"

// Sliders is an attack generator as a value, for a program that chooses a technique at run
// time. Each method returns the squares that the piece on sq attacks when the
// squares of occ are occupied: in every direction all squares up to and including the first
// occupied one. Whether sq itself is in occ makes no difference.
//
// A call through the interface costs a few nanoseconds and is never inlined. Where the
// technique is known, call the functions of its package.
type Sliders interface {
	Rook(sq Square, occ Bitboard) Bitboard
	Bishop(sq Square, occ Bitboard) Bitboard
	Queen(sq Square, occ Bitboard) Bitboard
}

// NewSliders makes [Sliders] of functions, of which rook and bishop must not be nil. Where queen is nil, a
// queen attacks what a rook and a bishop do. The functions of the techniques infer their types here:
//
//	attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen)
//	attacks.NewSliders(myRook, myBishop, nil)
func NewSliders(rook, bishop, queen func(sq Square, occ Bitboard) Bitboard) Sliders {
	return sliderFuncs{rook, bishop, queen}
}

// sliderFuncs are Sliders of functions, of which queen may be nil.
type sliderFuncs struct {
	rook, bishop, queen func(sq Square, occ Bitboard) Bitboard
}

func (f sliderFuncs) Rook(sq Square, occ Bitboard) Bitboard   { return f.rook(sq, occ) }
func (f sliderFuncs) Bishop(sq Square, occ Bitboard) Bitboard { return f.bishop(sq, occ) }

func (f sliderFuncs) Queen(sq Square, occ Bitboard) Bitboard {
	if f.queen == nil {
		return f.rook(sq, occ) | f.bishop(sq, occ)
	}
	return f.queen(sq, occ)
}

// Rook returns the squares that a rook on sq attacks, given the occupied squares, by the
// default technique, [github.com/bitray/bitray/magic].
func Rook(sq Square, occ Bitboard) Bitboard { return magic.Rook(sq, occ) }

// Bishop returns the squares that a bishop on sq attacks, given the occupied squares, by the
// default technique.
func Bishop(sq Square, occ Bitboard) Bitboard { return magic.Bishop(sq, occ) }

// Queen returns the squares that a queen on sq attacks, given the occupied squares, by the
// default technique.
func Queen(sq Square, occ Bitboard) Bitboard { return magic.Queen(sq, occ) }
