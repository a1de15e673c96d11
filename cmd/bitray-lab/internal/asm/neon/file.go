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
	"go/format"
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
func (f *File) Table(name string, words ...uint64) Address {
	for _, t := range f.tables {
		if t.name == name {
			if !slices.Equal(t.words, words) {
				panic(fmt.Sprintf("constant %s: %#x, and before %#x", name, words, t.words))
			}
			return Address(name + "<>(SB)")
		}
	}
	f.tables = append(f.tables, table{name, words})
	return Address(name + "<>(SB)")
}

// Address is where something lies in memory, for [Kernel.Point].
type Address string

// Files returns the texts of the assembly and of the Go file that declares its functions, by the names
// of the files, which begin with one.
func (f *File) Files(name string) (map[string][]byte, error) {
	if err := f.check(); err != nil {
		return nil, err
	}
	return map[string][]byte{name + "_arm64.s": f.assembly(), name + "_arm64.go": f.declarations()}, nil
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
		fmt.Fprintf(&b, "\n// func %s%s\nTEXT ·%s(SB), NOSPLIT, $0-%d\n%s", k.name, k.signature(), k.name, k.size(), k.text.String())
	}
	return []byte(b.String())
}

func (f *File) declarations() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n//go:build !purego\n\npackage %s\n", emit.Notice, f.pkg)
	for _, k := range f.kernels {
		fmt.Fprintf(&b, "\n// %s\n// Instructions: NEON.\n//\n//go:noescape\nfunc %s%s\n", k.doc, k.name, k.signature())
	}
	text, err := format.Source([]byte(b.String()))
	if err != nil {
		panic(err) // the text is as written here
	}
	return text
}

// check says what a kernel has not finished.
func (f *File) check() error {
	for _, k := range f.kernels {
		if !strings.HasSuffix(k.text.String(), "\tRET\n") {
			return fmt.Errorf("%s does not return", k.name)
		}
	}
	if len(f.kernels) == 0 {
		return fmt.Errorf("package %s: no kernels", f.pkg)
	}
	return nil
}
