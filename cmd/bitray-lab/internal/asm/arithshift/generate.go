// Package arithshift generates the kernels of package hyperbola/arithshift.
package arithshift

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"

// piece is a slider with its lanes of a row of the table: rank, file, diagonal and anti-diagonal.
type piece struct {
	name         string
	first, lanes int
}

var pieces = []piece{{"rook", 0, 2}, {"bishop", 2, 2}, {"queen", 0, 4}}

// Write writes the kernels.
func Write(f *emit.File) {
	for _, p := range pieces {
		writeAVX512(f, p)
	}
	for _, p := range pieces {
		writeAVX2(f, p)
	}
}
