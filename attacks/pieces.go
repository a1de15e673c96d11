package attacks

import (
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/fill"
)

// Pieces are the pieces of one color as five sets: Pawns, Knights, Diagonals, Orthogonals and King.
// A queen is in two of them, Diagonals and Orthogonals. See [legality.Pieces].
type Pieces = legality.Pieces[Bitboard]

// Attacked returns the squares that the pieces p of color c attack, given the occupied squares: the
// attack map of a side. Squares with pieces of p belong to it, because those are protected.
//
// For the squares that the king of the other side must not go to, leave that king out of occ: it
// does not block the attacks on the squares behind it.
//
// For slices of positions [fill.Maps] is several times as fast ("bitray bench --mode set-map-each").
func Attacked(p *Pieces, c Color, occ Bitboard) Bitboard {
	return legality.Attacked(p, c, fill.Attacks(p.Orthogonals, p.Diagonals, occ))
}
