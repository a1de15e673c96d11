package attacks

import "github.com/bitray/bitray/magic"

// Sliders is an attack generator as a value: what a technique of this module is when it is
// chosen at run time. Each method returns the squares that the piece on sq attacks when the
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

// NewSliders makes [Sliders] of functions. Those of the techniques infer their types here, and queen may be nil:
//
//	attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen)
//	attacks.NewSliders(myRook, myBishop, nil)
func NewSliders(rook, bishop, queen func(sq Square, occ Bitboard) Bitboard) Sliders {
	return SliderFuncs{rook, bishop, queen}
}

// SliderFuncs is [Sliders] of functions. RookFunc and BishopFunc must be set; where QueenFunc is nil, a queen
// attacks what a rook and a bishop do.
type SliderFuncs struct {
	RookFunc, BishopFunc, QueenFunc func(sq Square, occ Bitboard) Bitboard
}

// Rook calls RookFunc.
func (f SliderFuncs) Rook(sq Square, occ Bitboard) Bitboard { return f.RookFunc(sq, occ) }

// Bishop calls BishopFunc.
func (f SliderFuncs) Bishop(sq Square, occ Bitboard) Bitboard { return f.BishopFunc(sq, occ) }

// Queen calls QueenFunc, or else the other two.
func (f SliderFuncs) Queen(sq Square, occ Bitboard) Bitboard {
	if f.QueenFunc == nil {
		return f.RookFunc(sq, occ) | f.BishopFunc(sq, occ)
	}
	return f.QueenFunc(sq, occ)
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
