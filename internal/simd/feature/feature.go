// Package feature says which extensions of the instruction sets of x86-64 and arm64 this process can use, and
// which of them build on others. Each kernel asks it for what its own instructions are of, and for no more.
//
// The variable GODEBUG switches extensions off when a program starts, see package transform.
package feature

// Set is a set of extensions.
type Set uint32

// The extensions, each with those that it builds on: where one of these is missing, or switched off, the
// others are of no use. The own bit of each is its highest. The names are those of Intel's and Arm's
// manuals, without underscores.
const (
	AVX             Set = 1 << 0
	AVX2                = 1<<1 | AVX
	AVX512F             = 1<<2 | AVX2
	GFNI                = 1<<3 | AVX512F // processors without AVX-512 that have it are not asked
	AVX512BW            = 1<<4 | AVX512F
	AVX512CD            = 1<<5 | AVX512F
	AVX512DQ            = 1<<6 | AVX512F
	AVX512VL            = 1<<7 | AVX512F
	AVX512VBMI          = 1<<8 | AVX512F
	AVX512VBMI2         = 1<<9 | AVX512F
	AVX512BITALG        = 1<<10 | AVX512F
	AVX512VPOPCNTDQ     = 1<<11 | AVX512F
	BMI1            Set = 1 << 12
	BMI2            Set = 1 << 13
	POPCNT          Set = 1 << 14
	ASIMD           Set = 1 << 15 // Advanced SIMD of arm64, which is called NEON
)

var usable = detect()

// Has reports whether this process can use all extensions of s.
func Has(s Set) bool { return usable&s == s }
