package legality

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// Sight is what a rook and a bishop on a square attack with your occupancy, by any technique.
type Sight[B ~uint64] struct{ Rook, Bishop B }

// AttackersTo returns those of the pieces p of color c that attack sq (0 to 63, masked). A piece
// attacks the squares that it could capture on; pins do not matter. from is what sliders on sq attack:
//
//	from := legality.Sight[Bitboard]{Rook: magic.Rook(sq, occ), Bishop: magic.Bishop(sq, occ)}
//	legality.AttackersTo(&them, geometry.Black, sq, from)
//
// In an exchange, remove the piece that has captured from the occupancy, call it again, and keep
// what is still in the occupancy: that adds the sliders behind the piece.
func AttackersTo[S constraints.Integer, B ~uint64](p *Pieces[B], c geometry.Color, sq S, from Sight[B]) B {
	return geometry.Pawn[B](^c, sq)&p.Pawns | geometry.Knight[B](sq)&p.Knights | geometry.King[B](sq)&p.King |
		from.Rook&p.Orthogonals | from.Bishop&p.Diagonals
}

// Checkers returns those of the pieces p of color c that give check to a king of the other color on the
// square king (0 to 63, masked). from is what sliders on that square attack. Unlike [AttackersTo] it
// ignores p.King, as a king gives no check.
func Checkers[S constraints.Integer, B ~uint64](p *Pieces[B], c geometry.Color, king S, from Sight[B]) B {
	return geometry.Pawn[B](^c, king)&p.Pawns | geometry.Knight[B](king)&p.Knights |
		from.Rook&p.Orthogonals | from.Bishop&p.Diagonals
}

// Attacked returns the squares that the pieces p of color c attack, the attack map of a side, given what its
// sliders attack as a set: from package fill, or from look-ups of one slider after the other. Squares with
// pieces of p belong to it, because those are protected.
//
//	danger := legality.Attacked(&them, geometry.Black, fill.Attacks(them.Orthogonals, them.Diagonals, occ&^king))
//
// That is where the king must not go: left out of the occupancy, it does not block the squares behind it. For
// many positions at once see MapsEach of package fill.
func Attacked[B ~uint64](p *Pieces[B], c geometry.Color, sliders B) B {
	return sliders | geometry.Pawns(c, p.Pawns) | geometry.Knights(p.Knights) | geometry.Kings(p.King)
}
