package each

import "github.com/bitray/bitray/internal/simd"

// With runs f with the kernels of a set of instructions.
func With(set simd.Set, f func()) {
	defer func(before simd.Set) { chosen = before }(chosen)
	chosen = set
	f()
}
