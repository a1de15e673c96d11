package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/buildtags"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
)

// asm is what instructions are written to: the functions of this program read like assembly with
// names, and each emits into it.
var asm *build.Context

// nodeFile declares the types that the assembly works on, and imports nothing.
const nodeFile = "node.go"

// generate returns the generated files by name.
func generate() (map[string][]byte, error) {
	layout, err := readLayout()
	if err != nil {
		return nil, err
	}
	asm = build.NewContext()
	tables = map[string]global{}
	asm.Constraint(buildtags.Not("purego"))
	if err := begin(layout, "listMoves", "func(n *node, mover, replier *men, flip uint64)"); err != nil {
		return nil, err
	}
	listMoves()
	if err := begin(layout, "countReplies", "func(n *node) uint64"); err != nil {
		return nil, err
	}
	countReplies()

	file, err := asm.Result()
	if err != nil {
		return nil, err
	}
	if err := pass.Compile.Execute(file); err != nil {
		return nil, err
	}
	assembly, err := printer.NewGoAsm(printer.Config{Name: "perft/leaf/lanes/_asm", Pkg: "lanes"}).Print(file)
	return map[string][]byte{"lanes_amd64.s": assembly}, err
}

// readLayout returns the types of the node, from their source.
func readLayout() (*types.Package, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, filepath.Join(target, nodeFile), nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	return new(types.Config).Check("lanes", files, []*ast.File{file}, nil)
}

// begin begins a function.
func begin(layout *types.Package, name, signature string) error {
	s, err := gotypes.ParseSignatureInPackage(layout, signature)
	if err != nil {
		return err
	}
	asm.Function(name)
	asm.Attributes(attr.NOSPLIT)
	asm.Signature(s)
	return nil
}
