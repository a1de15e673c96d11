package engines

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
)

// change names a function of a file, and the expression that it returns instead; "" empties it.
type change struct{ file, function, expression string }

// splice is a text to be inserted before an offset.
type splice struct {
	offset int
	text   string
}

// rewrite returns the source of one file after its changes. The functions of the engine stay under
// other names, without a caller, so that all that they use is still used; the linker drops them.
// importPath is what the expressions know as bitray.
func rewrite(file string, source []byte, changes []change, importPath string) ([]byte, error) {
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	offset := func(p token.Pos) int { return files.Position(p).Offset }
	var splices []splice
	for _, c := range changes {
		function, err := find(parsed, c.function)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		name := offset(function.Name.Pos())
		before, after := source[offset(function.Type.Func):name], source[offset(function.Name.End()):offset(function.Body.Lbrace)]
		body := "{}"
		switch hasResults := function.Type.Results != nil; {
		case c.expression != "" && !hasResults:
			return nil, fmt.Errorf("%s: %s returns nothing: expected a function with a result to replace", file, c.function)
		case c.expression != "":
			body = "{ return " + c.expression + " }"
		case hasResults:
			return nil, fmt.Errorf("%s: %s returns something: expected a function without results to drop", file, c.function)
		}
		splices = append(splices,
			splice{name, "replaced"},
			splice{len(source), fmt.Sprintf("\n\n%s%s%s%s\n", before, function.Name.Name, after, body)})
	}
	if slices.ContainsFunc(changes, func(c change) bool { return c.expression != "" }) {
		splices = append(splices, splice{offset(parsed.Name.End()), fmt.Sprintf("; import bitray %q", importPath)})
	}
	return apply(source, splices), nil
}

// find returns the declaration of a function, or of a method that is named TYPE.METHOD.
func find(file *ast.File, name string) (*ast.FuncDecl, error) {
	var names []string
	for _, d := range file.Decls {
		function, ok := d.(*ast.FuncDecl)
		if !ok || function.Body == nil {
			continue
		}
		full := function.Name.Name
		if function.Recv != nil {
			full = receiver(function.Recv.List[0].Type) + "." + full
		}
		if full == name {
			return function, nil
		}
		names = append(names, full)
	}
	return nil, fmt.Errorf("no function %s: expected one of %q", name, names)
}

// receiver returns the name of the type of a receiver.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

func apply(source []byte, splices []splice) []byte {
	slices.SortStableFunc(splices, func(a, b splice) int { return cmp.Compare(a.offset, b.offset) })
	var out bytes.Buffer
	done := 0
	for _, s := range splices {
		out.Write(source[done:s.offset])
		out.WriteString(s.text)
		done = s.offset
	}
	out.Write(source[done:])
	return out.Bytes()
}
