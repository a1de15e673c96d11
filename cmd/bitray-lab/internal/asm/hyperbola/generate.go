// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import (
	"maps"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	kernels, err := emit.GenerateBySet("hyperbola", writeKernels)
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
	f := neon.NewFile("hyperbola")
	for _, p := range pieces {
		writeAllNEON(f, p)
	}
	return f.Files("kernels")
}

func writeKernels(f *emit.File) error {
	for _, write := range []func(*emit.File, piece){writePairs512, writePairs256, writeAll512, writeAll256} {
		for _, p := range pieces {
			write(f, p)
		}
	}
	return nil
}
