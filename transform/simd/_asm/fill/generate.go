// Package fill generates the kernels of package fill.
package fill

import "github.com/bitray/bitray/transform/simd/_asm/emit"

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	files, err := emit.GenerateBySet("fill", writeKernels)
	return files.Named("kernels"), err
}

func writeKernels(f *emit.File) error {
	writeCompass512(f)
	writeCompass256(f)
	for _, set := range []instructionSet{avx512, avx2} {
		for _, s := range sides {
			writePositions(f, set, s)
		}
	}
	return nil
}
