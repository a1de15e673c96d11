// Package subtraction subtracts the slider from its blockers, and does it again on the reversed
// board: o^(o-2r) with the full reversal of all 64 bits.
//
//	attacked := subtraction.Rook(sq, occ) &^ own
//
// Prefer it if bits are reversed in one instruction.
//
// # Formula
//
//	o = occ & line
//	attacks = ((o - r) ^ reverse(reverse(o) - reverse(r))) & line
//
// where r is the slider's bit and line one of its four lines without the slider.
//
// # Derivation
//
// Let o be the blockers of a line and r the slider. Subtracting r borrows from the next blocker
// above: it becomes a zero, and the squares between become ones. All other squares stay as they
// are. On the reversed board the same happens to the next blocker below. The squares of a line,
// slider r on the fourth, blockers on the first, second, sixth and eighth:
//
//	o                              1 1 . . . 1 . 1
//	up    = o - r                  1 1 . 1 1 . . 1
//	o' = reverse(o)                1 . 1 . . . 1 1
//	o' - r'                        1 . 1 . 1 1 . 1
//	down  = reverse(o' - r')       1 . 1 1 . 1 . 1
//	up ^ down                      . 1 1 . 1 1 . .
//
// The blockers that did not change are in both words and cancel out. The literature has 2r for
// r, because there the slider is part of o and the first r takes it out. Here the line leaves it
// out from the start.
//
// The reversal is what costs. It distributes over the set operations, so a piece joins its lines
// before it turns back: one reversal of the occupancy and one of the result, for one line or for
// all four. The slider and its lines need none, since the board turned by 180 degrees has the
// slider on 63-sq, and the lines through that square are in the table already.
//
// # Lines
//
// All four, also ranks, which is what a full reversal has over the byte swap of
// [github.com/bitray/bitray/hyperbola]: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 64 rows of four lines, 32 bytes each: 2,048 bytes, built in some microseconds.
//
// Rook, Bishop, Queen and the line functions are one call each: the reversal alone, one
// instruction on arm64 (RBIT), is three delta swaps and a byte swap on amd64.
//
// # Origin
//
// Gerd Isenberg and others, in the computer chess forums. The conference article of 2008 derives
// it: Efficient Generation of Sliding Piece Attacks, Workshop Chess and Mathematics, Dresden.
// Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece.
//
// # Relatives
//
//   - Daniel Inführ's Genetic 8 Ray (Chess_Movegen, 2022), found by enumerating expressions, is the upper ray
//     by (o ^ (o-1)) & ray and the lower one on the reversed board: the same idea, a ray at a time and with
//     eight reversals a queen. His ((o-1) << 1) & ray equals it on all lines but ranks.
//   - Bitray for GPUs shares the reversals among the rays, as the functions here do: two a queen.
//   - Stockfish on ARM (pull request 6795, by anematode, 2026) has this form with RBIT. Where the reversed
//     occupancy is kept with a position, one reversal is left.
//   - Bitrotation (Daniel Inführ, 2022, after Gerd Isenberg and Aleks Peshkov) has no tables either:
//     diagonals are the main one, shifted by whole ranks, D << 8*max(r-f,0) >> 8*max(f-r,0), and
//     anti-diagonals by r+f-7. It takes four times as long.
//
// # When to use
//
// When the processor reverses bits in one instruction and you want to treat all lines
// alike.
package subtraction
