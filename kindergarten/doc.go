// Package kindergarten gathers a line into six bits by a multiplication that never carries, and
// looks the attacks up: kindergarten bitboards.
//
//	attacked := kindergarten.Rook(sq, occ) &^ own
//
// Prefer it if tables must be small and the byte swap is slow.
//
// # Formula
//
//	rank, diagonals: fillUp[file][((occ & line) * bFile) >> 58] & line
//	file:            aFile[rank][(((occ >> file) & aFile) * 0x0080402010080400) >> 58] << file
//
// # Derivation
//
// A diagonal has one square on each file. Multiplying it by the b-file adds copies of it, each
// one rank higher and all one file to the right, so that rank 8 of the product holds the whole
// diagonal, moved by one file. The h-file square falls off, and a shift by 58 drops the other
// end: what stands on the edge of a line makes no difference.
//
//	diagonal        * b-file          = product
//	. . . . . . . H   . 1 . . . . . .   . A B C D E F G
//	. . . . . . G .   . 1 . . . . . .   . . . . . . . .
//	. . . . . F . .   . 1 . . . . . .   (garbage below)
//	. . . . E . . .   . 1 . . . . . .
//	. . . D . . . .   . 1 . . . . . .   >> 58: B C D E F G
//	. . C . . . . .   . 1 . . . . . .
//	. B . . . . . .   . 1 . . . . . .
//	A . . . . . . .   . 1 . . . . . .
//
// A rank needs the shift alone. The attacks on the first rank, copied to all ranks,
// are the fill-up table: cutting the line out of it puts every square where it belongs, so one
// table serves ranks, diagonals and anti-diagonals.
//
// A file is moved to the a-file, where the diagonal c2-h7 as a factor brings the square r ranks
// above the first, r from 1 to 6, to bit 64-r of the product. So the six arrive in reverse, and have their
// own table.
//
// # Tables
//
// Two of 512 words, 4,096 bytes each, and 16 bytes a square for the diagonals: 9,216 bytes, built in
// some microseconds. [Rank], [File], [Diagonal] and [AntiDiagonal] return the attacks along one line.
// Rook, Bishop and the line functions inline into their callers; Queen does not.
//
// # Origin
//
// Urban Koistinen multiplied lines; Gerd Isenberg made this scheme of it (2006).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Kindergarten_Bitboards.
//
// # Variants
//
//   - kgssb has a table for each square, whose entries are the finished attacks.
//   - sissy looks up what each rank of the board leaves of a queen's attacks.
//   - congruent divides the line by a constant instead of multiplying it.
//   - congruent/dense does so with the smallest constants.
//
// # When to use
//
// When tables must be small and the processor has no fast byte swap; otherwise
// hyperbola is smaller and has a lower latency ("bitray bench --mode latency-occupancy").
package kindergarten
