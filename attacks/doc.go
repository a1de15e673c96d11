// Package attacks is the front door of the module: squares and sets of squares, directions and
// steps, the attacks of every piece, rays and lines, and what a slider reaches in two moves.
//
// A set of squares is a [Bitboard]; a1 is bit 0, h1 bit 7, h8 bit 63. [Rook], [Bishop] and
// [Queen] answer by the default technique; the other techniques of the module are packages of
// their own with functions of the same names, and package catalog lists them all. Whoever
// chooses a technique at run time holds it as [Sliders].
//
// Upper bits of squares (0 to 63) and directions (0 to 7) are ignored, so that no argument panics.
// Given as a square, [NoSquare] is therefore a1, and what [Bitboard.First] says of an empty set
// must not be passed on.
//
// An engine with types of its own does not need this package: the techniques are generic over
// any integer square and any uint64 board.
package attacks
