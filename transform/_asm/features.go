package main

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// writeFeatures writes the function that asks the processor for its extended features. It must
// be called only where leaf 7 of CPUID is known to exist.
func writeFeatures(c *build.Context) {
	c.Function("featuresECX")
	c.Attributes(attr.NOSPLIT)
	c.SignatureExpr("func() (features uint32)")
	c.Doc("featuresECX returns register ECX of leaf 7 of CPUID, which processors with AVX2 have.")
	c.MOVL(operand.U32(7), reg.EAX)
	c.XORL(reg.ECX, reg.ECX)
	c.CPUID()
	features := c.GP32()
	c.MOVL(reg.ECX, features)
	c.Store(features, c.ReturnIndex(0))
	c.RET()
}
