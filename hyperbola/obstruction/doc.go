// Package obstruction subtracts the next blocker below the slider from the blockers above it: the
// difference of the two obstructions is what lies between them.
//
//	attacked := obstruction.Rook(sq, occ) &^ own
//
// Prefer it if tables must be small and calls must inline through a wrapper.
//
// # Formula
//
//	upper, lower = the blockers of the line above and below the slider
//	attacks = (upper ^ (upper - msb(lower | 1))) & line
//
// where msb(x) is 1 << (len(x) - 1), the highest bit alone, and line the line without the slider.
//
// # Derivation
//
// Let u be the next blocker above and b the next one below. The difference 2u - b has all bits
// from b to u, both included. The squares of a line, slider on the fourth, blockers on the first,
// second, sixth and eighth:
//
//	upper                          . . . . . 1 . 1
//	lower                          1 1 . . . . . .
//	b = msb(lower)                 . 1 . . . . . .
//	upper - b                      . 1 1 1 1 . . 1
//	upper ^ (upper - b)            . 1 1 1 1 1 . .
//	& line                         . 1 1 . 1 1 . .
//
// The first form isolates u and doubles it: 2*lsb(upper) - msb(lower|1). Subtracting b from all the
// upper blockers finds u by itself, since the borrow stops there, and the exclusive or keeps the
// squares that the borrow has changed. That is the same set in one operation less.
//
// With no blocker above, the borrow runs off the end of the word, and the line cuts off the rest.
// With no blocker below, the guard bit stands in: a1 is at or below the end of every line.
//
// # Lines
//
// All four alike, with no reversal: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 64 rows of the four lines, cut in two at the slider, 64 bytes each: 4,096 bytes, built in some
// microseconds. A whole line is the union of its halves, which is cheaper than to load it.
//
// Rook, Bishop and the line functions inline into their callers, and even a caller's own wrapper
// around Rook or Bishop still does. Queen is one call.
//
// # Origin
//
// Michael Hoffmann (2009); Daniel Inführ shortened it (2022).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Obstruction_Difference;
// https://talkchess.com/viewtopic.php?t=29087 and https://talkchess.com/viewtopic.php?t=79701.
//
// # When to use
//
// When tables must be small, and when Rook and Bishop are called through your own helpers that should inline
// too. Whether a program gains depends on its processor: perft 5 of kiwipete reached 0.905 (0.902 to 0.914)
// times the speed of magic on a Zen 4 with 1 MiB of L2 ("bitray-lab engines" of commit 11bb958f on
// attacks/legality/testdata/engine, 12 rounds). A variant of Daniel Inführ's keeps a1 in all lower halves and in
// occ instead of adding it to each lower; it needs whole lines in addition to the halves, and lost: with GOAMD64=v3 its
// throughput is 2 percent higher and its latency 3 percent longer, and it is 5 percent slower with v1.
package obstruction
