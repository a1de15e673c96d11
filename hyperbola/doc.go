// Package hyperbola subtracts the slider from its blockers in both directions of a line, with a
// byte swap to see the line in reverse: hyperbola quintessence.
//
// # Formula
//
//	o = occ & line
//	attacks = ((o - r) ^ bswap(bswap(o) - bswap(r))) & line
//
// where r is the slider's bit and line its file, diagonal or anti-diagonal without the slider.
//
// # Derivation
//
// Subtracting the slider from the blockers above it borrows from the next one: all squares
// between become ones, and the blocker becomes a zero. Blockers beyond stay as they are, so an
// exclusive or with the occupancy leaves what the slider attacks upwards.
//
//	squares of a line, slider r on the third, blockers on the fifth and the eighth
//
//	o          . . . . 1 . . 1
//	r          . . 1 . . . . .
//	o - r      . . 1 1 . . . 1
//	^ o        . . 1 1 1 . . .
//
// The slider's own square is cut off by the line, which does not hold it. That also makes up
// for the factor of two in the older form o^(o-2r): there the slider is part of the line.
//
// Downwards the same holds on the reversed board. Reversing all 64 bits is expensive, but on a
// file or a diagonal no two squares share a rank, so swapping the bytes reverses the order just
// as well. Let o' and r' be the swapped words; then both results have o in them, and it cancels
// out:
//
//	up   = o - r ^ o
//	down = bswap(o' - r' ^ o') = bswap(o' - r') ^ o
//	up ^ down = o - r ^ bswap(o' - r')
//
// # Lines
//
// A byte swap leaves the order within a rank as it is, so ranks cannot be done this way; they
// are looked up in a table of first-rank attacks. [File], [Diagonal], [AntiDiagonal] and
// [Rank] answer for single lines, [Both] for bishop and rook together.
//
// # Tables
//
// 64 rows of 32 bytes that hold the lines, and 512 bytes of first-rank attacks: 2,560 bytes,
// built in some microseconds. Rook, Bishop and the line functions inline into their callers;
// Queen and Both do not.
//
// # Batches
//
// [QueensEach], [RooksEach] and [BishopsEach] answer a slice of questions in one call, [AllQueens] all
// squares of one occupancy. Squares and occupancies are read in columns, and squares are a byte wide, because
// kernels load eight of them as eight bytes: keep them like that, since copying a program's questions to
// slices before a call spends what the call gains. A batch beats single calls from two or three questions on.
// Eight questions fill the lanes of an AVX-512 register, four those of an AVX2 register; elsewhere they are
// loops in Go, which for boards fill what other pieces hide from a whole rank. The AVX2 kernels for slices
// load the rows of four squares and interleave them; they look nibbles up to see ranks in reverse. The
// AVX-512 kernel for slices takes 34 vector instructions for eight queens, so it is bound by the vector units
// of the processor: two of 512 bits on Intel's, which is 17 cycles at best.
//
// What all squares of a board share is looked up in tables of bytes: what a slider on a square attacks along
// a line is a byte, with a bit for each file or rank. AVX-512 looks up among 64 bytes and takes 60 vector
// instructions for the queens on all squares. AVX2 looks up among sixteen, so it cuts lines into nibbles and
// takes 141, as many as some fourteen of them cost as pairs. For a dozen squares or more of one occupancy
// call [AllQueens] and pick from its result. The generator of the kernels,
// cmd/bitray-lab/internal/asm/hyperbola, has the derivations.
//
//	go run ./cmd/bitray bench --piece queen --mode batch-pairs,batch-board
//
// # One square in vectors
//
// The lines of one square fit the lanes of one register too, and [Both] and Queen could be a call of assembly
// each. Stockfish does so with AVX2 since 2026 (anematode and niklasf, pull requests 6845 and 6865: "dual
// hyperbola quintessence"): file, diagonal and anti-diagonal are lanes, the halves are joined, and ranks come
// from the table. With GFNI all four lines are lanes, since it reverses the bits of each byte (Daniel Inführ,
// 2023). Tried here behind Both and Queen, both gave a little more answers in the same time, AVX2 some
// percent and GFNI a quarter, but each answer came later: where the square depends on the last answer, one
// took a sixth longer and the other two thirds. Low latency is what this package is for, so single squares
// stay in Go.
//
// # NEON, counted and not timed
//
// On arm64 whole boards have kernels. Everything that is seen
// from a rank along the files is one board, and so is what is seen on the right of them along both
// diagonals, and on the left; a look-up of bytes makes each from 42 bytes, which are worked out once. This is
// untimed. It was chosen by the number of instructions that an emulated processor executes, as printed by
//
//	.ci/instructions ./hyperbola Batch
//
//	                         generic    NEON    generic/NEON
//	all squares, rooks         1,380     164        8.4
//	            bishops        1,470     187        7.9
//	            queens         2,380     290        8.2
//
// Pairs would take half as many instructions as in Go, too small a gain to rely on without timing it.
//
// Single squares are the same on arm64 as elsewhere. A full reversal would be one instruction there
// (RBIT), and with it ranks could do without the table. But it saves nothing: rook, bishop and queen are
// 23, 22 and 40 instructions as they are, and 23, 23 and 40 with the mask of the rank in place of the
// slider in a row; with both, in rows of 64 bytes, rook and queen are 22 and 39.
//
// # Slices
//
// Functions that take slices panic, before they write anything, unless all have the same length. dst
// may be the slice of occupancies itself; otherwise the two must not overlap. Slices may have any
// length, 0 included, and any alignment. Nothing is allocated. Squares are masked by 63, never
// checked. Their type has one byte, unlike that of single calls: kernels load eight squares as eight
// bytes, and wider ones would have to be copied first.
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. Package transform lists all ways.
//
// # Variants
//
//   - leorik smears the next blockers down to the first square and takes the difference.
//   - obstruction subtracts the next blocker below from the blockers above.
//   - qbb shifts patterns of lines to the next blockers, without any table.
//   - sbamg subtracts three times the next blocker below.
//   - subtraction reverses all 64 bits instead of swapping bytes, so that it does ranks too.
//
// # Origin
//
// Ryan Mack's Hyperbola Project (2000) had the subtraction and kept a reversed board as well.
// Gerd Isenberg reversed it on the fly by the byte swap, and Aleks Peshkov joined the two rays by
// the exclusive or (2007).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Hyperbola_Quintessence.
//
// # When to use
//
// When other data fill the cache, or memory is short: from cold caches a queen takes two thirds of the time of
// magic, and while the tables of magic are in the cache magic is ahead ("bitray bench --technique
// magic,hyperbola --mode cold,latency-occupancy"). internal/attackbench/README.md says what eight engines gain
// and lose.
package hyperbola
