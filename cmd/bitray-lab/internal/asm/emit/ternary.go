package emit

import "github.com/mmcloughlin/avo/operand"

// Ternary returns the truth table of a function of three sets as VPTERNLOGQ wants it: the first
// argument is the destination, the last the first operand in Go's order. The table is the
// function of its own columns.
func Ternary(f func(a, b, c uint8) uint8) operand.U8 { return operand.U8(f(0xf0, 0xcc, 0xaa)) }

// The functions that more than one package needs.
var (
	AOrBAndC   = Ternary(func(a, b, c uint8) uint8 { return a | b&c })
	DifferAndC = Ternary(func(a, b, c uint8) uint8 { return (a ^ b) & c })
)
