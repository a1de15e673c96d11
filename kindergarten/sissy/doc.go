// Package sissy looks up, for each rank of the board, what the pieces on that rank alone leave
// of a queen's attacks, and intersects the eight results: SISSY bitboards, for split index,
// superset yielding.
//
//	attacked := sissy.Rook(sq, occ) &^ own
//
// Prefer it if loads are cheap and nothing else wants the cache.
//
// # Formula
//
//	queen[sq][0][occ & 255] & queen[sq][1][(occ >> 8) & 255] & ... & queen[sq][7][occ >> 56]
//
// # Derivation
//
// A square is attacked if no blocker stands in between. A blocker that hides it is still there
// when all pieces on other ranks are lifted from the board, so the square is missing from the
// result for that rank. Each result is therefore a superset of the attacks, and what belongs
// to all of them is attacked.
//
//	occupied          the pieces on rank 3   the pieces on rank 4   all ranks
//	. . . . . . . .   . . . 1 . . . 1        . . . 1 . . . 1        . . . 1 . . . 1
//	. . . . . . . .   1 . . 1 . . 1 .        1 . . 1 . . 1 .        1 . . 1 . . 1 .
//	. . . . . . . .   . 1 . 1 . 1 . .        . 1 . 1 . 1 . .        . 1 . 1 . 1 . .
//	. . . . . . . .   . . 1 1 1 . . .        . . 1 1 1 . . .        . . 1 1 1 . . .
//	. 1 . . . . 1 .   1 1 1 . 1 1 1 1        . 1 1 . 1 1 1 .        . 1 1 . 1 1 1 .
//	. . 1 . 1 . . .   . . 1 1 1 . . .        . . 1 1 1 . . .        . . 1 1 1 . . .
//	. . . . . . . .   . . . 1 . . . .        . 1 . 1 . 1 . .        . . . 1 . . . .
//	. . . . . . . .   . . . 1 . . . .        1 . . 1 . . 1 .        . . . 1 . . . .
//
// The occupancy is its own index: there is no mask, no multiplication and no gathering, and
// the eight loads are independent. The loads are all that it costs, and they
// go to eight different cache lines.
//
// The same law builds the tables: each entry is the intersection of an earlier one and of the
// result for a single blocker.
//
// A rook attacks what a queen attacks on the rook's lines. A bishop has its own tables, for which the ranks 2
// to 7 and the inner six files suffice; the original kept seven files. It has no functions for single lines,
// except by masking as the rook does.
//
// # Tables
//
// 64 x 8 x 256 entries of 8 bytes for the queen, 64 x 6 x 64 for the bishop, and the rook's
// lines: 1.25 MB, filled at start-up in less than a millisecond, most of which the fresh
// pages cost (GODEBUG=inittrace=1); "bitray techniques" says how long.
//
// Bishop inlines into its callers; Queen does not, and Rook calls it.
//
// # Origin
//
// Michael Sherwin, 2020. Source: https://talkchess.com/viewtopic.php?t=73083; Chess Programming Wiki,
// https://www.chessprogramming.org/SISSY_Bitboards.
//
// # When to use
//
// When loads are cheap, whole queens are needed, and nothing else wants the cache: as an
// experiment. In games it touches eight times as many bytes of its tables as
// package kgssb ("bitray bench --technique sissy,kgssb").
package sissy
