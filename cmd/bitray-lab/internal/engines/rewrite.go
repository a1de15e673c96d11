package engines

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// rewrite returns the source of one file in which functions, by their names, return expressions right at
// their beginning, or nothing. What follows in them stays, so that all that it uses is still used; the
// compiler drops it. importPath is what the expressions know as bitray.
func rewrite(file string, source []byte, changes map[string]string, importPath string) ([]byte, error) {
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var out []byte
	copied := 0
	insert := func(at token.Pos, text string) {
		offset := files.Position(at).Offset
		out = append(append(out, source[copied:offset]...), text...)
		copied = offset
	}
	// The techniques have type parameters. The constraint gives the file a version of the language that has
	// them, whatever that of its module is.
	if !bytes.Contains(source, []byte("//go:build ")) {
		out = append(out, "//go:build go1.21\n\n"...)
	}
	insert(parsed.Name.End(), fmt.Sprintf("; import bitray %q", importPath))
	var names []string
	for _, d := range parsed.Decls {
		function, ok := d.(*ast.FuncDecl)
		if !ok || function.Body == nil {
			continue
		}
		name := nameOf(function)
		names = append(names, name)
		expression, changed := changes[name]
		if !changed {
			continue
		}
		if returns := function.Type.Results != nil; returns != (expression != "") {
			return nil, fmt.Errorf("%s: %s returns %s: expected a function with a result to replace, or without one to drop",
				file, name, map[bool]string{true: "something", false: "nothing"}[returns])
		}
		insert(function.Body.Lbrace+1, " return "+expression+";")
	}
	for name := range changes {
		if !slices.Contains(names, name) {
			return nil, fmt.Errorf("%s: no function %s: expected one of %q", file, name, names)
		}
	}
	// The expressions may do without the import.
	return append(append(out, source[copied:]...), "\n\nvar _ = bitray.Rook[int, uint64]\n"...), nil
}

// nameOf returns the name of a function, and of a method TYPE.METHOD.
func nameOf(function *ast.FuncDecl) string {
	if function.Recv == nil {
		return function.Name.Name
	}
	receiver := strings.TrimPrefix(types.ExprString(function.Recv.List[0].Type), "*")
	receiver, _, _ = strings.Cut(receiver, "[")
	return receiver + "." + function.Name.Name
}
