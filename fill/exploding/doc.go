// Package exploding lets the attacks of a slider grow outwards on all lines at once, one step
// a round, where a round is one multiplication: exploding bitboards.
//
//	attacked := exploding.Rook(sq, occ) &^ own
//
// Prefer it if you want to watch a flood in slow motion.
//
// # Formula
//
//	open = lines[sq] & ~occ
//	attacked, front = start[sq], start[sq] & open
//	six times:
//		copies = (front >> 9) * 0x50005
//		front = copies & open
//		attacked |= copies & lines[sq]
//
// for the bishop; on files the shift is 8 and the factor 0x10001.
//
// # Derivation
//
// 0x50005 has the bits 0, 2, 16 and 18. Multiplying a set that was shifted down by 9 adds up
// four copies of it, moved by -9, -7, 7 and 9: all diagonal steps of all squares of the front.
//
//	front             * 0x50005 >> 9     & lines           attacked
//	. . . . . . . .   . . . . . . . .    . . . . . . . .    . . . . . . . .
//	. . . . . . . .   . . . . . . . .    . . . . . . . .    . . . . . . . .
//	. . . . . . . .   . 1 . . 1 1 . .    . 1 . . . 1 . .    . 1 . . . 1 . .
//	. . 1 . 1 . . .   . . . . . . . .    . . . . . . . .    . . 1 . 1 . . .
//	. . . . . . . .   . . 1 . . 1 1 .    . . . . . . . .    . . . . . . . .
//	. . 1 . 1 . . .   . . . . . . . .    . . . . . . . .    . . 1 . 1 . . .
//	. . . . . . . .   . 1 . . 1 1 . .    . 1 . . . 1 . .    . 1 . . . 1 . .
//	. . . . . . . .   . . . . . . . .    . . . . . . . .    . . . . . . . .
//
// The mask leaves only the steps along the four rays, for these reasons.
//
// Copies of two squares may fall on one square, and then they are added, not joined: the square
// is lost, and the sum carries to its neighbor on the rank. The front flows back as well as on,
// so that copies meet on squares of the rays that are attacked already, or between the rays; the
// square by which a ray grows has one copy only, from the square before it. And a bishop keeps to
// its color: a carry from two copies ends on the next square, which has the other, so it does not
// go on, and does not fall on a diagonal. Four copies meet on the slider's own square alone. Their sum
// carries along its rank, from the f-file up to the a-file of the next one, and there is no
// diagonal on the way.
//
// A step over the edge of the board comes out at the other edge, on the other color, and no rank or
// two ranks away instead of one, so that it misses the diagonals and meets only copies that have
// come out at the other edge too. That happens beside a slider on the b-file or the g-file, and the
// carry misses the diagonals too.
//
// Four orthogonal steps would be the factor 0x10281, but there the coincidence on the slider's
// own square, if all four neighbors are empty, carries two files on along the rank, into the
// attacks. The published program corrects that square by square. Here the file explodes alone,
// up and down, where a carry leaves the file and is masked; ranks are looked up in the
// first-rank table.
//
// The two diagonals of a bishop cannot be separated; [File] and [Rank] can.
//
// # Tables
//
// 32 bytes a square and the first-rank table of 512 bytes: 2,560 bytes, built at start-up in some
// microseconds; "bitray techniques" says how long it takes.
//
// The published program makes as many rounds as the square needs, and more could be saved by
// stopping when the front is empty. Both cost a branch that is hard to predict; here every square
// takes six rounds.
//
// Bishop, File and Rank inline into their callers; Rook and Queen are too large.
//
// # Origin
//
// Harald Lüßen, Winboard Forum, 13 September 2006. Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Exploding_Bitboards.
//
// # When to use
//
// To study how a flood spreads, round by round. The rounds are a dependency chain, and package fill does the
// same with fewer.
package exploding
