// Package foldinghash folds a line to 32 bits, multiplies those, and looks each line up in one short slab:
// folding hash.
//
//	attacked := foldinghash.Rook(sq, occ) &^ own
//
// Prefer it if products have 32 bits.
//
// # Formula
//
//	x = occ & inner
//	slab[offset + (uint32(x ^ x>>31) * multiplier >> 26)], for each line
//
// inner are the squares of the line that matter: neither the slider's own nor the ends.
//
// # Derivation
//
// The upper half of the board laid over the lower one would mix two squares of every file, since squares n
// and n+32 are both on it. Moved by one bit less, square n comes to lie on n-31. The squares of a line are 1,
// 7, 8 or 9 apart, and so their distances are multiples of these, up to seven times:
//
//	ranks           1  2  3  4  5  6  7
//	anti-diagonals  7 14 21 28 35 42 49
//	files           8 16 24 32 40 48 56
//	diagonals       9 18 27 36 45 54 63
//
// 31 is not among them. No two squares of one line meet, nothing is lost, and the half that is left is a word
// of 32 bits to be multiplied. The a-file and where it goes:
//
//	. . . . . . . .
//	6 . . . . . . .
//	5 . . . . . . .
//	4 . . . . . . .
//	3 . . . . . . .   3 . . . . . . .
//	2 . . . . . . .   2 6 . . . . . .
//	1 . . . . . . .   1 5 . . . . . .
//	. . . . . . . .   . 4 . . . . . .
//
// What follows is package lineslab: an index of six bits, few of them used, and all tables across one
// another.
//
// # The search
//
// It is that of lineslab, for factors of 32 bits. A product of 32 bits has less room, so that the slab is
// longer: 5,598 entries. The published one has 5,956 and folds by
// hi ^ 3*lo.
//
// # Lines
//
// Each by itself: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 5,598 entries of 8 bytes and 64 bytes a square: 48,880 bytes, filled at start-up in some tens of
// microseconds ("bitray techniques" says how long). The multipliers and offsets are constants.
//
// Rook, Bishop and the line functions inline into their callers, with a bounds check for each line. Queen is
// one call.
//
// # Origin
//
// Daniel Inführ (2022), as folding hash; this fold is new here. Source:
// https://github.com/Gigantua/Chess_Movegen, FoldingHash.hpp; https://talkchess.com/viewtopic.php?p=925356.
//
// # When to use
//
// On processors whose products have 32 bits, and on graphics cards.
package foldinghash
