// Package features generates the function of package internal/simd/feature that asks the processor what it
// has.
package features

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	files, err := emit.Generate("feature", func(f *emit.File) error {
		writeFeatures(f)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return map[string][]byte{"cpuid_amd64.s": files.Assembly, "cpuid_amd64.go": files.Declarations}, nil
}

// writeFeatures writes the function that asks the processor for its extended features. It must
// be called only where leaf 7 of CPUID is known to exist.
func writeFeatures(f *emit.File) {
	f.Function("featuresECX")
	f.Attributes(attr.NOSPLIT)
	f.SignatureExpr("func() (features uint32)")
	f.Doc("featuresECX returns register ECX of leaf 7 of CPUID, which processors with AVX2 have.")
	f.MOVL(operand.U32(7), reg.EAX)
	f.XORL(reg.ECX, reg.ECX)
	f.CPUID()
	features := f.GP32()
	f.MOVL(reg.ECX, features)
	f.Store(features, f.ReturnIndex(0))
	f.RET()
}
