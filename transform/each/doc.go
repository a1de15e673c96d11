// Package each maps slices of boards: by the symmetries of package transform, and by any other permutation of
// the squares, for many boards in one call.
//
// # Slices
//
// Every function maps the boards of src to dst and panics, before it writes anything, unless the two
// slices have the same length. They may be the same slice; otherwise they must not overlap. They may
// have any length, 0 included, and any alignment. Nothing is allocated.
//
// # How
//
// On amd64 a symmetry takes one or two instructions for four boards. An 8x8 bit matrix is what the
// instruction VGF2P8AFFINEQB of GFNI multiplies: by the matrix with ones on its main diagonal from one side a
// board is mirrored, from the other side it is turned; a shuffle of bytes turns it upside down, and every
// symmetry of the board is a product of these. AVX-512 picks any permutation of a board together bit by bit.
//
// # Instruction sets
//
// Each map has one kernel an architecture, for the set that serves it best.
// Elsewhere the functions are loops over those of package transform.
//
//	AVX2        the vertical flip
//	AVX2+GFNI   the other symmetries (some processors without AVX-512 have GFNI)
//	AVX-512     Permute
//	NEON        all, on arm64
//
// # Switching kernels off
//
// The build tag purego leaves out the kernels. When the program starts, GODEBUG=cpu.avx2=off switches
// off all of them on amd64, and GODEBUG=cpu.avx512f=off those with AVX-512; on arm64 it is
// GODEBUG=cpu.asimd=off. Package transform lists all ways.
//
// # Speed
//
// Nanoseconds a board, for 1,024 boards in the first-level cache. The generic column is package
// transform, inlined in a loop.
//
//	                            generic    kernel
//	vertical flip                  0.29      0.08
//	horizontal mirror              1.37      0.09
//	half turn                      1.51      0.09
//	diagonal flip                  1.71      0.09
//	anti-diagonal flip             1.71      0.09
//	quarter turn clockwise         1.91      0.09
//	quarter turn counterclockwise   1.90      0.09
//	Permute                        2.47      0.56
//
// [Permute] looks ranks up in a table of 16 KiB, which is quick as long as nothing else wants the cache. A
// call costs as much as about five boards one by one, so it pays from there on (BenchmarkShort). Go 1.26,
// GOAMD64=v1, AMD EPYC (Zen 4), one thread of a busy machine: lower quartiles of 21 runs of
//
//	go test -run '^$' -bench . -benchtime 200us -count 21 -cpu 1 ./transform/each
//
// Kernels with AVX-512 for the symmetries were as fast as those with GFNI.
//
// Source of the maps: Chess Programming Wiki,
// https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating. Source of the matrix products:
// Intel 64 and IA-32 Architectures Software Developer's Manual, GF2P8AFFINEQB,
// https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sdm.html.
package each
