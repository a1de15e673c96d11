// Package between finds the two blockers of a line by bit scans and looks the squares between them up.
//
//	attacked := between.Rook(sq, occ) &^ own
//
// Prefer it if a table of the squares between two is in the cache anyway.
//
// # Formula
//
//	low  = highest bit of (occ & below | first)
//	high = lowest bit of (occ & above | last)
//	attacks on the line = segments[low][high] without the slider
//
// below and above are the squares of the line on either side of the slider, first and last its ends.
//
// # Derivation
//
// What a slider attacks on a line reaches from its nearest blocker below to its nearest blocker above. The
// ends of the line are attacked like blockers if the squares before them are empty, so they can be added to
// the pieces: they are the farthest squares, and any real blocker is nearer. No case is left without a bit,
// and no guard needs to be taken off again. A slider on an end has nothing beyond; there the guard is its own
// square. A bishop on c3 (S) with pieces on e5 and f6, low = a1 and high = e5:
//
//	. . . . . . . .
//	. . . . . . . .
//	. . . . . o . .
//	. . . . o . . .   segments[a1][e5] = a1 b2 c3 d4 e5
//	. . . x . . . .
//	. . S . . . . .
//	. x . . . . . .
//	x . . . . . . .
//
// The segment has the slider's square in it, and so has that of the other line. An exclusive or of the two
// takes it out, and touches nothing else, because two lines meet in one square.
//
// An engine needs the same table for the squares between king and checker, and then gets attacks
// for the cost of the masks.
//
// # Lines
//
// All four alike: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 64 x 64 segments, of which half are in use, 32,768 bytes, and 128 bytes a square: 40,960 bytes, built
// in some tens of microseconds.
//
// The line functions inline into their callers. Rook, Bishop and Queen are one call each.
//
// # Origin
//
// Syed Fahad (2015). Source: https://talkchess.com/viewtopic.php?p=613436.
//
// # When to use
//
// When a table of the squares between two is there anyway and stays in the cache. Otherwise use obstruction,
// which makes the same scans and computes the segment.
package between
