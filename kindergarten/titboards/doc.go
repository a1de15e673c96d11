// Package titboards reads a line as a number of base three, with a digit for each square that is empty, has a
// piece of one's own or one of the other side, and looks up where a slider can go: ternary bitboards.
//
//	attacked := titboards.Rook(sq, occ) &^ own
//
// Prefer it if moves are wanted, not attacks: RookMoves, BishopMoves and QueenMoves leave out one's own
// pieces.
//
// # Formula
//
//	moves[place][ternary[place][own] + 2*ternary[place][enemy]], for each line as a byte
//
// # Derivation
//
// All other techniques of this module know which squares are occupied, but not by which side. They return the
// pieces of one's own with the attacks, and a generator of moves takes them off. If the line is a number of
// base three, the table can tell the sides apart. The number of a set is the sum of the powers of three at
// its places,
//
//	ternary = 3^0 * bit 0 + 3^1 * bit 1 + ...
//
// and the slider's own place is left out, so that seven digits remain: 2,187 numbers. Two sets with no piece
// in common never fill a digit beyond two, so that their sum carries nothing:
//
//	place     0  1  2  3  4  5  6  7
//	line      .  o  .  S  .  .  x  .     o own, x of the other side, S the slider on place 3
//	digit     0  1  2     3  4  5  6
//	own       .  1  .     .  .  .  .     = 3
//	enemy     .  .  .     .  .  1  .     = 243, twice: 486
//	content   0  1  0     0  0  2  0     = 489
//	moves     .  .  1  .  1  1  1  .
//
// A line is gathered to a byte by multiplication, and the result scattered along it, as in package
// kindergarten; here two bytes are gathered for each line.
//
// # The contract
//
// [RookMoves], [BishopMoves] and [QueenMoves] are what the technique is for: moves, that is, attacks without
// the pieces of one's own. Which of those are defended is lost. [Rook], [Bishop] and [Queen] keep the
// contract of the module: they call all pieces those of the other side, and so return them.
//
// # Lines
//
// None alone: the functions are for whole pieces.
//
// # Tables
//
// Eight places by 2,187 contents, a byte each, and eight places by 256 numbers of 16 bits: 21,592 bytes,
// built in well under a millisecond ("bitray techniques" says how long).
//
// All functions are one call each, QueenMoves and Queen two.
//
// # Origin
//
// Zach Wegner (2006), with tables for each square and line. Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Titboards. One table for all lines, in bytes, is new here.
//
// # When to use
//
// To study it. In an engine, one instruction takes the own pieces off the result of any other technique.
package titboards
