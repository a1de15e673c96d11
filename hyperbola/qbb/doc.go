// Package qbb shifts two patterns of a line to the first blockers on either side and takes what
// they have in common, with no table at all: the attacks of QBBEngine.
//
// # Formula
//
//	upper, lower = the first blockers above and below the slider, edges included
//	attacks = (pattern >> (63 - upper)) & (pattern << lower) &^ slider
//
// where the pattern is a line from a1 to h8: a file, a rank, or all multiples of 9 or of 7.
//
// # Derivation
//
// A file pattern shifted so that it ends on the upper blocker holds the squares from there down; one
// that starts on the lower blocker holds the squares from there up. A rook on d4, blockers on d2
// and d7:
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
// reappear on the other side. This does no harm. A scan stops at the edge, before the pattern
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
// Source: Chess Programming Wiki, QBBEngine, and its published source.
//
// Prefer it when there must be no tables, as where caches are cold or memory is scarce.
package qbb
