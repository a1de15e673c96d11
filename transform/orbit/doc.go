// Package orbit tells what is the same up to symmetry: it picks one board, or one position of
// several boards, out of all those that the symmetries of a group make of it.
//
// Tables of positions shrink by nearly the order of the group if only canonical forms are
// stored. Which group is right is a matter of the game: all eight symmetries for Othello and for
// chess endings without pawns, the two wings for chess with pawns (and no castling), and
// exchanging the colors, [ColorFlip], for either.
//
// A canonical form comes with the symmetry that leads to it. [transform.ApplyToSquare] takes
// the squares of a move there, and with the inverse symmetry back:
//
//	canonical, s := orbit.Canonical(orbit.All, board)
//	...                                                  // look up a square for it
//	sq = transform.ApplyToSquare(s.Inverse(), sq)        // on the board that was asked about
//
// Nothing here allocates. [Canonical] computes all eight images of a board, from three
// reflections and four byte swaps, and is too long to inline.
//
// Source: the dihedral group of the square acting on sets of squares, in any book on groups; Chess
// Programming Wiki, https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating, for the maps.
package orbit
