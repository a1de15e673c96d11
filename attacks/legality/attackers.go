package legality

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// AttackersTo returns those of the pieces p of color c (0 goes north, 1 south, masked) that attack
// sq (0 to 63, masked). A piece attacks the squares that it could capture on; pins do not matter. rook
// and bishop are what a rook and a bishop on sq attack with your occupancy, by any technique:
//
//	legality.AttackersTo(&them, Black, sq, magic.Rook(sq, occ), magic.Bishop(sq, occ))
//
// In an exchange, lift the piece that has captured from the occupancy, ask again, and keep what
// is still in the occupancy: that adds the sliders behind the piece.
func AttackersTo[B ~uint64, C, S constraints.Integer](p *Pieces[B], c C, sq S, rook, bishop B) B {
	return geometry.Pawn[B](^c, sq)&p.Pawns | geometry.Knight[B](sq)&p.Knights | geometry.King[B](sq)&p.King |
		rook&p.Orthogonals | bishop&p.Diagonals
}

// Checkers returns those of the pieces p of color c (0 goes north, 1 south, masked) that give
// check to a king of the other color on the square king (0 to 63, masked). rook and bishop are
// what a rook and a bishop on that square attack. Unlike [AttackersTo] it ignores p.King, as a king
// gives no check.
func Checkers[B ~uint64, C, S constraints.Integer](p *Pieces[B], c C, king S, rook, bishop B) B {
	return geometry.Pawn[B](^c, king)&p.Pawns | geometry.Knight[B](king)&p.Knights |
		rook&p.Orthogonals | bishop&p.Diagonals
}
