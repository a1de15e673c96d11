// Package hyperbola generates the kernels of package hyperbola.
package hyperbola

import (
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

type vec = reg.VecVirtual

// piece is a slider with the lines that it uses.
type piece struct {
	name         string
	rook, bishop bool
}

var pieces = []piece{
	{name: "rooks", rook: true},
	{name: "bishops", bishop: true},
	{name: "queens", rook: true, bishop: true},
}

// Write writes the kernels for amd64.
func Write(f *emit.File) {
	for _, write := range []func(*emit.File, piece){writePairs512, writePairs256, writeAll256} {
		for _, p := range pieces {
			write(f, p)
		}
	}
}

// WriteNEON writes the kernels for arm64.
func WriteNEON(f *neon.File) {
	for _, p := range pieces {
		writeAllNEON(f, p)
	}
}
