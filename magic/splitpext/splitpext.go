//lint:file-ignore U1000 the assembly reads the tables and goes on to the emulation

package splitpext

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// The squares that are not the last ones of a line, by the kind of line.
const (
	innerFiles = 0x7e7e7e7e7e7e7e7e
	innerRanks = 0x00ffffffffffff00
	interior   = innerFiles & innerRanks
)

// row holds the inner squares of the lines through a square. The slider's own square is among
// them: it makes no difference to the attacks. The assembly knows the layout.
type row struct {
	rank, file, diagonal, antiDiagonal uint64
}

// lines holds the attacks on the four lines through a square by the extracted inner squares of
// the line: 2 KiB. The assembly knows the layout.
type lines struct {
	rank, file, diagonal, antiDiagonal [64]uint64
}

var (
	tables [64]lines
	rows   = build(&tables)
)

// build fills the tables.
func build(tables *[64]lines) (rows [64]row) {
	for sq := range rows {
		r, l := &rows[sq], &tables[sq]
		*r = row{
			rank:         transform.RankMask[uint64](sq) & innerFiles,
			file:         transform.FileMask[uint64](sq) & innerRanks,
			diagonal:     transform.DiagonalMask[uint64](sq) & interior,
			antiDiagonal: transform.AntiDiagonalMask[uint64](sq) & interior,
		}
		tabulate.Subsets(l.rank[:], sq, r.rank, tabulate.RankAttacks)
		tabulate.Subsets(l.file[:], sq, r.file, tabulate.FileAttacks)
		tabulate.Subsets(l.diagonal[:], sq, r.diagonal, tabulate.DiagonalAttacks)
		tabulate.Subsets(l.antiDiagonal[:], sq, r.antiDiagonal, tabulate.AntiDiagonalAttacks)
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint64(sq)&63, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint64(sq)&63, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included. It is one call.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint64(sq)&63, uint64(occ)))
}

// emulatedRook, emulatedBishop and emulatedQueen answer without the instruction.

func emulatedRook(sq, occ uint64) uint64 {
	r, l := &rows[sq&63], &tables[sq&63]
	return l.rank[bmi2.Emulate(occ, r.rank)&63] | l.file[bmi2.Emulate(occ, r.file)&63]
}

func emulatedBishop(sq, occ uint64) uint64 {
	r, l := &rows[sq&63], &tables[sq&63]
	return l.diagonal[bmi2.Emulate(occ, r.diagonal)&63] | l.antiDiagonal[bmi2.Emulate(occ, r.antiDiagonal)&63]
}

func emulatedQueen(sq, occ uint64) uint64 {
	return emulatedRook(sq, occ) | emulatedBishop(sq, occ)
}
