package lanes

import (
	"fmt"
	"go/ast"
	values "go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
)

// readLayout returns the types that the assembly works on, from their source, which imports nothing. Their sizes
// and constants must be those of this package.
func readLayout(directory string) (*types.Package, error) {
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range []string{"node.go", "triple.go"} {
		file, err := parser.ParseFile(set, filepath.Join(directory, name), nil, parser.SkipObjectResolution)
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

// checkLayout compares the sizes of types, and constants, that are written down both here and there.
func checkLayout(layout *types.Package) error {
	for name, want := range map[string]int64{
		"castling": castlingSize, "difference": entrySize, "unit": unitSize,
		"kingLines": linesSize, "double": doubleSize,
		"maxPairs": maxPairs, "noSquare": noSquare, "width": width, "words": replyWords,
		"leavesPawns": leavesPawns, "joinsKnights": joinsKnights,
		"joinsDiagonals": joinsDiagonals, "joinsOrthogonals": joinsOrthogonals,
		"castlesFirst": castlesFirst, "capturesEnPassant": capturesEnPassant,
	} {
		var got int64
		switch o := layout.Scope().Lookup(name).(type) {
		case *types.TypeName:
			got = types.SizesFor("gc", "amd64").Sizeof(o.Type())
		case *types.Const:
			got, _ = values.Int64Val(o.Val())
		}
		if got != want {
			return fmt.Errorf("%s is %d, expected %d, as in this package", name, got, want)
		}
	}
	return nil
}
