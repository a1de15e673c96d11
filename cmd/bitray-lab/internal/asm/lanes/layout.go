package lanes

import (
	"go/ast"
	values "go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
)

// layout has the types that the assembly works on, and their constants.
type layout struct{ *types.Package }

// readLayout reads them from their source, which imports nothing.
func readLayout(directory string) (layout, error) {
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range []string{"node.go", "triple.go"} {
		file, err := parser.ParseFile(set, filepath.Join(directory, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return layout{}, err
		}
		files = append(files, file)
	}
	types, err := new(types.Config).Check("lanes", set, files, nil)
	return layout{types}, err
}

// bytesOf returns the size of a type.
func (l layout) bytesOf(name string) int {
	return int(types.SizesFor("gc", "amd64").Sizeof(l.Scope().Lookup(name).Type()))
}

// named returns a constant.
func (l layout) named(name string) int {
	value, _ := values.Int64Val(l.Scope().Lookup(name).(*types.Const).Val())
	return int(value)
}
