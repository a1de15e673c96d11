// Package lanes generates the assembly of package perft/replies/lanes.
package lanes

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/gotypes"
)

// asm is what instructions are written to: the functions of this package read like assembly with
// names, and each emits into it.
var asm *emit.File

// Generate returns the generated files by name. It is told the file that declares the types that
// the assembly works on, which imports nothing.
func Generate(nodeFile string) (map[string][]byte, error) {
	layout, err := readLayout(nodeFile)
	if err != nil {
		return nil, err
	}
	// The package declares the functions itself, in its own types.
	assembly, _, err := emit.Generate("lanes", func(f *emit.File) error {
		asm = f
		if err := begin(layout, "listMoves", "func(n *node, mover, replier *men, flip uint64)"); err != nil {
			return err
		}
		listMoves()
		if err := begin(layout, "countReplies", "func(n *node) uint64"); err != nil {
			return err
		}
		countReplies()
		return nil
	})
	return map[string][]byte{"lanes_amd64.s": assembly}, err
}

// readLayout returns the types of the node, from their source.
func readLayout(nodeFile string) (*types.Package, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, nodeFile, nil, parser.SkipObjectResolution)
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
