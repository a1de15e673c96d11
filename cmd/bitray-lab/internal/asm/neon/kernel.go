// Package neon writes kernels for arm64, whose 128-bit instructions are called NEON or Advanced SIMD.
// It does for them what the assembler library does for amd64, to which its instructions are confined:
// registers by name, and loops. The file, its constants and its declarations in Go are those of package emit.
//
// Instructions are written as Go's assembler has them: the result is the last operand, and of two
// others the second comes first, so that VSUB b, a, x is a-b and VBIT mask, a, x puts a into x where
// mask has ones.
package neon

import (
	"fmt"

	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
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

// Kernel is a function under construction.
type Kernel struct {
	file    *emit.File
	name    string
	vectors [32]bool // in use
	general int      // how many are in use
	labels  int
}

// Begin begins a function without results, which returns at the end of its text. What its parameters point to
// does not escape.
func (f *File) Begin(name, signature, about string) *Kernel {
	f.File.Begin(0, name, signature, name+" "+about)
	return &Kernel{file: f.File, name: name}
}

// text is an operand as it is written.
type text string

func (t text) Asm() string { return string(t) }

// Op writes an instruction.
func (k *Kernel) Op(name string, operands ...any) {
	var list []operand.Op
	for _, operand := range operands {
		list = append(list, text(fmt.Sprint(operand)))
	}
	k.file.Instruction(&ir.Instruction{Opcode: name, Operands: list})
}

// New returns a vector register that an instruction has written, which is its last operand.
func (k *Kernel) New(name string, operands ...any) Vector {
	v := k.Vector()
	k.Op(name, append(operands, v)...)
	return v
}

// Base returns a register with the address of the first element of a parameter that is a slice.
func (k *Kernel) Base(slice string) General { return k.load(k.file.Param(slice).Base()) }

// Len returns a register with the length of a slice.
func (k *Kernel) Len(slice string) General { return k.load(k.file.Param(slice).Len()) }

// Value returns a register with a parameter that is a pointer or a word.
func (k *Kernel) Value(name string) General { return k.load(k.file.Param(name)) }

func (k *Kernel) load(c gotypes.Component) General {
	r := k.General()
	k.Op("MOVD", emit.Address(c).Asm(), r)
	return r
}

// Table returns a register with the address of read-only words; see [emit.File.Table].
func (k *Kernel) Table(name string, words ...uint64) General {
	r := k.General()
	k.Op("MOVD", "$"+k.file.Table(name, words...).Asm(), r)
	return r
}

// Loop repeats body, which handles a number of elements, while that many are left. It uses left up.
func (k *Kernel) Loop(left General, elements int, body func()) {
	k.labels++
	round, end := fmt.Sprintf("round%d", k.labels), fmt.Sprintf("end%d", k.labels)
	k.Op("SUBS", Imm(elements), left, left)
	k.Op("BLT", end)
	k.file.Label(round)
	body()
	k.Op("SUBS", Imm(elements), left, left)
	k.Op("BGE", round)
	k.file.Label(end)
}

// Choose goes one way if a word is not zero, and the other way if it is.
func (k *Kernel) Choose(word General, notZero, zero func()) {
	k.labels++
	otherwise, end := fmt.Sprintf("otherwise%d", k.labels), fmt.Sprintf("chosen%d", k.labels)
	k.Op("CBZ", word, otherwise)
	notZero()
	k.Op("B", end)
	k.file.Label(otherwise)
	zero()
	k.file.Label(end)
}
