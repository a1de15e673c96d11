// Package each maps slices of boards: the symmetries of the board and the rotations by 45
// degrees of package transform, for many boards in one call.
//
// # Slices
//
// Every function maps the boards of src to dst and panics, before it writes anything, unless the two
// slices have the same length. They may be the same slice; otherwise they must not overlap. They may
// have any length, 0 included, and any alignment. Nothing is allocated.
//
// # How
//
// On amd64 a symmetry takes one or two instructions for eight boards. An 8x8 bit matrix is what
// the instruction VGF2P8AFFINEQB of GFNI multiplies: by the matrix with ones on its main
// diagonal from one side a board is mirrored, from the other side it is turned; a shuffle of
// bytes turns it upside down, and every symmetry of the board is a product of these. The
// rotations by 45 degrees are the steps of package transform on eight or four boards at once;
// the visual layouts are picked together bit by bit where AVX-512 has BITALG.
//
// # Instruction sets
//
// On amd64 the kernels are written for three sets of instructions: AVX-512, AVX2 with GFNI (which some
// processors without AVX-512 have), and AVX2 alone; on arm64 for NEON. [Kernels] says which can be used;
// the first is. Elsewhere the functions are loops over those of package transform.
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. [Kernels] says what is left. Package transform lists all ways.
//
// # Speed
//
// Nanoseconds a board, for 1,024 boards in the first-level cache. The generic column is package
// transform, inlined in a loop.
//
//	                            generic     AVX2    AVX2+GFNI     AVX-512
//	FlipVertical                  0.39      0.11      0.13         0.058
//	MirrorHorizontal              1.46      0.21      0.10         0.057
//	Rotate180                     1.76      0.24      0.12         0.072
//	FlipDiagonal                  2.07      0.64      0.12         0.072
//	FlipAntiDiagonal              2.11      0.62      0.11         0.058
//	Rotate90Clockwise             2.38      0.68      0.12         0.074
//	Rotate90AntiClockwise         2.27      0.66      0.10         0.058
//	PseudoRotate45Clockwise       1.38      0.38      0.40         0.17
//	PseudoRotate45AntiClockwise   1.78      0.43      0.42         0.17
//	VisualRotate45Clockwise       4.81      1.33      1.34         0.42
//	VisualRotate45AntiClockwise   3.71      1.12      1.12         0.43
//	Permute                       2.28      (generic)              0.45
//
// With GFNI the flips about the diagonals and the quarter turns are 17 to 22 times as fast as
// package transform, with AVX-512 29 to 39 times; AVX2 alone gives them three to four times. The
// inverses take as long as the maps. [Permute] looks ranks up in a table of 16 KiB, which is quick
// as long as nothing else wants the cache. A call costs as much as about four boards one by one,
// so it pays from there on (BenchmarkShort). Go 1.26, GOAMD64=v1, Intel Xeon of the Sapphire
// Rapids generation, one thread of a busy machine: medians of eight runs of
//
//	go test -run '^$' -bench . -benchtime 200us -count 21 -cpu 1 ./transform/each
//
// # NEON, counted and not timed
//
// Nobody has timed the kernels for arm64. What speaks for them is the number of instructions that an
// emulated processor executes for 1,024 boards, as printed by
//
//	.ci/instructions ./transform/each Each
//
//	                            generic     NEON    generic/NEON
//	FlipVertical                 6,210     1,100        5.6
//	MirrorHorizontal             8,260     1,100        7.5
//	Rotate180                    6,210     1,610        3.9
//	FlipDiagonal                25,670     6,750        3.8
//	FlipAntiDiagonal            25,660     6,750        3.8
//	Rotate90Clockwise           28,740     7,260        4.0
//	Rotate90AntiClockwise       28,740     7,260        4.0
//	PseudoRotate45Clockwise     15,430     3,680        4.2
//	PseudoRotate45AntiClockwise 15,420     3,680        4.2
//	VisualRotate45Clockwise     52,290    12,910        4.1
//	VisualRotate45AntiClockwise 43,070    10,860        4.0
//	Permute                     51,270    12,440        4.1
//
// Two boards fill a register, and four registers a round. A delta swap is two shifts and two selections of
// bits; files move around the board by a look-up of bytes. [Permute] looks up, for all squares of a file at once, the
// bytes that they come from, and tests a bit of each; it does so from three boards on, and uses no table but the
// order of the squares.
//
// Source of the maps: Chess Programming Wiki,
// https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating. Source of the matrix products:
// Intel 64 and IA-32 Architectures Software Developer's Manual, GF2P8AFFINEQB,
// https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sdm.html.
package each
