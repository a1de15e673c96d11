package lanes

import (
	"fmt"
	"go/ast"
	values "go/constant"
	"go/parser"
	"go/token"
	"go/types"
)

// readLayout returns the types that the assembly works on, from their source. Their sizes and
// constants must be those of this package.
func readLayout(typeFiles []string) (*types.Package, error) {
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range typeFiles {
		file, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	layout, err := new(types.Config).Check("lanes", set, files, nil)
	if err != nil {
		return nil, err
	}
	return layout, checkLayout(layout)
}

// checkLayout compares what is written down both here and there.
func checkLayout(layout *types.Package) error {
	sizes := types.SizesFor("gc", "amd64")
	for name, want := range map[string]int64{
		"castling": castlingSize, "difference": entrySize, "unit": unitSize, "mending": mendingSize,
	} {
		if got := sizes.Sizeof(layout.Scope().Lookup(name).Type()); got != want {
			return fmt.Errorf("type %s takes %d bytes, expected %d, as in this package", name, got, want)
		}
	}
	for name, want := range map[string]int64{
		"maxPairs": maxPairs, "noSquare": noSquare, "width": width, "words": replyWords,
		"leavesPawns": leavesPawns, "joinsKnights": joinsKnights,
		"joinsDiagonals": joinsDiagonals, "joinsOrthogonals": joinsOrthogonals,
	} {
		c, ok := layout.Scope().Lookup(name).(*types.Const)
		if !ok {
			return fmt.Errorf("no constant %s, expected one", name)
		}
		if got, exact := values.Int64Val(c.Val()); !exact || got != want {
			return fmt.Errorf("constant %s is %v, expected %d, as in this package", name, c.Val(), want)
		}
	}
	return nil
}
