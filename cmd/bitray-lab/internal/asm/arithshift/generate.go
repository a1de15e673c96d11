// Package arithshift generates the kernels of package hyperbola/arithshift.
package arithshift

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	files, err := emit.Generate("arithshift", writeKernels)
	return files.Named("kernels"), err
}

// piece is a slider with its lanes of a row of the table: rank, file, diagonal and anti-diagonal.
type piece struct {
	name         string
	first, lanes int
}

var pieces = []piece{{"rook", 0, 2}, {"bishop", 2, 2}, {"queen", 0, 4}}

func writeKernels(f *emit.File) error {
	for _, p := range pieces {
		writeAVX512(f, p)
	}
	for _, p := range pieces {
		writeAVX2(f, p)
	}
	return nil
}
