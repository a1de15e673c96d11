// Package transform is the geometry of the 8x8 bit matrix: flips, mirrors, rotations, layouts
// by 45 degrees, lines gathered into bytes and scattered back, subsets of a mask, the symmetry
// group of the board, the eight ways to number its squares, and any other permutation of them.
//
// A board is any type whose underlying type is uint64, a square any integer type. Square a1 is
// bit 0, h1 is bit 7, h8 is bit 63: little-endian rank-file mapping. For a program that numbers
// them otherwise, [Mapping] converts.
//
//	8  56 57 58 59 60 61 62 63
//	7  48 49 50 51 52 53 54 55
//	6  40 41 42 43 44 45 46 47
//	5  32 33 34 35 36 37 38 39
//	4  24 25 26 27 28 29 30 31
//	3  16 17 18 19 20 21 22 23
//	2   8  9 10 11 12 13 14 15
//	1   0  1  2  3  4  5  6  7
//	    a  b  c  d  e  f  g  h
//
// Squares are masked by 63, never checked: what maps boards and squares does not panic, fail or
// allocate. The maps of whole boards are permutations of the bits: they distribute over the set
// operations, and applied to a board of one square they give the board of the mapped square.
//
// All attack tables of the module are built from this package: a line is gathered into a byte,
// [FirstRank] answers for the byte, and the answer is scattered back.
//
// # What it costs
//
// All maps of whole boards, all maps of squares but [ConvertSquare], and all line functions but
// those of a whole attack inline into their callers. [ApplyToBoard] and [ConvertBoard], which
// choose a map, do not. A flip or a rotation takes between half a nanosecond and two and a half,
// a visual layout about four. Package textbook measures each beside the published alternatives,
// and package each maps slices of boards, by AVX-512 and GFNI up to 39 times as fast.
//
// # Below this package
//
//   - each maps slices of boards with vector instructions.
//   - orbit finds canonical forms, orbits and stabilisers: what is the same up to symmetry.
//   - board4 is the 4x4 board in sixteen bits.
//   - deltaswap finds delta swaps for a layout of your own.
//   - textbook holds the published forms, proved or refuted.
//   - transformtest checks maps against a definition.
//   - pext extracts and deposits bits by a mask.
//   - rotated keeps occupancies turned, as an attack technique.
//   - simd says which vector instructions the machine has.
//   - words looks at slices of boards as words, for kernels.
package transform
