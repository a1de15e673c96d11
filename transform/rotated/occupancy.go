package rotated

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// Occupancy is the set of occupied squares in four layouts, each of which holds one kind of
// line in consecutive bits. It is a value of the caller's, kept up to date square by square as
// moves are made; the zero value is the empty board. S and B are the caller's types of square
// and board.
type Occupancy[S constraints.Integer, B ~uint64] struct {
	ranks         B // as the board is: a rank is a byte
	files         B // transposed: a file is a byte
	diagonals     B // pseudo-rotated clockwise: a diagonal is part of a byte
	antiDiagonals B // pseudo-rotated counterclockwise
}

// New returns the Occupancy of the squares in occ.
func New[S constraints.Integer, B ~uint64](occ B) Occupancy[S, B] {
	return Occupancy[S, B]{
		ranks:         occ,
		files:         transform.FlipDiagonal(occ),
		diagonals:     transform.PseudoRotate45Clockwise(occ),
		antiDiagonals: transform.PseudoRotate45AntiClockwise(occ),
	}
}

// Toggle empties square sq (0 to 63, masked) if it is occupied, and occupies it if it is empty: a move to an empty
// square toggles two squares, a capture only the one that is left, an en-passant capture three, castling four.
func (o *Occupancy[S, B]) Toggle(sq S) {
	bit := &squares[uint8(sq)&63]
	o.ranks ^= B(bit.ranks)
	o.files ^= B(bit.files)
	o.diagonals ^= B(bit.diagonals)
	o.antiDiagonals ^= B(bit.antiDiagonals)
}
