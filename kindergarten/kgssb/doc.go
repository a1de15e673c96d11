// Package kgssb gathers each line by multiplication and looks the finished attacks of the
// square up: kindergarten super SISSY bitboards, where SISSY stands for split index, superset
// yielding.
//
//	attacked := kgssb.Rook(sq, occ) &^ own
//
// Prefer it if single lines are needed and 132 kB do not matter.
//
// # Formula
//
//	rank[sq][(occ >> ((sq & 56) + 1)) & 63]
//	file[sq][(((occ >> (sq & 7)) & 0x0001010101010100) * 0x0080402010080400) >> 58]
//	diagonal[sq][((occ & inner[sq]) * 0x0002020202020200) >> 58]
//
// # Derivation
//
// The indices are those of package kindergarten: a diagonal has one square a file, so
// multiplying it by the b-file adds its squares up in the last rank, one place to the left,
// and the shift leaves the six inner files; on a file the diagonal c2-h7 does the same. Six
// ranks of the b-file are enough, because the inner squares stand on the ranks 2 to 7.
//
//	inner squares      * b2-b7            = product
//	. . . . . . . .      . . . . . . . .   . . B C . E F G   the top six bits
//	. . . . . . G .      . 1 . . . . . .   . . B C . E F G
//	. . . . . F . .      . 1 . . . . . .   . . B C . E F .
//	. . . . E . . .      . 1 . . . . . .   . . B C . E . .
//	. . . . . . . .      . 1 . . . . . .   . . B C . . . .
//	. . C . . . . .      . 1 . . . . . .   . . B C . . . .
//	. B . . . . . .      . 1 . . . . . .   . . B . . . . .
//	. . . . . . . .      . . . . . . . .   . . . . . . . .
//
// What is new is the table. Kindergarten's is shared by all ranks, so that its result must be
// cut to the line by a second mask, or shifted to the file. Here every square has its own
// tables, whose entries are the attacks themselves: after the look-up all that is left to do
// is to join the lines. That takes the mask out of the path from the occupancy to the
// attacks, and costs fourteen times the memory.
//
// It serves every line, also alone: [Rank], [File], [Diagonal], [AntiDiagonal].
//
// # Tables
//
// Four tables of 64 x 64 entries of 8 bytes, the four of a square together, and 16 bytes of
// masks a square: 132 kB, filled at start-up in about a tenth of a millisecond; "bitray techniques"
// says how long it takes.
//
// Rook, Bishop, Queen and the line functions inline into their callers.
//
// # Origin
//
// Michael Sherwin, after kindergarten (Urban Koistinen, Gerd Isenberg) and the SISSY
// bitboards; 2023 according to the port of Daniel Inführ.
// Source: https://talkchess.com/viewtopic.php?t=81234; https://github.com/Gigantua/Chess_Movegen,
// KindergartenSuperSissyBoard.hpp.
//
// # When to use
//
// When there is room for larger tables and the masks of kindergarten take too long, or when single lines
// are needed without a processor that extracts bits.
package kgssb
