package attacks

import "github.com/bitray/bitray/attacks/geometry"

// Knight returns the squares that a knight on sq attacks.
func Knight(sq Square) Bitboard { return geometry.Knight[Square, Bitboard](sq) }

// King returns the squares that a king on sq attacks.
func King(sq Square) Bitboard { return geometry.King[Square, Bitboard](sq) }

// KnightAttacks returns the squares that knights on the squares of b attack.
func (b Bitboard) KnightAttacks() Bitboard { return geometry.Knights(b) }

// KingAttacks returns the squares that kings on the squares of b attack.
func (b Bitboard) KingAttacks() Bitboard { return geometry.Kings(b) }
