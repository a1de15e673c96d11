// Package rayword gathers the eight rays from a square as the eight bytes of one word, each with the nearest
// square in its lowest bit. One subtraction finds the nearest piece on all rays: for attacks, and for what
// depends on pieces and not on empty squares, such as checks and pins.
//
//	attacked := rayword.Rook(sq, occ) &^ own
//
// Prefer it if the nearest pieces are needed too: pins, checks, exchanges.
//
// # Formula
//
//	w = gather(occ) | 0x8080808080808080
//	v = (w ^ (w - 0x0101010101010101)) & 0x7f7f7f7f7f7f7f7f
//	attacks = scatter(v), nearest pieces = scatter(v & w)
//
// # Derivation
//
// Subtracting one from a byte that is not zero clears its lowest bit and sets all bits below it, so that w ^
// (w-1) has just those bits: the squares up to the first piece, and that piece. A ray has seven squares at
// most, so bit 7 is free for a guard. With it no byte is zero, no byte borrows from the next, and one
// subtraction of 64 bits does for all rays.
//
// A slider on c3 (S) sees pieces on c6, e5 and f3; the bytes are written with the nearest square first:
//
//	. . . . . . . .   ray           w                 w - 1             v
//	. . . . . . . .   0 north       . . 1 . . . . 1   1 1 . . . . . 1   1 1 1 . . . . .
//	. . 1 . . . . .   1 north-east  . 1 . . . . . 1   1 . . . . . . 1   1 1 . . . . . .
//	. . . . 1 . . .   2 east        . . 1 . . . . 1   1 1 . . . . . 1   1 1 1 . . . . .
//	. . . . . . . .   3 south-east  . . . . . . . 1   1 1 1 1 1 1 1 .   1 1 1 1 1 1 1 .
//	. . S . . 1 . .   4 south       . . . . . . . 1   1 1 1 1 1 1 1 .   1 1 1 1 1 1 1 .
//	. . . . . . . .   5 south-west  . . . . . . . 1   1 1 1 1 1 1 1 .   1 1 1 1 1 1 1 .
//	. . . . . . . .   6 west        . . . . . . . 1   1 1 1 1 1 1 1 .   1 1 1 1 1 1 1 .
//	                  7 north-west  . . . . . . . 1   1 1 1 1 1 1 1 .   1 1 1 1 1 1 1 .
//
// Places beyond the edge of the board, here the third and all further ones of the ray to the south, may be
// set in v. Scattering leaves them out, because no square has their number.
//
// # Checks and pins
//
// v & w has the nearest piece of each ray: [Nearest] returns these pieces as a board. What lies behind them is
// what [Nearest] finds when they are taken from the occupied squares. A slider among the first gives check. A
// slider among the second pins the first, if that is of the own side. While few sliders look at the king,
// package legality is faster at that, because it visits no others.
//
// Packages geometry and legality do not import this one, so a program that does not use it does not link its
// tables.
//
// # Kernels
//
// The instruction VPSHUFBITQMB (AVX-512 BITALG) selects 64 bits of a word by 64 numbers. It gathers with a
// table of squares by bits of the word, and scatters with the inverse, a table of bits by squares. Every
// function is one call of assembly: a queen takes 1.05 times as long as inlined magic (bitray bench
// --technique magic,rayword --piece queen --workload sparse --mode throughput,latency-square), and as long
// where the square depends on the last result. Elsewhere a line is gathered to a byte by multiplication and
// cut in two, which takes eight times as long and no tables.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.avx512bitalg=off switches the instruction off
// when the program starts. Package attacks lists all ways for the whole module.
//
// # Lines
//
// None alone. Rook, Bishop, Queen and Nearest inline down to their call.
//
// # Tables
//
// Twice 64 numbers for each of 64 squares, a byte each: 8,192 bytes, built in some tens of microseconds. The
// portable form reads none.
//
// # Origin
//
// The author of the engines Rose and Clockwork, 87flowers, who gathers the rays from a board of bytes and
// calls the words bitrays (2025 at the latest). Source:
// https://github.com/official-clockwork/Clockwork/pull/110, and geometry.hpp there.
//
// # When to use
//
// When the processor has AVX-512 BITALG and you need the nearest pieces: pins, checks, exchanges.
package rayword
