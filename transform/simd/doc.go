// Package simd says which vector instructions this process can use, and gives the sets of instructions
// their names, which the kernels of all packages, benchmarks, JSON and tests share.
//
//	set       name      title      instructions
//	Generic   generic   generic    none: Go alone
//	AVX2      avx2      AVX2       AVX, AVX2, BMI2
//	AVX2GFNI  avx2gfni  AVX2+GFNI  AVX2, and GFNI in 256 bits
//	AVX512    avx512    AVX-512    F, BW, DQ, VL, VBMI, BITALG, and GFNI
//	NEON      neon      NEON       Advanced SIMD, on arm64
//
// # Which packages have kernels
//
//   - transform/each: maps of slices of boards; AVX512, AVX2GFNI, AVX2, NEON.
//   - fill: the attacks of whole sides; AVX512, AVX2.
//   - hyperbola: batches of sliders; AVX512, AVX2GFNI, AVX2, NEON.
//   - hyperbola/arithshift: one slider in the lanes of a register; AVX512 with CD, AVX2.
//   - magic/hypercube: a change of its state; AVX2.
//   - attacks/rayword: one slider, and pins, by selected bits; AVX512.
//   - transform/bmi2, magic/pext, magic/codes, magic/splitpext and kindergarten/pdepline: PEXT and PDEP,
//     where they are fast. This is not a matter of sets: [github.com/bitray/bitray/transform/bmi2.Fast]
//     says whether they are in use.
//   - The counting of replies in lanes below perft: AVX-512 with features of its own, which its function
//     Available names.
//
// Each package has the same functions in Go, which serve other machines, and proves the kernels
// against them.
//
// The kernels in NEON are proved on an emulated processor, and nothing of them has been timed. They stand
// where a count of executed instructions says that they take at most half as many as the functions in Go
// do; the descriptions of the packages have the counts, and the command that makes them.
//
// # Switching kernels off
//
// When a program is built, the tag purego leaves out all assembly of the module:
//
//	go build -tags purego ./...
//
// When it starts, the variable GODEBUG switches off features of the processor. They are asked of
// golang.org/x/sys/cpu, which reads it:
//
//	GODEBUG=cpu.avx512f=off      no set above AVX2GFNI, no perft in lanes; the same with avx512bw,
//	                             avx512dq or avx512vl
//	GODEBUG=cpu.avx512vbmi=off   no set above AVX2GFNI; the same with avx512bitalg
//	GODEBUG=cpu.avx512cd=off     hyperbola/arithshift in AVX2, no perft in lanes
//	GODEBUG=cpu.avx512gfni=off   no set above AVX2, no perft in lanes, on processors with AVX-512
//	GODEBUG=cpu.avx2=off         Generic, no perft in lanes; the same with avx
//	GODEBUG=cpu.bmi2=off         Generic, and PEXT and PDEP emulated
//	GODEBUG=cpu.asimd=off        Generic, on arm64
//	GODEBUG=cpu.all=off          all of these
//
// Settings are joined by commas. The Go run-time does not know all of these features and may say so on
// the standard error; that does no harm. On a processor with GFNI and without AVX-512 no setting
// switches off GFNI alone.
//
// The variable BITRAY_NOSIMD, set to anything, switches off perft in lanes and nothing else.
//
// In a program that runs, one kernel can be compared with another: fill.Kernels and hyperbola.Kernels
// return all that the process can use, with the functions of the package as methods, the best first
// and the generic one last. The perft method scalar counts replies without lanes.
//
// Source of the names: Intel 64 and IA-32 Architectures Software Developer's Manual,
// https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sdm.html.
package simd
