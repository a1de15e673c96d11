// Package qbb shifts two patterns of a line to the first blockers on either side and takes what
// they have in common, with no table at all: the attacks of QBBEngine.
//
//	attacked := qbb.Rook(sq, occ) &^ own
//
// Prefer it if there must be no tables.
//
// # Formula
//
//	upper, lower = the first blockers above and below the slider, edges included
//	attacks = (last >> (63 - upper)) & (first << lower) &^ slider
//
// where first is the line that starts on a1, and last the one that ends on h8: the a-file and the
// h-file, the first rank and the eighth. On diagonals both are every ninth square, on
// anti-diagonals every seventh.
//
// # Derivation
//
// The h-file, shifted so that it ends on the upper blocker, holds the squares from there down; the
// a-file, shifted so that it starts on the lower blocker, holds the squares from there up. A rook
// on d4, blockers on d2 and d7:
//
//	ends on d7        starts on d2      in common
//	. . . . . . . .   . . . 1 . . . .   . . . . . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
//	. . . 1 . . . .   . . . . . . . .   . . . . . . . .
//
// The same shifts find the blockers: the pattern that starts on the slider and the one that ends on
// it are the rays, and the edges of the board are added to the occupied squares, so that each ray
// has something to be found. If the slider stands on the edge itself, it finds itself, and the ray
// is empty.
//
// The diagonal patterns have steps of 9 and 7 and do not know the edge of the board: shifted, they
// reappear on the other side. The result is right all the same. A scan stops at the edge, before the pattern
// wraps, and the two patterns that are intersected have the same step, so that what they have in
// common lies between the two blockers, step by step.
//
// # Lines
//
// All four: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// None; the patterns are constants.
//
// The line functions inline into their callers. Rook, Bishop and Queen are one call each.
//
// # Origin
//
// Fabio Gobbato, in QBBEngine, a didactic engine on quad-bitboards.
// Source: Chess Programming Wiki, https://www.chessprogramming.org/QBBEngine, and its published source.
//
// Daniel Inführ's Genetic QBB (Chess_Movegen) replaces the intersection of the two patterns by three shifts
// of one, pattern << lo << (63-hi) >> (63-hi). Each waits for the one before, and nothing is gained.
//
// # When to use
//
// When there must be no tables, as where caches are cold or memory is scarce.
package qbb
