package hyperbola

import "github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"

// The functions of three sets that the kernels need.
var (
	aAndBAndNotC = emit.Ternary(func(a, b, c uint8) uint8 { return a & b &^ c })
	aOrBOrC      = emit.Ternary(func(a, b, c uint8) uint8 { return a | b | c })
	aOrDiffer    = emit.Ternary(func(a, b, c uint8) uint8 { return a | (b ^ c) })
)
