//go:build amd64 && !purego

package pextpdep

import "github.com/bitray/bitray/internal/bmi2"

//lint:file-ignore U1000 the assembly reads fast

// fast is what the assembly looks at before it uses the instructions.
var fast = bmi2.Fast()

// rook, bishop and queen expect a square from 0 to 63. Without the instructions they go on to
// the emulation.

//go:noescape
func rook(sq, occ uint64) uint64

//go:noescape
func bishop(sq, occ uint64) uint64

//go:noescape
func queen(sq, occ uint64) uint64
