package index

import "github.com/bitray/bitray/internal/find"

// saved is a magic whose index has one bit less than its mask has squares.
type saved struct {
	piece  find.Piece
	square uint8
	magic  uint64
}

// savedBits holds one such magic for each orbit that has one. Those of rooks were found by
// Grant Osborne, Volker Annuss, Gerd Isenberg, Richard Pijl, Peter Österlund and Niklas Fiekas
// (Chess Programming Wiki, Best Magics so far); those of bishops by "bitray-lab exhaust".
var savedBits = []saved{
	{find.Rook, 56, 0xebffffb9ff9fc526},   // a8
	{find.Rook, 55, 0x510ffff5f63c96a0},   // h7
	{find.Rook, 58, 0x53bfffedffdeb1a2},   // c8
	{find.Rook, 59, 0x127fffb9ffdfb5f6},   // d8
	{find.Rook, 54, 0x0003ff95e5e6a4c0},   // g7
	{find.Rook, 50, 0x497fffadff9c2e00},   // c7
	{find.Rook, 51, 0x613fffddffce9200},   // d7
	{find.Bishop, 0, 0x0005c96573fa05fe},  // a1
	{find.Bishop, 1, 0x000425f30affff40},  // b1
	{find.Bishop, 16, 0x0040000853ea0ffe}, // a3
	{find.Bishop, 9, 0x00000445f30affff},  // b2
	{find.Bishop, 17, 0x0020000429f507ff}, // b3
}
