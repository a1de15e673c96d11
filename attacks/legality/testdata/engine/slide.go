package main

import (
	"github.com/bitray/bitray/attacks/legality"
	technique "github.com/bitray/bitray/magic" // to change the technique, change this line
)

func rookAttacks(sq Square, occ Bitboard) Bitboard   { return technique.Rook(sq, occ) }
func bishopAttacks(sq Square, occ Bitboard) Bitboard { return technique.Bishop(sq, occ) }

// sight is what package legality wants to know of a square.
func sight(sq Square, occ Bitboard) legality.Sight[Bitboard] {
	return legality.Sight[Bitboard]{Rook: rookAttacks(sq, occ), Bishop: bishopAttacks(sq, occ)}
}
