// Package each maps slices of boards: the symmetries of the board and the rotations by 45
// degrees of package transform, for many boards in one call.
//
// Every function maps the boards of src to dst and returns how many: as many as the shorter of
// the two slices holds. The slices may be the same; otherwise they must not overlap. They may
// be of any length and alignment. Nothing is allocated.
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
// The kernels are written for three sets of instructions: AVX-512 with GFNI, AVX2 with GFNI
// (processors exist that have no AVX-512 but GFNI), and AVX2 alone. [InstructionSet] says which
// is in use. Elsewhere, and with the build tag purego, the functions are loops over those of
// package transform. The kernels can be switched off one by one by GODEBUG:
//
//	GODEBUG=cpu.avx512f=off       AVX2 with GFNI, or AVX2
//	GODEBUG=cpu.avx512gfni=off    AVX2, where there is AVX-512
//	GODEBUG=cpu.avx2=off          no kernels
//
// The runtime does not know all of these features and may say so on the standard error; package
// golang.org/x/sys/cpu, which is asked, does.
//
// # Speed
//
// Nanoseconds a board, for 1,024 boards in the first-level cache. The portable column is package
// transform, inlined in a loop.
//
//	                            portable    AVX2    AVX2+GFNI   AVX-512+GFNI
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
//	Permute                       2.28      (portable)             0.45
//
// With GFNI the flips about the diagonals and the quarter turns are 17 to 22 times as fast as
// package transform, with AVX-512 29 to 39 times; AVX2 alone gives them three to four times. The
// inverses take as long as the maps. [Permute] looks ranks up in a table of 16 KiB, which is quick
// as long as nothing else wants the cache. A call costs as much as about four boards one by one,
// so it pays from there on (BenchmarkShort). Go 1.26, GOAMD64=v1, Intel Xeon of the Sapphire
// Rapids generation, one thread of a busy machine: medians of eight runs of
//
//	go test -run '^$' -bench . -benchtime 200us -count 21 -cpu 1 ./transform/each
package each
