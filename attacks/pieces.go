package attacks

import "github.com/bitray/bitray/attacks/legality"

// Pieces are the pieces of one color as five sets: Pawns, Knights, Diagonals, Orthogonals and King.
// A queen is in two of them, Diagonals and Orthogonals. See [legality.Pieces].
type Pieces = legality.Pieces[Bitboard]
