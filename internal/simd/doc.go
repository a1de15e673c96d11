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
//   - internal/bmi2, magic/pext, magic/pextpdep, magic/splitpext and kindergarten/pdepline: PEXT and PDEP,
//     where they are fast. This is not a matter of sets: [github.com/bitray/bitray/internal/bmi2.Fast]
//     says whether they are in use.
//   - The counting of replies in lanes below perft: AVX512 with features of its own, and AVX2 with BMI1, BMI2 and POPCNT,
//     see its function Kernels. The kernels of a set work together, so each asks for what all of them use.
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
// Package [github.com/bitray/bitray/transform] lists all ways to switch kernels off.
//
// Source of the names: Intel 64 and IA-32 Architectures Software Developer's Manual,
// https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sdm.html.
package simd
