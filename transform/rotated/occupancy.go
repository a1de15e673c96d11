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

// Board returns the occupied squares in the ordinary layout.
func (o *Occupancy[S, B]) Board() B { return o.ranks }

// Put occupies square sq (0 to 63, masked), whether it was occupied or not.
func (o *Occupancy[S, B]) Put(sq S) {
	bit := &squares[uint8(sq)&63]
	o.ranks |= B(bit.ranks)
	o.files |= B(bit.files)
	o.diagonals |= B(bit.diagonals)
	o.antiDiagonals |= B(bit.antiDiagonals)
}

// Remove empties square sq (0 to 63, masked), whether it was occupied or not.
func (o *Occupancy[S, B]) Remove(sq S) {
	bit := &squares[uint8(sq)&63]
	o.ranks &^= B(bit.ranks)
	o.files &^= B(bit.files)
	o.diagonals &^= B(bit.diagonals)
	o.antiDiagonals &^= B(bit.antiDiagonals)
}

// Move takes the piece on the square from to the square to (0 to 63, masked). If to is occupied the move is a
// capture, after which to is still occupied, by another piece: only from changes. An en-passant capture takes
// a call of Remove for the captured pawn as well.
func (o *Occupancy[S, B]) Move(from, to S) {
	o.Remove(from)
	o.Put(to)
}
