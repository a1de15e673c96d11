// Package arithshift computes a whole queen in the four lanes of a vector register, a line in each:
// upwards by a subtraction, downwards by an arithmetic shift, which drags the sign behind it.
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
// lanes; a rook and a bishop use half a register. AVX2 neither counts zeros in lanes nor shifts words
// arithmetically. There the kernel takes the shadow of the pieces away from below: what lies on the seven
// squares behind them, by three doublings with a count for each lane, as package fill/shadows does.
// Elsewhere the lanes are computed one after the other.
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
// on the same machine a queen takes 1.07 times as long as inlined magic with AVX-512 and 1.65 times with AVX2
// alone (GODEBUG=cpu.avx512f=off). In a dependency chain, where the last result gives the next square, it
// takes 0.85 and 0.93 of the time of magic. These are lower quartiles of the samples; half of the 2.5 ns is
// the call.
//
// There are no functions for slices: the batches of package hyperbola do several look-ups in the lanes
// of a register instead of several lines of one, need not join lanes, and take half as many instructions a
// queen.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly. GODEBUG=cpu.avx512cd=off or GODEBUG=cpu.avx512f=off leaves
// the kernel for AVX2, GODEBUG=cpu.avx2=off none. Package transform lists all ways for the whole module.
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
// https://github.com/syzygy1/Cfish/pull/207. The AVX2 kernel's shadows are Neels Groenewald's.
//
// # When to use
//
// When single queens are looked up on a processor with AVX-512, and the 845 KiB of magic are too much or the
// square is known late. With AVX2 alone hyperbola, which inlines, is faster where the square is known late.
package arithshift
