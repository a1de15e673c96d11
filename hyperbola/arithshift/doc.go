// Package arithshift computes a whole queen in the four lanes of a vector register, a line in each:
// upwards by a subtraction, downwards by an arithmetic shift, which drags the sign behind it.
//
//	attacked := arithshift.Rook(sq, occ) &^ own
//
// Prefer it if single queens are looked up with AVX-512, and the cache is crowded.
//
// # Formula
//
//	u = occ & above; l = occ & below
//	attacks = ((u ^ (u-1)) & above) | ((top >> leading zeros of l) & below)
//
// above and below are the halves of the line on either side of the slider, top is the word with the highest
// bit alone, and the shift is arithmetic: it fills with copies of that bit.
//
// # Derivation
//
// u ^ (u-1) has the lowest bit of u and all bits below it, so that of above it leaves the squares up to the
// first blocker, and all of them if there is none.
//
// Downwards the same needs the highest bit of l and all bits above it. With n leading zeros that bit is
// number 63-n, and top >> n is the word in which it and all bits above it are set, because the shift fills
// with ones. The first eight squares of a file, slider on the sixth, blockers on the first and third:
//
//	below          1 1 1 1 1 . . .
//	l              1 . 1 . . . . .
//	top >> n       . . 1 1 1 1 1 1
//	& below        . . 1 1 1 . . .
//
// If l is empty, n is 64. The vector instruction can shift by 64: all bits become copies of the sign, and all
// of below is attacked. So no guard is needed, no board is reversed, and ranks need no table. A shift in Go
// or in a general register would take its count modulo 64 or test it; the portable form gives l a guard on
// a1, which makes n at most 63: top >> 63 has all bits too, and where l is not empty, the guard below its
// pieces changes nothing.
//
// On the whole board, with a bishop on d4 and below, l and top >> n of its diagonal, a piece on b2:
//
//	below             l                 top >> n
//	. . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. . 1 . . . . .   . . . . . . . .   1 1 1 1 1 1 1 1
//	. 1 . . . . . .   . 1 . . . . . .   . 1 1 1 1 1 1 1
//	1 . . . . . . .   . . . . . . . .   . . . . . . . .
//
// # Kernels
//
// With AVX-512 (F, CD and VL) the expression takes seven instructions for all lanes, and five more join the
// lanes; a rook and a bishop use half a register. Elsewhere the lanes are computed one after the other: AVX2
// neither counts zeros in lanes nor shifts words arithmetically. With AVX-512 a queen takes 0.32 of the time of
// Go, a rook 0.58 (AMD EPYC, Zen 4, GODEBUG=cpu.avx512cd=off for Go).
//
// Each look-up is one call of assembly, which Go cannot inline: Rook, Bishop and Queen inline down to that
// call. The command
//
//	go test -run '^$' -bench Call ./hyperbola/arithshift
//
// says what such a call costs: an operation that is inlined 0.4 ns, in a function of Go 1.3, in assembly 1.6
// (Intel Xeon with AVX-512, the least of 400 short runs), so about 1.2 ns for a call. In
//
//	bitray bench --technique magic,arithshift --piece queen --workload sparse --mode throughput,latency-square --rounds 120
//
// on the same machine a queen takes 1.07 times as long as inlined magic. In a dependency chain, where the last
// result gives the next square, it takes 0.85 of the time of magic. These are lower quartiles of the samples;
// half of the 2.5 ns is the call.
//
// There are no functions for slices: the batches of package hyperbola do several look-ups in the lanes
// of a register instead of several lines of one, need not join lanes, and take half as many instructions a
// queen.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.avx512cd=off switches it off when the program
// starts. Package attacks lists all ways for the whole module.
//
// # Lines
//
// All four alike: [File], [Rank], [Diagonal] and [AntiDiagonal], in Go, which inline.
//
// # Tables
//
// 64 rows of 64 bytes, the halves of four lines: 4,096 bytes, built in some microseconds.
//
// # Origin
//
// Toshihiko Okuhara for Cfish (2020, 2023): https://github.com/syzygy1/Cfish/pull/115 and
// https://github.com/syzygy1/Cfish/pull/207.
//
// # When to use
//
// When single queens are looked up on a processor with AVX-512, and the 845 KiB of magic are too much or the
// square is known late. Without AVX-512 hyperbola, which inlines, is faster.
package arithshift
