// Package simd gives the sets of vector instructions their names, which the kernels of all packages,
// benchmarks, JSON and tests share.
//
//	set       name      title      instructions
//	Generic   generic   generic    none: Go alone
//	AVX2      avx2      AVX2       AVX, AVX2
//	AVX2GFNI  avx2gfni  AVX2+GFNI  AVX2, and GFNI in 256 bits
//	AVX512    avx512    AVX-512    AVX-512 F, with BW, DQ, VL, CD, VBMI, BITALG, GFNI and BMI2 as kernels need them
//	NEON      neon      NEON       Advanced SIMD, on arm64
//
// A kernel asks for what its own instructions are of, which the comment on its declaration lists, and for nothing
// else; package [github.com/bitray/bitray/internal/simd/feature] answers. So a set can be there for one function
// of a package and not for another, which then uses the next best set. The method Has of a kernel, and the
// function of package each, say which functions are its own, and bitray bench has rows for these alone.
//
// # Which packages have kernels
//
//   - transform/each: maps of slices of boards; AVX512, AVX2GFNI, AVX2, NEON.
//   - fill: the attacks of whole sides; AVX512, AVX2, NEON.
//   - hyperbola: batches of sliders; AVX512, AVX2GFNI, AVX2, NEON.
//   - hyperbola/arithshift: one slider in the lanes of a register; AVX512, AVX2.
//   - magic/hypercube: a change of its state; AVX2, NEON.
//   - attacks/rayword: one slider, and pins, by selected bits; AVX512, NEON.
//   - internal/bmi2, magic/pext, magic/codes, magic/splitpext and kindergarten/pdepline: PEXT and PDEP,
//     where they are fast. This is not a matter of sets: [github.com/bitray/bitray/internal/bmi2.Fast]
//     says whether they are in use.
//   - The counting of replies in lanes below perft: AVX-512 with features of its own, which its function
//     Available names. Its kernels work together, so it asks for what all of them use.
//
// AMD's processors since Zen 4 have all that kernels of the set AVX512 ask for, and Intel's Ice Lake, Tiger Lake,
// Rocket Lake and Xeons with performance cores since Ice Lake. Intel's processors for desktops and laptops have no
// AVX-512 since Alder Lake. With F, BW, DQ, VL and CD alone (Skylake-X, Cascade Lake) these are used: of transform/each the vertical flip and
// the pseudo-rotations; of fill what answers for one position, and RaysEach; and hyperbola/arithshift.
//
// Each package has the same functions in Go, which serve other machines, and proves the kernels
// against them.
//
// The kernels in NEON are proved on an emulated processor, and nothing of them has been timed. They stand
// where a count of executed instructions says that they take half as many as the functions in Go do, or
// fewer; a dozen rooks or bishops of one occupancy take six tenths, and so do the rays of one position, and slices of one to
// four positions six to nine tenths. The descriptions of the packages have the
// counts, and the command that makes them.
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
//	GODEBUG=cpu.avx512f=off      no kernel of AVX512, no perft in lanes
//	GODEBUG=cpu.avx512bw=off     no kernel that uses the extension, no perft in lanes; the same with avx512dq,
//	                             avx512vl, avx512cd and avx512bitalg, and with avx512vbmi, which perft does without
//	GODEBUG=cpu.avx512gfni=off   on processors with AVX-512: no kernel that multiplies bit matrices, no perft in lanes
//	GODEBUG=cpu.avx2=off         no kernel of any set, no perft in lanes; the same with avx
//	GODEBUG=cpu.bmi2=off         PEXT and PDEP emulated, no kernel that masks the end of a slice by BZHI, no perft in lanes
//	GODEBUG=cpu.asimd=off        no kernel of NEON, on arm64
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
