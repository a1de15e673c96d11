// Package fill generates the kernels of package fill.
package fill

import (
	"maps"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	kernels, err := emit.GenerateBySet("fill", writeKernels)
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

// neonKernels returns the files for arm64.
func neonKernels() (map[string][]byte, error) {
	f := neon.NewFile("fill")
	writeRaysEachNEON(f)
	for _, s := range questions {
		writePositionsNEON(f, s)
	}
	return f.Files("kernels")
}

func writeKernels(f *emit.File) error {
	writeRaysEach512(f)
	writeCompass256(f)
	for _, set := range []instructionSet{avx512, avx2} {
		for _, s := range questions {
			writePositions(f, set, s)
		}
	}
	return nil
}
