// Package feature says which extensions of the instruction sets of x86-64 and arm64 this process can use, and
// which of them build on others. Each kernel asks it for what its own instructions are of, and for no more.
//
// The variable GODEBUG switches extensions off when a program starts, see package transform.
package feature

// Set is a set of extensions.
type Set uint32

// A bit for each extension.
const (
	bitAVX Set = 1 << iota
	bitAVX2
	bitGFNI
	bitAVX512F
	bitAVX512BW
	bitAVX512CD
	bitAVX512DQ
	bitAVX512VL
	bitAVX512VBMI
	bitAVX512VBMI2
	bitAVX512BITALG
	bitAVX512VPOPCNTDQ
	bitBMI1
	bitBMI2
	bitPOPCNT
	bitASIMD
)

// The extensions, each with those that it builds on: where one of these is missing, or switched off, the
// others are of no use. The names are those of Intel's and Arm's
// manuals, without underscores.
const (
	AVX             = bitAVX
	AVX2            = bitAVX2 | AVX
	GFNI            = bitGFNI | AVX // in its VEX encoding; with AVX512F in 512 bits too
	AVX512F         = bitAVX512F | AVX2
	AVX512BW        = bitAVX512BW | AVX512F
	AVX512CD        = bitAVX512CD | AVX512F
	AVX512DQ        = bitAVX512DQ | AVX512F
	AVX512VL        = bitAVX512VL | AVX512F
	AVX512VBMI      = bitAVX512VBMI | AVX512F
	AVX512VBMI2     = bitAVX512VBMI2 | AVX512F
	AVX512BITALG    = bitAVX512BITALG | AVX512F
	AVX512VPOPCNTDQ = bitAVX512VPOPCNTDQ | AVX512F
	BMI1            = bitBMI1
	BMI2            = bitBMI2
	POPCNT          = bitPOPCNT
	ASIMD           = bitASIMD // Advanced SIMD of arm64, which is called NEON
)

var usable = detect()

// Has reports whether this process can use all extensions of s.
func Has(s Set) bool { return usable&s == s }
