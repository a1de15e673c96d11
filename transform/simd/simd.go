// Package simd says which vector instructions this machine has, as far as the kernels of the
// module are concerned.
//
// Features are asked of golang.org/x/sys/cpu, which lets the environment switch them off, such
// as GODEBUG=cpu.avx512f=off; with the build tag purego there is no assembly at all.
package simd

// Set is a set of instructions in which kernels are written, beside the language itself.
type Set uint8

// The sets, each of which includes those before.
const (
	Portable Set = iota // Go alone
	AVX2                // 256 bits: AVX2 and BMI2
	AVX512              // 512 bits: AVX-512 F, BW, DQ, VL and VBMI, and GFNI
)

var names = [...]string{"portable", "avx2", "avx512"}

// String returns the name of s: "portable", "avx2" or "avx512".
func (s Set) String() string {
	if int(s) < len(names) {
		return names[s]
	}
	return "unknown"
}

// best is the set that the kernels use.
var best = detect()

// Best returns the last set that this machine has.
func Best() Set { return best }

// Sets returns all sets that this machine has, the best first.
func Sets() []Set {
	var sets []Set
	for s := int(best); s >= 0; s-- {
		sets = append(sets, Set(s))
	}
	return sets
}
