// Package sbamg subtracts three times the next blocker below the slider from the line:
// subtraction based attack mask generation, o^(o-3cbn).
//
//	attacked := sbamg.Rook(sq, occ) &^ own
//
// Prefer it if tables must be very small and ranks computed like the other lines.
//
// # Formula
//
//	o = occ & line | 1
//	b = msb(o & below | 1)
//	attacks = (o ^ (o - 3b)) & line
//
// where line is the line without the slider, below are the squares below the slider, and b, the
// "closest blocker in negative direction", is the highest bit among them.
//
// # Derivation
//
// Subtracting b once takes the blocker below away. Subtracting 2b borrows from the next bit above,
// and since the slider is not in o, that is the blocker above the slider: it becomes a zero, and
// all squares from 2b on become ones. What has changed is exactly the squares from one blocker to the other,
// so one subtraction of 3b does both directions. The squares of a line, slider on the fourth, blockers on the
// first, second, sixth and eighth:
//
//	o                              1 1 . . . 1 . 1
//	b                              . 1 . . . . . .
//	3b                             . 1 1 . . . . .
//	o - 3b                         1 . 1 1 1 . . 1
//	o ^ (o - 3b)                   . 1 1 1 1 1 . .
//	& line                         . 1 1 . 1 1 . .
//
// The slider stands at 2b or above, so that 3b never overflows and the bits below b never matter.
// If nothing stands above, the borrow runs off the end of the word, and the line cuts off the rest.
//
// If nothing stands below, a guard stands in for b. The published code sets the outer squares of
// the line in o, from a table, with a1 always among them, and lets a1 count as below itself. The
// guard on a1, in o and in the scanned set, is enough for all lines: a1 is at or below the end of
// each, and on its own lines it is either the end itself, which is attacked whether occupied or
// not, or the slider.
//
// Three times b is 3 shifted to where b is: the number of b is the length of the scanned word,
// less one.
//
// # Lines
//
// All four alike, with no reversal: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 64 rows of four lines, 32 bytes each: 2,048 bytes, built in some microseconds.
//
// Rook, Bishop and the line functions inline into their callers. Queen is one call.
//
// # Origin
//
// Syed Fahad (2016); the name is short for what it does.
// Source: Chess Programming Wiki, https://www.chessprogramming.org/SBAMG;
// https://talkchess.com/viewtopic.php?t=59845.
//
// # When to use
//
// When 2 KiB of tables are the limit, and ranks should be computed like the
// other lines.
package sbamg
