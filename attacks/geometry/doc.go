// Package geometry holds what does not depend on occupied squares: steps, leapers, pawns, rays, the
// squares between two squares, and the line that they share. It depends on no technique for sliders, and it
// is generic over your own types: any integer square, any uint64 board. Package attacks has
// most of them for its own types, together with the default technique.
//
// Squares are numbered from a1, which is 0, to h1, 7, and h8, 63; they are masked by 63, never checked. Where no
// argument is a board the compiler cannot infer its type. It comes first there, and is the only one to name:
//
//	targets := geometry.Knight[Bitboard](sq) &^ own
//	mask := geometry.BetweenTo[Bitboard](king, checker)
//
// A singular takes one square and is a look-up ([Knight], [King], [Pawn]). A plural
// takes a whole set and is shifts ([Knights], [Kings], [Pawns]). A set is an integer
// too, so the compiler does not notice if one is given for a square. [Squares] is the loop over a set.
//
// # Colors
//
// [Color] is a type, so that the compiler notices if a color and a square are exchanged. [White] is the color
// whose pawns go north, towards higher squares. Convert your own: Color(c) if your a1 is square 0 and your
// White is 0, or your a8 is square 0 and your White is 1; else Color(c).Other().
//
// # Your squares are numbered differently
//
// If your a8 is square 0, or your files come before your ranks, nothing changes for knights, kings,
// [Between], [BetweenTo], [Line], [Distance] and what a slider attacks on an empty board:
// mapping the board first gives the same as mapping the result. What does change is
// everything that knows directions by name. Where a8 is square 0, north leads to your first rank, so pass the
// other color: White is the one whose pawns go towards higher squares. Where files come first, your pawns go
// east or west, and their attacks are two steps: StepNorthEast(b) | StepSouthEast(b).
//
// # Tables and inlining
//
// The tables have 48,128 bytes, of which 32,768 are those of [Between]; they are built at start-up,
// which takes less than a tenth of a millisecond (GODEBUG=inittrace=1 prints it). Every function
// inlines, also through your own one-line helper.
//
// # Sources
//
// Rays and lines: Chess Programming Wiki, On an empty Board,
// https://www.chessprogramming.org/On_an_empty_Board. Leapers, pawns and steps name theirs.
//
// Package legality finds checkers and pins.
package geometry
