// Package transform is the geometry of the 8x8 bit matrix: flips, mirrors, rotations,
// pseudo-rotations by 45 degrees, lines gathered into bytes and scattered back, subsets of a
// mask, and the symmetry group of the board.
//
// A board is any type whose underlying type is uint64, a square any integer type. Square a1 is
// bit 0, h1 is bit 7, h8 is bit 63: little-endian rank-file mapping.
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
// Squares are masked by 63, never checked, so no function panics, fails or allocates. The maps
// of whole boards are permutations of the bits: they distribute over the set operations, and
// applied to a board of one square they give the board of the mapped square.
//
// All attack tables of the module are built from this package: a line is gathered into a byte,
// [FirstRank] answers for the byte, and the answer is scattered back.
package transform
