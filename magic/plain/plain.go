package plain

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/magic/find"
)

//go:generate go run ../generate -package plain -rook 12 -bishop 9

// The number of index bits is that of the squares that need most: a rook in the corner has
// twelve relevant squares, a bishop in the centre nine.
const (
	rookBits, bishopBits = 12, 9
	rookSize, bishopSize = 1 << rookBits, 1 << bishopBits
)

// row holds what the look-ups from one square need. With four words its address is a shift.
type row struct {
	rookMask, rookMagic     uint64
	bishopMask, bishopMagic uint64
}

type (
	rookTables   [64][rookSize]uint64
	bishopTables [64][bishopSize]uint64
)

var (
	rooks   rookTables
	bishops bishopTables
	rows    = build(&rooks, &bishops)
)

// build fills the tables.
func build(rooks *rookTables, bishops *bishopTables) (rows [64]row) {
	for sq := range rows {
		rows[sq] = row{
			rookMask:    fill(rooks[sq][:], find.Rook, sq, rookBits, rookMagics[sq]),
			rookMagic:   rookMagics[sq],
			bishopMask:  fill(bishops[sq][:], find.Bishop, sq, bishopBits, bishopMagics[sq]),
			bishopMagic: bishopMagics[sq],
		}
	}
	return rows
}

// fill enters the attacks of piece on sq into table and returns the relevant squares.
func fill(table []uint64, piece find.Piece, sq, bits int, magic uint64) (mask uint64) {
	p := find.NewProblem(piece, uint8(sq))
	p.Bits = bits
	if err := p.Fill(table, magic); err != nil {
		// The multipliers are constants of this package: this is a broken build.
		panic("bitray/magic/plain: " + err.Error())
	}
	return p.Mask
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	return B(rooks[s][uint64(occ)&r.rookMask*r.rookMagic>>(64-rookBits)])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	return B(bishops[s][uint64(occ)&r.bishopMask*r.bishopMagic>>(64-bishopBits)])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	r := &rows[s]
	return B(rooks[s][uint64(occ)&r.rookMask*r.rookMagic>>(64-rookBits)] |
		bishops[s][uint64(occ)&r.bishopMask*r.bishopMagic>>(64-bishopBits)])
}
