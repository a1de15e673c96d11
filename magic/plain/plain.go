package plain

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
)

// As many index bits as the most demanding squares need: a rook in the corner has twelve relevant
// squares, a bishop in the center nine.
const (
	rookBits, bishopBits = 12, 9
	rookSize, bishopSize = 1 << rookBits, 1 << bishopBits
)

// row holds what the look-ups from one square need. With four words its address is a shift.
type row struct {
	rookMask, rookMagic     uint64
	bishopMask, bishopMagic uint64
}

// seed fixes the multipliers that are found at start-up, so that every run of every program
// has the same. It is the luckiest of the first three hundred seeds: 199 tries for 128
// multipliers, where 263 are usual.
const seed = 290

var (
	rooks   [64][rookSize]uint64
	bishops [64][bishopSize]uint64
	rows    = build(&rooks, &bishops, seed)
)

// build finds a multiplier for every square and fills the tables.
func build(rooks *[64][rookSize]uint64, bishops *[64][bishopSize]uint64, seed uint64) (rows [64]row) {
	finder := find.NewFinder(seed)
	for sq := range rows {
		r := &rows[sq]
		r.rookMask, r.rookMagic = fill(finder, find.Rook, sq, rooks[sq][:])
		r.bishopMask, r.bishopMagic = fill(finder, find.Bishop, sq, bishops[sq][:])
	}
	return rows
}

// fill finds a multiplier for piece on sq and enters the attacks into table.
func fill(finder *find.Finder, piece find.Piece, sq int, table []uint64) (mask, magic uint64) {
	p := find.NewProblem(piece, uint8(sq))
	p.Bits = bits.Len(uint(len(table) - 1))
	magic = finder.Place(&p)
	finder.Enter(&p, table)
	return p.Mask, magic
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	// As in package magic; additional low bits only tell apart what the high bits confuse.
	return B(rooks[s][uint64(occ)&r.rookMask*r.rookMagic>>(64-rookBits)])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	return B(bishops[s][uint64(occ)&r.bishopMask*r.bishopMagic>>(64-bishopBits)])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	return B(rooks[s][uint64(occ)&r.rookMask*r.rookMagic>>(64-rookBits)] |
		bishops[s][uint64(occ)&r.bishopMask*r.bishopMagic>>(64-bishopBits)])
}
