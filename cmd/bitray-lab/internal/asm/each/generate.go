// Package each generates the kernels of package transform/each. Those that differ in constants alone are one, which
// is told the constants.
package each

import (
	"maps"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	kernels, err := emit.Generate("each", writeKernels)
	if err != nil {
		return nil, err
	}
	files, err := neonKernels()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, kernels.Named("kernels"))
	return files, nil
}

func writeKernels(f *emit.File) error {
	writePermutation(f)
	writeMap(f, "flipVerticalAVX2", "", "flips the boards of src to dst, which is as long, upside down.", flipVertical)
	writeMap(f, "timesMatrixAVX2GFNI", product, "multiplies the boards of src by a matrix from the right"+byProduct, timesMatrix)
	writeMap(f, "matrixTimesAVX2GFNI", product, "multiplies the boards of src by a matrix from the left"+byProduct, matrixTimes)
	return nil
}

// What kernels are told besides the slices.
const (
	product   = ", by *[3]uint64"
	byProduct = ", into dst, which is as long. by holds an order of bytes that they are brought to before, and the matrix."
)
