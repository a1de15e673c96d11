// Package neon writes kernels for arm64, whose 128-bit instructions are called NEON or Advanced SIMD.
// It does for them what the assembler library does for amd64, to which its instructions are confined:
// registers by name, and loops. The file, its constants and its declarations in Go are those of package emit.
//
// Instructions are written as Go's assembler has them: the result is the last operand, and of two
// others the second comes first, so that VSUB b, a, x is a-b and VBIT mask, a, x puts a into x where
// mask has ones.
package neon

import (
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/pass"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// File is a file of assembly under construction. Builds without assembly leave it out.
type File struct{ *emit.File }

// NewFile returns an empty file of a package.
func NewFile(pkg string) *File { return &File{emit.NewFile(pkg)} }

// Files returns the texts of the assembly and of the Go file that declares its functions, by the names
// of the files.
func (f *File) Files() (map[string][]byte, error) {
	file, err := f.Result()
	if err != nil {
		return nil, err
	}
	for _, function := range file.Functions() {
		function.Doc = append(function.Doc, "Instructions: NEON.")
		function.AddInstruction(&ir.Instruction{Opcode: "RET"})
	}
	if err := pass.IncludeTextFlagHeader(file); err != nil {
		return nil, err
	}
	assembly, declarations, err := f.Texts(file)
	return map[string][]byte{"kernels_arm64.s": assembly, "kernels_arm64.go": declarations}, err
}
