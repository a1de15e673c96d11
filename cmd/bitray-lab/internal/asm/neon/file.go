// Package neon writes kernels for arm64, whose 128-bit instructions are called NEON or Advanced SIMD.
// It does for them what the assembler library and package emit do for amd64, which the library is
// confined to: registers by name, constants laid down once, loops, and the file in Go that declares
// the functions.
//
// Instructions are written as Go's assembler has them: the result is the last operand, and of two
// others the second comes first, so that VSUB b, a, x is a-b and VBIT mask, a, x puts a into x where
// mask has ones.
package neon

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// File is a file of assembly under construction. Builds without assembly leave it out.
type File struct {
	pkg     string
	kernels []*Kernel
	tables  []table
}

// table is read-only memory.
type table struct {
	name  string
	words []uint64
}

// NewFile returns an empty file of a package.
func NewFile(pkg string) *File { return &File{pkg: pkg} }

// Table lays down read-only words once under a name, and returns their address. To ask for other
// words by the same name is a mistake of the generator's, and panics.
func (f *File) Table(name string, words ...uint64) (address string) {
	i := slices.IndexFunc(f.tables, func(t table) bool { return t.name == name })
	switch {
	case i < 0:
		f.tables = append(f.tables, table{name, words})
	case !slices.Equal(f.tables[i].words, words):
		panic(fmt.Sprintf("constant %s: %#x, and before %#x", name, words, f.tables[i].words))
	}
	return name + "<>(SB)"
}

// Files returns the texts of the assembly and of the Go file that declares its functions, by the names
// of the files, which begin with one.
func (f *File) Files(name string) map[string][]byte {
	return map[string][]byte{name + "_arm64.s": f.assembly(), name + "_arm64.go": f.declarations()}
}

func (f *File) assembly() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n//go:build !purego\n\n#include \"textflag.h\"\n", emit.Notice)
	for _, t := range f.tables {
		b.WriteByte('\n')
		for i, w := range t.words {
			fmt.Fprintf(&b, "DATA %s<>+%d(SB)/8, $0x%016x\n", t.name, 8*i, w)
		}
		fmt.Fprintf(&b, "GLOBL %s<>(SB), RODATA|NOPTR, $%d\n", t.name, 8*len(t.words))
	}
	for _, k := range f.kernels {
		fmt.Fprintf(&b, "\n// func %s%s\nTEXT ·%s(SB), NOSPLIT, $0-%d\n%s\tRET\n", k.name, k.signature, k.name, k.signature.Bytes(), &k.text)
	}
	return []byte(b.String())
}

func (f *File) declarations() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n//go:build !purego\n\npackage %s\n", emit.Notice, f.pkg)
	for _, k := range f.kernels {
		fmt.Fprintf(&b, "\n// %s\n// Instructions: NEON.\n//\n//go:noescape\nfunc %s%s\n", k.doc, k.name, k.signature)
	}
	return []byte(b.String())
}
