// Package attacks defines squares, bitboards and the default attack functions: directions and steps, the
// attacks of every piece, rays and lines.
//
//	targets := attacks.Rook(attacks.D4, occ) &^ own
//
// A set of squares is a [Bitboard]; a1 is bit 0, h1 bit 7, h8 bit 63. [Rook], [Bishop] and
// [Queen] use the default technique, package magic. Each other technique of the module is a package
// with functions of the same names. A program that chooses a technique at run time holds it as [Sliders].
//
// The upper bits of squares (0 to 63), directions (0 to 7) and colors (0 and 1) are ignored, so that
// no argument panics; only to [Square.Bitboard], [SetOf] and the methods of [Bitboard] 64 and beyond are no square. To all
// others [NoSquare] means a1: test the result of [Bitboard.First] before you pass it on, if the set may be empty.
//
// # Which package for what
//
//   - attacks: you have no types yet, or want everything from one import.
//   - [github.com/bitray/bitray/attacks/geometry]: steps, leapers, pawns, rays and lines for your own
//     types, without a technique.
//   - [github.com/bitray/bitray/attacks/legality]: checkers, pins, check masks and attackers for your
//     own types, with the technique that you choose.
//   - [github.com/bitray/bitray/transform]: masks of lines, flips and rotations, numberings of squares.
//   - [github.com/bitray/bitray/attacks/catalog]: all techniques with their cards, by name, and the ray walk that
//     they are compared with.
//   - [github.com/bitray/bitray/attacks/attackstest]: the conformance suite, for your own generator too.
//   - [github.com/bitray/bitray/attacks/classical]: the technique that looks rays up one by one.
//
// An engine with its own types does not need this package: the techniques are generic over
// any integer square and any uint64 board.
//
// # Switching kernels off
//
// Batches of the techniques, PEXT and PDEP, and package perft have kernels in assembly, which they use where the
// processor has the instructions. The build tag purego leaves out all kernels of the module:
//
//	go build -tags purego ./...
//
// At start-up, the variable GODEBUG switches off features of the processor:
//
//	GODEBUG=cpu.avx512f=off      no kernel of AVX512; perft in lanes with AVX2
//	GODEBUG=cpu.avx512bw=off     no kernel that uses the extension, perft in lanes with AVX2; the same with avx512dq,
//	                             avx512vl, avx512cd and avx512bitalg, and with avx512vbmi, which perft does without
//	GODEBUG=cpu.avx512gfni=off   on processors with AVX-512: no kernel that multiplies bit matrices, perft in lanes with AVX2
//	GODEBUG=cpu.avx2=off         no kernel of any set, no perft in lanes; the same with avx
//	GODEBUG=cpu.bmi2=off         PEXT and PDEP emulated, no kernel that masks the end of a slice by BZHI, no perft in lanes
//	GODEBUG=cpu.asimd=off        no kernel of NEON, on arm64
//	GODEBUG=cpu.all=off          all of these
//
// Settings are joined by commas. The Go run-time does not know all of these features and may say so on
// the standard error, which has no effect. On a processor with GFNI and without AVX-512 no setting
// switches off GFNI alone.
//
// Perft in lanes is its method simd; the variable BITRAY_NOSIMD, set to anything, switches off that alone. In
// "bitray bench" each kernel has a row of its own.
package attacks
