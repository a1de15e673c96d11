// Package dumb7 floods the empty squares in one direction, square by square: Dumb7Fill. Package fill does it for sets of
// sliders, in fewer steps.
//
//	attacked := dumb7.Rook(sq, occ) &^ own
//
// Prefer it if you want to see what a fill is.
//
// # Formula
//
//	front = (front << step) & empty; flood |= front        six times
//	attacks = (flood << step) & wrap
//
// where front and flood start as the sliders, and empty lacks the file that a step east or west
// would wrap to.
//
// # Derivation
//
// Six steps over empty squares reach everything on the way except the last square of the longest ray,
// and one more step, which may end on an occupied square, makes attacks of it:
//
//	gen             empty           one             two             attacks
//	1 . . . . . . . . 1 1 . 1 1 1 1   . 1 . . . . . . . . 1 . . . . .   . 1 1 1 . . . .
//
// The article of 2008 fills seven times and remarks that the seventh is not needed for attacks. An
// occluded fill, which leaves the blockers out, does not need it either: it is the sliders, and the
// empty ones among the squares that they attack.
//
// Only what the last step has reached goes on, not the whole flood. The dependency chain then has a shift and
// an intersection for each step, and the union is collected in parallel.
//
// # Lines
//
// No line alone. Package fill has a function for each direction.
//
// # Tables
//
// None. No function inlines into its callers.
//
// # Origin
//
// The obvious fill; its inventor is unknown. Chess_Movegen credits Gunnar Andersson, whose
// bitmob.c (2003) finds the moves of Othello this way.
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Dumb7Fill; Gerd Isenberg, Efficient
// Generation of Sliding Piece Attacks (2008).
//
// # Four directions at once
//
// With AVX2 the four directions to the left are lanes of a register, shifted by VPSLLVQ with a count for
// each, and the four to the right of another (VPSRLVQ): seven times t = (t &^ stop) << k, attacked |= t,
// where stop are the occupied squares and the edge that the direction would wrap over (Daniel Inführ, AVX
// branchless shift, 2022). To end early when nothing moves is slower. Package fill has the kernel of
// this kind, in three steps.
//
// # When to use
//
// To study what a fill is. Package fill does the same in three doubling steps.
package dumb7
