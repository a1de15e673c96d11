// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import "github.com/bitray/bitray/transform/simd/_asm/emit"

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	assembly, declarations, err := emit.Generate("hyperbola", writeKernels)
	return map[string][]byte{"kernels_amd64.s": assembly, "kernels_amd64.go": declarations}, err
}

func writeKernels(f *emit.File) error {
	for _, write := range []func(*emit.File, piece){
		writePairs512, writePairs256, writePairs256GFNI, writeFrom512, writeAll512, writeAll256,
	} {
		for _, p := range pieces {
			write(f, p)
		}
	}
	return nil
}
