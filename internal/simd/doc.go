// Package simd gives the sets of vector instructions their names, which the kernels of all packages,
// benchmarks, JSON and tests share.
//
//	set      name     title    instructions
//	Generic  generic  generic  none: Go alone
//	AVX2     avx2     AVX2     AVX, AVX2
//	AVX512   avx512   AVX-512  AVX-512 F, with BW, DQ, VL, CD, VBMI, BITALG, GFNI and BMI2 as kernels need them
//	NEON     neon     NEON     Advanced SIMD, on arm64
//
// A kernel needs the features of its own instructions, which the comment on its declaration lists, and
// nothing else; package [github.com/bitray/bitray/internal/simd/feature] tells. So a set can be there for
// one function of a package and not for another, which then uses the next best set. [Kernels.Has]
// says which functions have one, and bitray bench has rows for these alone.
//
// # Which kernels there are
//
// A kernel stays if a function that an engine or a tool calls uses it, and if it gains enough over what would
// run without it, the next best kernel or Go: 1.3 times where it was timed, and, where it was not
// (NEON), 3 times by the count of executed instructions.
//
// # Which packages have kernels
//
//   - fill: the attacks of whole sides; AVX512, AVX2, NEON.
//   - hyperbola: sliders in slices; AVX512, AVX2. Whole boards; AVX2, NEON.
//   - hyperbola/arithshift: one slider in the lanes of a register; AVX512.
//   - magic/hypercube: a change of its state; AVX2.
//   - attacks/rayword: one slider, by selected bits; AVX512.
//   - internal/bmi2, magic/pext, magic/pextpdep, magic/splitpext and kindergarten/pdepline: PEXT and PDEP,
//     where they are fast. This is not a matter of sets: [github.com/bitray/bitray/internal/bmi2.Fast]
//     says whether they are in use.
//   - The counting of replies in lanes below perft: AVX512 with other features, and AVX2 with BMI1, BMI2 and
//     POPCNT, see its function Kernels. The kernels of a set work together, so each asks for what all of them
//     use.
//
// AMD's processors since Zen 4 have all that kernels of the set AVX512 ask for, and Intel's Ice Lake, Tiger
// Lake, Rocket Lake and Xeons with performance cores since Ice Lake. Intel's processors for desktops and
// laptops have no AVX-512 since Alder Lake. With F, BW, DQ, VL and CD alone (Skylake-X, Cascade Lake) only
// hyperbola/arithshift uses it.
//
// Each package has the same functions in Go, which serve other machines, and proves the kernels
// against them. The kernels in NEON are proved on an emulated processor. The file of each package that
// chooses them has the counts, and the command that prints them.
//
// Package [github.com/bitray/bitray/attacks] lists all ways to switch kernels off.
//
// Source of the names: Intel 64 and IA-32 Architectures Software Developer's Manual,
// https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sdm.html.
package simd
