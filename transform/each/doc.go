// Package each maps slices of boards: the symmetries of the board and the rotations by 45
// degrees of package transform, for many boards in one call.
//
// On amd64 a symmetry takes one or two instructions for eight boards. An 8x8 bit matrix is what
// the instruction VGF2P8AFFINEQB of GFNI multiplies: by the matrix with ones on its main
// diagonal from one side a board is mirrored, from the other side it is turned; a shuffle of
// bytes turns it upside down, and every symmetry of the board is a product of these. The
// rotations by 45 degrees are the steps of package transform on eight or four boards at once.
//
// The kernels are written for three sets of instructions: AVX-512 with GFNI, AVX2 with GFNI
// (processors exist that have no AVX-512 but GFNI), and AVX2 alone. [InstructionSet] says which
// is in use. Elsewhere, and with the build tag purego, the functions are loops over those of
// package transform. The kernels can be switched off one by one by GODEBUG:
//
//	GODEBUG=cpu.avx512f=off                  AVX2 with GFNI, or AVX2
//	GODEBUG=cpu.avx512gfni=off               AVX2
//	GODEBUG=cpu.avx512f=off,cpu.avx2=off     no kernels
//
// Every function maps the boards of src to dst and returns how many: as many as the shorter of
// the two slices holds. The slices may be the same; otherwise they must not overlap. They may
// be of any length and alignment. Nothing is allocated.
package each
