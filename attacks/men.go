package attacks

import "github.com/bitray/bitray/fill"

// Men are the men of one side as five sets. A queen is in two of them, Diagonals and
// Orthogonals.
type Men struct {
	Pawns, Knights, Diagonals, Orthogonals, King Bitboard
}

// All returns the squares that the men stand on.
func (m Men) All() Bitboard { return m.Pawns | m.Knights | m.Diagonals | m.Orthogonals | m.King }

// Attacked returns the squares that the men of colour c attack, given the occupied squares: the
// attack map of a side. Squares with men of their own belong to it, for those are protected.
//
// For the squares that the king of the other side must not go to, leave that king out of occ:
// he does not hide behind himself.
//
// Slices of positions are answered several times faster by [fill.WhiteMaps] and
// [fill.BlackMaps].
func (m Men) Attacked(c Color, occ Bitboard) Bitboard {
	return fill.Attacks(m.Orthogonals, m.Diagonals, occ) |
		m.Pawns.PawnAttacks(c) | m.Knights.KnightAttacks() | m.King.KingAttacks()
}
