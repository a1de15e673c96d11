// Package each generates the kernels of package transform/each. Those that differ in constants alone are one,
// which is told the constants.
package each

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"

// Write writes the kernels for amd64.
func Write(f *emit.File) {
	writePermutation(f)
	writeMap(f, "flipVerticalAVX2", "", "flips the boards of src to dst, which is as long, upside down.", flipVertical)
	writeMap(f, "timesMatrixAVX2GFNI", product, "multiplies the boards of src by a matrix from the right"+byProduct, timesMatrix)
	writeMap(f, "matrixTimesAVX2GFNI", product, "multiplies the boards of src by a matrix from the left"+byProduct, matrixTimes)
}

// What kernels are told besides the slices.
const (
	product   = ", by *[3]uint64"
	byProduct = ", into dst, which is as long. by holds an order of bytes that they are brought to before, and the matrix."
)
