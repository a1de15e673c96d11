package geometry

import "golang.org/x/exp/constraints"

var (
	knightAttacks = perSquare(Knights[uint64])
	kingAttacks   = perSquare(Kings[uint64])
)

func perSquare(setwise func(uint64) uint64) (table [64]uint64) {
	for sq := range table {
		table[sq] = setwise(1 << sq)
	}
	return table
}

// Knight returns the squares that a knight on sq (0 to 63, masked) attacks.
func Knight[B ~uint64, S constraints.Integer](sq S) B { return B(knightAttacks[sq&63]) }

// King returns the squares that a king on sq (0 to 63, masked) attacks.
func King[B ~uint64, S constraints.Integer](sq S) B { return B(kingAttacks[sq&63]) }

// Knights returns the squares that knights on the squares of b attack.
//
// A knight move is one file and two ranks, or two files and one rank: the files are moved
// first, both wings together, then the ranks.
// Source: Chess Programming Wiki, Knight Pattern, https://www.chessprogramming.org/Knight_Pattern.
func Knights[B ~uint64](b B) B {
	one := b>>1&^fileH | b<<1&^fileA
	two := b>>2&^(fileG|fileH) | b<<2&^(fileA|fileB)
	return one<<16 | one>>16 | two<<8 | two>>8
}

// Kings returns the squares that kings on the squares of b attack.
// Source: Chess Programming Wiki, King Pattern, https://www.chessprogramming.org/King_Pattern.
func Kings[B ~uint64](b B) B {
	sides := b>>1&^fileH | b<<1&^fileA
	row := b | sides
	return sides | row<<8 | row>>8
}
