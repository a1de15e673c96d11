// Package fill generates the kernels of package fill.
package fill

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// Write writes the kernels for amd64.
func Write(f *emit.File) {
	writeAttacks(f)
	for _, lanes := range []int{8, 4} {
		for _, q := range questions {
			writePositions(f, lanes, q)
		}
	}
}

// WriteNEON writes the kernels for arm64.
func WriteNEON(f *neon.File) {
	for _, q := range questions {
		writePositionsNEON(f, q)
	}
}
