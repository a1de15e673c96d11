//go:build !purego

//lint:file-ignore U1000 the assembly reads fast

package hypercube

import "github.com/bitray/bitray/transform/simd"

// fast is what the assembly looks at: without it toggle jumps on to the portable function.
var fast = simd.Best() >= simd.AVX2
