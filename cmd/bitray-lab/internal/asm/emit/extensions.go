package emit

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/reg"
)

// evexForms are the extensions that instructions of AVX and AVX2 need in the encoding of AVX-512, which they
// have when they name one of the sixteen registers that it added. The library does not tell the two encodings
// apart.
var evexForms = map[string][]string{
	"VMOVQ":        {"AVX512F"},
	"VPBROADCASTQ": {"AVX512F", "AVX512VL"},
	"VPSHUFD":      {"AVX512F", "AVX512VL"},
}

// isAdded reports whether op is one of the registers that AVX-512 added.
func isAdded(op operand.Op) bool {
	r, ok := op.(reg.Physical)
	return ok && r.Kind() == reg.KindVector && r.PhysicalIndex() >= 16
}

// settleExtensions sets the extensions that a function requires, now that its registers are known. Where an
// instruction fills a register of AVX-512, the library asks for VL now and then, which is about shorter ones.
func settleExtensions(function *ir.Function) error {
	for _, i := range function.Instructions() {
		if slices.ContainsFunc(i.Operands, operand.IsZMM) {
			i.ISA = slices.DeleteFunc(slices.Clone(i.ISA), func(name string) bool { return name == "AVX512VL" })
		}
		if !slices.ContainsFunc(i.Operands, isAdded) || !slices.Contains(i.ISA, "AVX") && !slices.Contains(i.ISA, "AVX2") {
			continue
		}
		isa, ok := evexForms[i.Opcode]
		if !ok {
			return fmt.Errorf("%s: %s names a register of AVX-512: expected an instruction of emit.evexForms", function.Name, i.Opcode)
		}
		i.ISA = isa
	}
	function.ISA = nil
	return pass.RequiredISAExtensions(function)
}

// extensions leaves out of the extensions of the instruction set those that all processors of the
// architecture have.
func extensions(isa []string) []string {
	everywhere := func(name string) bool { return name == "CMOV" || name == "CPUID" }
	return slices.DeleteFunc(slices.Clone(isa), everywhere)
}
