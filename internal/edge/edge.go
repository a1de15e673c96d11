// Package edge names the edges of the board: its outer files and ranks, and the boards without an outer
// file, which steps over the edge must not enter. A step to the east from the h-file comes out on the
// a-file of the next rank, a step to the west from the a-file on the h-file of the rank before.
//
// The names are untyped constants, which serve any type of board, and a separate package, because a
// technique without tables must not link those of package transform.
package edge

// Square a1 is bit 0, h1 bit 7, h8 bit 63.
const (
	FileA = 0x0101010101010101
	FileH = 0x8080808080808080
	Rank1 = 0x00000000000000ff
	Rank8 = 0xff00000000000000

	NotFileA = 0xfefefefefefefefe // where steps to the east lead
	NotFileH = 0x7f7f7f7f7f7f7f7f // where steps to the west lead
)
