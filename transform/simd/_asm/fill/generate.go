// Package fill generates the kernels of package fill.
package fill

import "github.com/bitray/bitray/transform/simd/_asm/emit"

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	f := emit.NewFile("fill")
	writeCompass512(f)
	writeCompass256(f)
	for _, set := range []instructionSet{avx512, avx2} {
		for _, s := range sides {
			writePositions(f, set, s)
		}
	}
	assembly, declarations, err := f.Print()
	return map[string][]byte{"kernels_amd64.s": assembly, "kernels_amd64.go": declarations}, err
}
