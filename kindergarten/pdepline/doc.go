// Package pdepline compresses each line to a byte with one instruction, looks the attacks up in the
// first-rank table, and spreads them over the line again with another: one table of 2 KiB for all lines of
// the board.
//
//	attacked := pdepline.Rook(sq, occ) &^ own
//
// Prefer it if the processor extracts and deposits bits and the cache is crowded.
//
// # Formula
//
//	pdep(firstRank[place][pext(occ, line)], line)
//
// line is the whole line, the slider's square among it, and place the number of its squares below the slider.
//
// # Derivation
//
// PEXT moves the bits that a mask selects next to one another, in their order, and PDEP moves them back.
// Along every line the numbers of the squares rise from one end to the other, so that a line becomes a byte
// in which neighbors on the line are neighbors, just as a rank is one by itself. A bishop on d2 (S) and its
// long diagonal, with pieces on f4 and g5:
//
//	. . . . . . . .   the diagonal, from c1 to h6:
//	. . . . . . . .
//	. . . . . . . o   square             c1 d2 e3 f4 g5 h6
//	. . . . . . 1 .   pext(occ, line)     . .  .  1  1  .  . .
//	. . . . . 1 . .   firstRank[1][...]   1 .  1  1  .  .  . .
//	. . . . o . . .   pdep                1 .  1  1  .  .
//	. . . S . . . .
//	. . o . . . . .
//
// A line of less than eight squares leaves the upper bits of the byte empty. The table takes them for free
// squares, and may attack them; PDEP has no place for them and drops them. So eight places by 256
// occupancies, a byte each, serve all 46 lines of the board.
//
// # The instructions
//
// Two to a line, of three cycles each on processors that have them in hardware. The look-up is written in
// assembly, one call for a whole queen: the wrappers Rook, Bishop and Queen inline; the call in them stays.
// Elsewhere, and on AMD's family 17h (Zen 1 and Zen 2), where the instructions are slow microcode, both are
// emulated, bit by bit. On a machine that emulates, prefer package kindergarten, which multiplies instead.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.bmi2=off switches the instructions off
// when the program starts. Package attacks lists all ways for the whole module.
//
// # Lines
//
// Each by itself: [File], [Rank], [Diagonal] and [AntiDiagonal], with a call for each of the two
// instructions.
//
// # Tables
//
// 2,048 bytes of attacks and 40 bytes of masks and places a square: 4,608 bytes, built in some microseconds.
//
// # Origin
//
// Unknown: the two instructions suggest it, and no claim to it was found. Source: Chess Programming
// Wiki, BMI2, https://www.chessprogramming.org/BMI2, for the instructions; First Rank Attacks,
// https://www.chessprogramming.org/First_Rank_Attacks, for the table.
//
// # When to use
//
// When the processor has the instructions in hardware and 133 kB of package magic/splitpext are too much.
package pdepline
