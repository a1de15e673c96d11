package main

// To change the technique, change this line.
import technique "github.com/bitray/bitray/magic"

func rookAttacks(sq Square, occ Bitboard) Bitboard   { return technique.Rook(sq, occ) }
func bishopAttacks(sq Square, occ Bitboard) Bitboard { return technique.Bishop(sq, occ) }
