package symmetric

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/magic/symmetric/internal/index"
	"github.com/bitray/bitray/transform"
)

var (
	numbers [index.Numbers]uint8
	sets    [index.Sets]uint64
	rows    = build(&numbers, &sets)
)

func build(numbers *[index.Numbers]uint8, sets *[index.Sets]uint64) [64][2]index.Row {
	tables := index.Build()
	*numbers, *sets = tables.Numbers, tables.Sets
	return tables.Rows
}

// Occupancy is the set of occupied squares under all eight symmetries of the board: 64 bytes that
// the caller makes once a position. S and B are the caller's types of square and board. The zero
// value is the empty board. Its methods may be called by several goroutines at once.
type Occupancy[S constraints.Integer, B ~uint64] struct {
	boards [8]uint64
}

// New returns the Occupancy of the squares in occ.
func New[S constraints.Integer, B ~uint64](occ B) Occupancy[S, B] {
	return Occupancy[S, B]{transform.Images(uint64(occ))}
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Rook(sq S) B {
	r := &rows[uint8(sq)&63][find.Rook]
	// In its orbit's orientation the occupancy finds the same number from every square of the orbit.
	return B(sets[uint32(numbers[r.Offset+o.boards[r.Code>>index.SymmetryShift]&r.Mask*r.Magic>>(r.Code&63)])+r.First])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Bishop(sq S) B {
	r := &rows[uint8(sq)&63][find.Bishop]
	return B(sets[uint32(numbers[r.Offset+o.boards[r.Code>>index.SymmetryShift]&r.Mask*r.Magic>>(r.Code&63)])+r.First])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Queen(sq S) B { return o.Rook(sq) | o.Bishop(sq) }

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included. It transforms the
// occupancy every time, which costs more than the look-up: keep an [Occupancy] to ask more than one
// question about a position.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(attacks(&rows[uint8(sq)&63][find.Rook], uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares, as [Rook] does.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(attacks(&rows[uint8(sq)&63][find.Bishop], uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares, as [Rook] does.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rook(sq, occ) | Bishop(sq, occ)
}

// attacks transforms occ as the square needs it and looks it up.
func attacks(r *index.Row, occ uint64) uint64 {
	transformed := transform.ApplyToBoard(r.Symmetry(), occ)
	return sets[uint32(numbers[r.Index(transformed)])+r.First]
}
