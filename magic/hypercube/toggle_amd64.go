//go:build !purego

//lint:file-ignore U1000 the assembly reads fast

package hypercube

import "github.com/bitray/bitray/transform/simd"

// fast is what the assembly looks at before it jumps to the kernel.
var fast = simd.Best() >= simd.AVX2

//go:noescape
func toggle(state, delta *[words]uint64)
