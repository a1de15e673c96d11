// Package rotated keeps the occupancy in four layouts, so that every line of the board lies in
// consecutive bits somewhere and is looked up after a shift and a mask: rotated bitboards.
//
//	occupancy := rotated.New[Square](occ) // the four layouts
//	occupancy.Toggle(from)                // for each move, once for each square that it changes
//	attacked := occupancy.Rook(sq) &^ own
//	attacked = rotated.Rook(sq, occ) &^ own // makes the layouts first
//
// Prefer it if multiplication is slow and positions change square by square.
//
// # Formula
//
//	attacks = table[sq][(rotated >> shift) & 63], for each of the two lines of a slider
//
// # Derivation
//
// A rank is a byte of the board. A file is a byte of the transposed board, a diagonal part of a
// byte of the board pseudo-rotated by 45 degrees, which packs the fifteen diagonals into eight
// ranks, two short ones in one:
//
//	9 1 1 1 1 1 1 1
//	A A 2 2 2 2 2 2
//	B B B 3 3 3 3 3
//	C C C C 4 4 4 4
//	D D D D D 5 5 5
//	E E E E E E 6 6
//	F F F F F F F 7
//	0 0 0 0 0 0 0 0
//
// The two in one rank do not disturb one another: a slider sees no farther than the end of its
// line, and the table is indexed by its square. What stands on the edge makes no difference
// either, so six bits of the byte are enough, for packed diagonals too: whatever the dropped
// bits are, they are an end of one of the two.
//
// So a line is gathered by the shift of [transform.GatherRank], on the board that has it in a rank, and
// not by [transform.GatherFile] and the like, which multiply the board as it is:
//
//	rank           the byte rank(sq) of the board
//	file           the byte file(sq) of transform.FlipDiagonal(occ)
//	diagonal       the byte rank-file, modulo 8, of transform.PseudoRotate45Clockwise(occ)
//	anti-diagonal  the byte rank+file+1, modulo 8, of transform.PseudoRotate45AntiClockwise(occ)
//
// Rotating a board costs one to two nanoseconds ("go test -bench Forms ./transform"), for
// each of the three layouts that are not the board itself. A game changes two squares a move, so the
// caller keeps an [Occupancy] and changes it with the moves, one bit in each of four words. [Rook], [Bishop]
// and [Queen], which take an ordinary occupancy, rotate it every time.
//
// # Tables
//
// Four of 64 by 64 words, 32 KiB each, one for each kind of line, and 32 bytes a square to change an
// occupancy: 133,120 bytes, built in well under a millisecond ("bitray techniques" says how long). All methods
// of Occupancy except Queen inline into their callers; [New] and the functions that rotate first do not.
//
// # Origin
//
// Robert Hyatt (1994) for Crafty; Ernst A. Heinz and Peter Gillgasch, independently, for
// DarkThought. Crafty laid its diagonals one after the other, as
// [transform.VisualRotate45Clockwise] does; here they are packed by the pseudo-rotation, which is
// quicker to make. Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Rotated_Bitboards and
// https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating.
//
// # When to use
//
// When multiplication is slow, which is no longer so on any common processor; otherwise to study the
// permutations.
package rotated
