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
// # What is here
//
//   - Flips: [FlipVertical], [MirrorHorizontal], [FlipDiagonal] (the transposition of the
//     matrix), [FlipAntiDiagonal].
//   - Rotations: [Rotate90Clockwise], [Rotate90AntiClockwise], [Rotate180].
//   - Rotations by 45 degrees, or what a square board has of them: [PseudoRotate45Clockwise] packs
//     the diagonals into ranks, [VisualRotate45Clockwise] lays them one after the other. Each has a
//     counterclockwise counterpart; the packing has inverses, and a [Permutation] inverts the other.
//   - A flip or rotation chosen at run time: [Symmetry], [ApplyToBoard], [ApplyToSquare].
//   - What is the same up to symmetry: [Canonical], [CanonicalAll], [Orbit], for a [Group] of symmetries. Tables of
//     positions shrink by nearly the order of the group if only canonical forms are stored: [AllSymmetries] for
//     Othello and for chess endings without pawns, the two wings for chess with pawns (and no castling).
//   - Boards of other programs: [Mapping], [ConvertBoard], [ConvertSquare].
//   - Other permutations: [NewPermutation] and [Permute] for any, [DeltaSwap] for those that a few
//     exchanges make.
//   - Lines: their squares ([RankMask]), their contents as a byte ([GatherRank], [ScatterRank]); the like for files,
//     diagonals and anti-diagonals. [Halves] cuts them at a square.
//   - What a slider attacks on a line: [FirstRank].
//   - Subsets of a mask: [Subsets], [NextSubset].
//   - Text: [Draw], [ParseBoard], [SquareName], [ParseSquare].
//
// # Lines and bytes
//
// A line of the board and a byte hold the same eight bits. Gather takes the line through a
// square out of a board; Scatter puts a byte back on that line, and the rest of its result is
// empty. In the byte, bit i is the square on file i; for a file it is the square on rank i,
// counted from 0. A short diagonal uses the bits of the files that it crosses: Gather leaves the
// others zero, Scatter ignores them.
//
// All attack tables of the module are built in three stages: a line is gathered into a byte,
// [FirstRank] returns the attacks within the byte, and these are scattered back.
//
// The functions of lines serve every rank-file mapping, given a square and a board of that
// mapping. Where ranks or files are big-endian, so are the bits of the byte.
//
// # Pictures and other matrices
//
// In a matrix whose element in row i and column j, both from 0, is bit 8i+j, ranks are rows and
// files are columns: [FlipDiagonal] transposes, [FlipVertical] reverses the order of the rows,
// [MirrorHorizontal] that of the columns.
//
// The names of flips and rotations mean a board seen with its lowest byte at the bottom and its
// lowest bits on the left. A picture whose lowest byte is the row at the top is seen otherwise:
//
//   - If the highest bit of a byte is on the left, as in most bitmap fonts, the picture is a
//     board turned by 180 degrees ([BigEndianRankFile]), and all the names hold.
//   - If the lowest bit is on the left, it is a board upside down ([RankFileBigEndianRanks]): the
//     rotations by 90 degrees turn it the other way, and the two diagonals change places.
//
// # What it costs
//
// All maps of whole boards, all maps of squares except [ConvertSquare], and all line functions
// inline into their callers. [ApplyToBoard] and [ConvertBoard], which
// choose a map, do not. A flip or a rotation takes up to 2.5 ns, a visual layout 3 to 5
// ("go test -bench Forms ./transform").
//
// Package rotated keeps occupancies turned, as an attack technique.
//
// # Sources
//
// The Chess Programming Wiki, https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating, unless a
// function names another; Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, Workshop Chess
// and Mathematics, Dresden 2008; Donald E. Knuth, The Art of Computer Programming, volume 4A, 7.1.3,
// https://www-cs-faculty.stanford.edu/~knuth/taocp.html.
package transform
