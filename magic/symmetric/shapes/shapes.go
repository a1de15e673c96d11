package shapes

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/magic/symmetric/internal/index"
	"github.com/bitray/bitray/transform"
)

// shapeCount is the number of different shapes of attack sets.
const shapeCount = 1_297

var (
	numbers [index.Numbers]uint8
	// shapeOf holds the number of the shape for each attack set of each square.
	shapeOf [index.Sets]uint16
	// shapes holds attack sets turned back by their square, so that they fit all squares from
	// which they look the same.
	shapes [shapeCount]uint64
	rows   = build(&numbers, &shapeOf, &shapes)
)

func build(numbers *[index.Numbers]uint8, shapeOf *[index.Sets]uint16, shapes *[shapeCount]uint64) [64][2]index.Row {
	tables := index.Build()
	*numbers = tables.Numbers
	seen := make(map[uint64]uint16, shapeCount)
	last := -1 // of the squares and pieces whose attack sets have begun, in the order of the sets
	for set, attacks := range tables.Sets {
		if next := last + 1; next < 128 && int(tables.Rows[next&63][next>>6].First) == set {
			last = next
		}
		shape := bits.RotateLeft64(attacks, -last)
		number, ok := seen[shape]
		if !ok {
			number = uint16(len(seen))
			seen[shape], shapes[number] = number, shape
		}
		shapeOf[set] = number
	}
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
	set := uint32(numbers[r.Offset+o.boards[r.Code>>index.SymmetryShift]&r.Mask*r.Magic>>(r.Code&63)]) + r.First
	// The shape was turned right by the square, which lost nothing; turning left gives the set back.
	return B(bits.RotateLeft64(shapes[shapeOf[set]], int(sq)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Bishop(sq S) B {
	r := &rows[uint8(sq)&63][find.Bishop]
	set := uint32(numbers[r.Offset+o.boards[r.Code>>index.SymmetryShift]&r.Mask*r.Magic>>(r.Code&63)]) + r.First
	return B(bits.RotateLeft64(shapes[shapeOf[set]], int(sq)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Queen(sq S) B { return o.Rook(sq) | o.Bishop(sq) }

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included. It transforms the
// occupancy every time, which costs more than the look-up: keep an [Occupancy] to ask more than one
// question about a position.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(bits.RotateLeft64(shape(&rows[s][find.Rook], uint64(occ)), int(s)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares, as [Rook] does.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(bits.RotateLeft64(shape(&rows[s][find.Bishop], uint64(occ)), int(s)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares, as [Rook] does.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rook(sq, occ) | Bishop(sq, occ)
}

// shape transforms occ as the square needs it and looks up what is attacked, turned back by the
// square.
func shape(r *index.Row, occ uint64) uint64 {
	transformed := transform.ApplyToBoard(r.Symmetry(), occ)
	return shapes[shapeOf[uint32(numbers[r.Index(transformed)])+r.First]]
}
