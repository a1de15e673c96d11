// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import "github.com/bitray/bitray/transform/simd/_asm/emit"

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	files, err := emit.GenerateBySet("hyperbola", writeKernels)
	return files.Named("kernels"), err
}

func writeKernels(f *emit.File) error {
	for _, write := range []func(*emit.File, piece){
		writePairs512, writePairs256, writePairs256GFNI, writeFrom512, writeAll512, writeAll256, writeMany256,
	} {
		for _, p := range pieces {
			write(f, p)
		}
	}
	writeManyQueens512(f)
	return nil
}
